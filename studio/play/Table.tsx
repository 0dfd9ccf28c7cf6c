import type { CompiledPack, WildBlueGame } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import { Engagement } from './Engagement.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly game: WildBlueGame | undefined
  readonly pack: CompiledPack | undefined
  readonly fight: Fight | undefined
  readonly words: Words | undefined
}

/** Altitude bands, the highest on top; those with aircraft share the height. */
export function Table({ game, pack, fight, words }: Props) {
  const levels = pack?.content.ruleset[pack.ruleset]?.altitudes.toReversed() ?? []
  return (
    <section className="table" aria-label="Table">
      {levels.length === 0 && <p className="empty">The table is laid when a pack can be played.</p>}
      {levels.map(({ id, name }, index) => {
        const flown = fight?.state.table.elements.some(({ altitude }) => altitude === id) ?? false
        return (
          <div key={id} className={flown ? 'band flown' : 'band'} data-band={index}>
            <span className="band-name">{name}</span>
            {flown && game && pack && fight && words && (
              <Engagement game={game} pack={pack} fight={fight} words={words} altitude={id} />
            )}
          </div>
        )
      })}
      {levels.length > 0 && !fight && <p className="table-empty">Pick two aircraft and begin a new game.</p>}
    </section>
  )
}
