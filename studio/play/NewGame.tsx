import { useState } from 'react'
import type { CompiledPack, Refusal } from '../../runtime/index.ts'
import { currentDocument } from '../state/currentDocument.ts'
import type { PlaySession, PlayState } from '../state/playSession.ts'
import { useStudioState } from '../state/useStudio.ts'
import { completeForm, fightersOf, offersOf, setupFrom, type GameForm } from './gameForm.ts'
import { Picker } from './Picker.tsx'

interface Props {
  readonly session: PlaySession
  readonly state: PlayState
}

export function NewGame({ session, state: { pack, packs, packId, refusal, fight } }: Props) {
  return (
    <section className="panel" aria-label="New game">
      <div className="panel-header">
        <h2>New game</h2>
      </div>
      <div className="new-game">
        {packs.length > 1 && (
          <Picker
            label="Pack"
            value={packId ?? ''}
            options={packs.map((id) => ({ value: id, name: id }))}
            onChoose={(id) => void session.refresh(id)}
          />
        )}
      </div>
      {pack && <SetupForm session={session} pack={pack} fresh={!fight} />}
      {refusal && <RefusalLine refusal={refusal} />}
    </section>
  )
}

function SetupForm({ session, pack, fresh }: { session: PlaySession; pack: CompiledPack; fresh: boolean }) {
  const written = useStudioState((state) => currentDocument(state.outline, state.place)?.id)
  const [chosen, setChosen] = useState<Partial<GameForm>>({})
  const form = completeForm(pack, chosen, written)
  const { sides, altitudes, positions } = offersOf(pack)
  const choose = (change: Partial<GameForm>): void => {
    setChosen({ ...chosen, ...change })
  }
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        // What is flown stays chosen, whatever is written next.
        setChosen(form)
        session.begin(setupFrom(pack, form), form.seed)
      }}
    >
      {sides.map(({ value: side, name }) => (
        <Picker
          key={side}
          label={`${name} aircraft`}
          value={form.aircraft[side] ?? ''}
          options={fightersOf(pack, side)}
          onChoose={(id) => {
            choose({ aircraft: { ...chosen.aircraft, [side]: id } })
          }}
        />
      ))}
      <Picker
        label="Acts first"
        value={form.first}
        options={sides}
        onChoose={(first) => {
          choose({ first })
        }}
      />
      <Picker
        label="Its position"
        value={form.position}
        options={positions}
        onChoose={(position) => {
          choose({ position })
        }}
      />
      <Picker
        label="Altitude"
        value={form.altitude}
        options={altitudes}
        onChoose={(altitude) => {
          choose({ altitude })
        }}
      />
      <label>
        Seed
        <input
          value={form.seed}
          onChange={(event) => {
            choose({ seed: event.target.value })
          }}
        />
      </label>
      <button className={fresh ? 'button primary' : 'button'} type="submit">
        New game
      </button>
    </form>
  )
}

const RefusalLine = ({ refusal: { code, rules } }: { refusal: Refusal }) => (
  <p className="refusal" role="alert">
    Refused: {code.replaceAll('-', ' ')}
    {rules.length > 0 && ` (${rules.join(', ')})`}.
  </p>
)
