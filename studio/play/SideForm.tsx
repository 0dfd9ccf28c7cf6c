import { Plus, X } from 'lucide-react'
import type { CompiledPack } from '../../runtime/index.ts'
import { fightersOf, mostElements, type FormElement, type Offer } from './gameForm.ts'

interface Props {
  readonly pack: CompiledPack
  readonly side: Offer
  readonly elements: readonly FormElement[]
  readonly onChange: (elements: readonly FormElement[]) => void
}

/** The elements of a side, each an aircraft and whether its leader flies alone. */
export function SideForm({ pack, side: { value: side, name }, elements, onChange }: Props) {
  const fighters = fightersOf(pack, side)
  const change = (at: number, part: Partial<FormElement>): void => {
    onChange(elements.map((element, index) => (index === at ? { ...element, ...part } : element)))
  }
  const last = elements.at(-1)
  return (
    <fieldset className="set-up-part">
      <legend>{name}</legend>
      {elements.map(({ aircraft, lone }, at) => {
        const number = elements.length > 1 ? ` ${at + 1}` : ''
        return (
          <div key={at} className="element-row">
            <select
              aria-label={`${name} aircraft${number}`}
              value={aircraft}
              onChange={(event) => {
                change(at, { aircraft: event.target.value })
              }}
            >
              {fighters.map((fighter) => (
                <option key={fighter.value} value={fighter.value}>
                  {fighter.name}
                </option>
              ))}
            </select>
            <label className="check">
              <input
                type="checkbox"
                aria-label={`${name} lone leader${number}`}
                checked={lone}
                onChange={(event) => {
                  change(at, { lone: event.target.checked })
                }}
              />
              Lone leader
            </label>
            {elements.length > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${name} element${number}`}
                onClick={() => {
                  onChange(elements.filter((_, index) => index !== at))
                }}
              >
                <X size={14} strokeWidth={1.6} aria-hidden />
              </button>
            )}
          </div>
        )
      })}
      {last && elements.length < mostElements(pack) && (
        <button
          type="button"
          className="link with-icon"
          aria-label={`Add an element to ${name}`}
          onClick={() => {
            onChange([...elements, { ...last, lone: false }])
          }}
        >
          <Plus size={13} strokeWidth={1.8} aria-hidden /> Element
        </button>
      )}
    </fieldset>
  )
}
