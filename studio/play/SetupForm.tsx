import { useState } from 'react'
import type { CompiledPack } from '../../runtime/index.ts'
import { currentDocument } from '../state/currentDocument.ts'
import type { PlaySession } from '../state/playSession.ts'
import { useStudioState } from '../state/useStudio.ts'
import { completeForm, setupFrom, sidesOf, type GameForm } from './gameForm.ts'
import { OptionList } from './OptionList.tsx'
import { SideForm } from './SideForm.tsx'

interface Props {
  readonly session: PlaySession
  readonly pack: CompiledPack
  readonly fresh: boolean
}

export function SetupForm({ session, pack, fresh }: Props) {
  const written = useStudioState((state) => currentDocument(state.outline, state.place)?.id)
  const [chosen, setChosen] = useState<Partial<GameForm>>({})
  const form = completeForm(pack, chosen, written)
  const choose = (change: Partial<GameForm>): void => {
    setChosen({ ...chosen, ...change })
  }
  return (
    <form
      className="set-up-form"
      onSubmit={(event) => {
        event.preventDefault()
        // What is flown stays chosen, whatever is written next.
        setChosen(form)
        session.begin(setupFrom(form), form.seed)
      }}
    >
      {sidesOf(pack).map((side) => (
        <SideForm
          key={side.value}
          pack={pack}
          side={side}
          elements={form.elements[side.value] ?? []}
          onChange={(elements) => {
            choose({ elements: { ...form.elements, [side.value]: elements } })
          }}
        />
      ))}
      <div className="set-up-part two">
        <label>
          Date
          <input
            placeholder="any, or as 1943-07"
            pattern="\d{4}-\d{2}"
            title="A year and a month, as 1943-07"
            value={form.date}
            onChange={(event) => {
              choose({ date: event.target.value })
            }}
          />
        </label>
        <label>
          Seed
          <input
            value={form.seed}
            onChange={(event) => {
              choose({ seed: event.target.value })
            }}
          />
        </label>
      </div>
      <OptionList
        pack={pack}
        changed={form.options}
        onChange={(options) => {
          choose({ options })
        }}
      />
      <div className="set-up-go">
        <button className={fresh ? 'button primary' : 'button'} type="submit">
          New game
        </button>
      </div>
    </form>
  )
}
