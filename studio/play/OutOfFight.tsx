import type { WildBlueView } from '../../runtime/index.ts'
import type { Words } from './words.ts'

/** Elements that have no aircraft left in the fight, and what became of them. */
export function OutOfFight({ view, words }: { view: WildBlueView; words: Words }) {
  const out = view.elements.filter(({ leader }) => leader.fate !== 'flying')
  if (out.length === 0) return null
  return (
    <p className="out-of-fight">
      <strong>Out of the fight</strong>
      {out.map(({ id, side, leader, wingman }) => (
        <span key={id}>
          {words.aircraft(id)} <span className="quiet">{words.side(side)}</span>: {fateOf(leader)}
          {wingman && `, ${wingman.promoted ? 'first leader' : 'wingman'} ${fateOf(wingman)}`}
        </span>
      ))}
    </p>
  )
}

function fateOf({ fate, damaged }: WildBlueView['elements'][number]['leader']): string {
  return fate === 'disengaged' && damaged ? 'damaged, disengaged' : fate
}
