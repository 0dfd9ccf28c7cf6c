import { useState } from 'react'
import type { CompiledPack } from '../../runtime/index.ts'
import type { PlaySession, PlayState } from '../state/playSession.ts'
import { Picker } from './Picker.tsx'

interface Props {
  readonly session: PlaySession
  readonly state: PlayState
}

export function NewGame({ session, state }: Props) {
  const { pack, packs, packId, refusal, fight } = state
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const choose = (name: string, value: string): void => {
    setChosen({ ...chosen, [name]: value })
  }
  const ruleset = pack?.content.ruleset[pack.ruleset]
  const sides = ruleset?.sides ?? []
  const altitudes = ruleset?.altitudes ?? []
  const value = (name: string, fallback: string | undefined): string => chosen[name] ?? fallback ?? ''
  const first = value('first', sides[0]?.id)
  const altitude = value('altitude', altitudes[Math.floor(altitudes.length / 2)]?.id)
  const position = value('position', 'neutral')
  const seed = value('seed', '1')
  const flown = (side: string): string => value(`aircraft-${side}`, pack && fightersOf(pack, side)[0]?.value)

  const begin = (): void => {
    const ordered = sides.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    const elements = ordered.map(({ id }) => ({ side: id, aircraft: flown(id), altitude }))
    session.begin({ elements, ...(position === 'neutral' ? {} : { position }) }, seed)
  }

  return (
    <section className="panel" aria-label="New game">
      <div className="panel-header">
        <h2>New game</h2>
      </div>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        {packs.length > 1 && (
          <Picker
            label="Pack"
            value={packId ?? ''}
            options={packs.map((id) => ({ value: id, name: id }))}
            onChoose={(id) => void session.refresh(id)}
          />
        )}
        {pack &&
          sides.map(({ id, name }) => (
            <Picker
              key={id}
              label={`${name} aircraft`}
              value={flown(id)}
              options={fightersOf(pack, id)}
              onChoose={(aircraft) => {
                choose(`aircraft-${id}`, aircraft)
              }}
            />
          ))}
        {pack && (
          <>
            <Picker
              label="Acts first"
              value={first}
              options={sides.map(({ id, name }) => ({ value: id, name }))}
              onChoose={(id) => {
                choose('first', id)
              }}
            />
            <Picker
              label="Its position"
              value={position}
              options={(ruleset?.positions ?? []).map(({ id, name }) => ({ value: id, name }))}
              onChoose={(id) => {
                choose('position', id)
              }}
            />
            <Picker
              label="Altitude"
              value={altitude}
              options={altitudes.map(({ id, name }) => ({ value: id, name }))}
              onChoose={(id) => {
                choose('altitude', id)
              }}
            />
            <label>
              Seed
              <input
                value={seed}
                onChange={(event) => {
                  choose('seed', event.target.value)
                }}
              />
            </label>
            <button className={fight ? 'button' : 'button primary'} type="submit">
              New game
            </button>
          </>
        )}
        {refusal && (
          <p className="refusal" role="alert">
            Refused: {refusal.code.replaceAll('-', ' ')}
            {refusal.rules.length > 0 && ` (${refusal.rules.join(', ')})`}.
          </p>
        )}
      </form>
    </section>
  )
}

function fightersOf(pack: CompiledPack, side: string): { value: string; name: string }[] {
  const ruleset = pack.content.ruleset[pack.ruleset]
  return Object.entries(pack.content.aircraft)
    .filter(([, aircraft]) => aircraft.class === 'fighter')
    .filter(([, { side: own, nation }]) => (own ?? ruleset?.nations[nation]?.side) === side)
    .map(([id, { model }]) => ({ value: id, name: model }))
}
