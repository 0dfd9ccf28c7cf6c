import type { CompiledPack, WildBlueGame, WildBlueView } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import { Band } from './Band.tsx'
import { rulesetOf } from './content.ts'
import { OutOfFight } from './OutOfFight.tsx'
import { TableHeader } from './TableHeader.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly game: WildBlueGame | undefined
  readonly pack: CompiledPack | undefined
  readonly fight: Fight | undefined
  readonly view: WildBlueView | undefined
  readonly words: Words | undefined
}

/** Altitude bands, the highest on top; those with aircraft share the height. */
export function Table({ game, pack, fight, view, words }: Props) {
  const levels = pack ? (rulesetOf(pack)?.altitudes.toReversed() ?? []) : []
  const seen = game && pack && fight && view && words ? { game, pack, fight, view, words } : undefined
  const flying = view?.elements.filter(({ leader }) => leader.fate === 'flying') ?? []
  const unplaced = flying.filter(({ altitude }) => altitude === '')
  return (
    <section className="panel table" aria-label="Table">
      {seen ? (
        <TableHeader {...seen} />
      ) : (
        <div className="panel-header">
          <h2>Table</h2>
        </div>
      )}
      <div className="panel-body bands" data-crowd={crowdOf(flying.length)} {...(seen ? { tabIndex: 0 } : {})}>
        {levels.length === 0 && <p className="empty">The table is laid when a pack can be played.</p>}
        {levels.map(({ id, name }, index) => (
          <Band
            key={id}
            seen={seen}
            name={name}
            rank={index}
            elements={flying.filter(({ altitude }) => altitude === id)}
          />
        ))}
        {unplaced.length > 0 && (
          <Band seen={seen} name="Altitudes are being chosen" rank={undefined} elements={unplaced} />
        )}
        {levels.length > 0 && !seen && <p className="table-empty">Pick aircraft and begin a new game.</p>}
      </div>
      {view && words && <OutOfFight view={view} words={words} />}
    </section>
  )
}

const crowdOf = (elements: number): string => (elements <= 2 ? 'few' : elements <= 4 ? 'some' : 'many')
