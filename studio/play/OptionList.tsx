import type { CompiledPack } from '../../runtime/index.ts'
import type { OptionValue } from './gameForm.ts'
import { OptionRow } from './OptionRow.tsx'
import { optionGroups } from './optionGroups.ts'

interface Props {
  readonly pack: CompiledPack
  readonly changed: Readonly<Record<string, OptionValue>>
  readonly onChange: (options: Readonly<Record<string, OptionValue>>) => void
}

/** Every optional rule and doubtful reading of the ruleset, by chapter; a count says where something differs. */
export function OptionList({ pack, changed, onChange }: Props) {
  const groups = optionGroups(pack)
  const differing = Object.keys(changed).length
  if (groups.length === 0) return null
  return (
    <div className="set-up-part options">
      <p className="legend">
        Options
        <span className="quiet">{differing === 0 ? 'as the rules have them' : `${differing} differ`}</span>
        {differing > 0 && (
          <button
            type="button"
            className="link"
            onClick={() => {
              onChange({})
            }}
          >
            Reset
          </button>
        )}
      </p>
      {groups.map(({ title, options }) => {
        const own = options.filter(([id]) => Object.hasOwn(changed, id)).length
        return (
          <details key={title}>
            <summary>
              {title}{' '}
              <span className="quiet">{own > 0 ? `${own} of ${options.length} differ` : options.length}</span>
            </summary>
            {options.map(([id, option]) => (
              <OptionRow
                key={id}
                id={id}
                option={option}
                value={changed[id] ?? option.default}
                onChoose={(value) => {
                  onChange({ ...changed, [id]: value })
                }}
              />
            ))}
          </details>
        )
      })}
    </div>
  )
}
