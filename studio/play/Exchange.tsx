import type { WildBlueView } from '../../runtime/index.ts'
import type { Words } from './words.ts'

/** The cards of the exchange that is going on, the attack first. */
export function Exchange({ chain, words }: { chain: WildBlueView['exchange']; words: Words }) {
  if (chain.length === 0) return null
  return (
    <ol className="chain" aria-label="Cards of this exchange">
      {chain.map(({ by, card }, index) => (
        <li key={index} className={words.colourOf(card)}>
          {words.card(card)} <span>{words.aircraft(by)}</span>
        </li>
      ))}
    </ol>
  )
}
