import type { WildBlueView } from '../../runtime/index.ts'
import { CardGlyph } from './CardGlyph.tsx'
import { deckOf, rulesetOf } from './content.ts'
import type { Words } from './words.ts'

interface Props {
  readonly view: WildBlueView | undefined
  readonly words: Words | undefined
}

/** The cards of the exchange that is going on, the newest on top, each side at its own edge. */
export function ResponseChain({ view, words }: Props) {
  const chain = view?.exchange ?? []
  const asked = view?.decision?.kind === 'answer' ? view.decision : undefined
  return (
    <section className="panel response-chain" aria-label="Response chain">
      <div className="panel-header">
        <h2>Response chain</h2>
      </div>
      {chain.length === 0 || !words ? (
        <p className="empty">No exchange of cards is going on.</p>
      ) : (
        <div className="panel-body">
          {asked?.by !== undefined && (
            <p className={`slot ${edgeOf(words, asked.by)}`}>{words.aircraft(asked.by)} may answer</p>
          )}
          <p className="quiet">
            {asked ? `If not, ${resultOf(words, chain)}` : 'The exchange is being settled.'}
          </p>
          <ol reversed>
            {chain
              .map(({ by, card, as }, index) => (
                <li key={index} className={`${words.colourOf(as)} ${edgeOf(words, by)}`}>
                  <span className="glyph">
                    <CardGlyph colour={words.colourOf(as)} />
                  </span>
                  <span className="number">{index + 1}</span>
                  <span className="name">{nameOf(words, card, as)}</span>
                  <span className="owner">{words.aircraft(by)}</span>
                </li>
              ))
              .toReversed()}
          </ol>
        </div>
      )}
    </section>
  )
}

/** The second side stands at the left, the first at the right. */
function edgeOf(words: Words, by: string): 'left' | 'right' {
  const side = sideOf(words, by)
  return rulesetOf(words.pack)?.sides[0]?.id === side ? 'right' : 'left'
}

const sideOf = (words: Words, by: string): string | undefined =>
  words.elements.find(({ leader, wingman }) => leader.id === by || wingman?.id === by)?.side

function nameOf(words: Words, card: string | null, as: string): string {
  if (card === null) return `Counter as ${words.card(as)}`
  return card === as ? words.card(card) : `${words.card(card)} as ${words.card(as)}`
}

/** Whoever played last has won; a card that stops nothing leaves things as they were. */
function resultOf(words: Words, chain: WildBlueView['exchange']): string {
  const cards = deckOf(words.pack)?.cards ?? {}
  const [attack] = chain
  const last = chain.findLast(({ as }, at) => at === 0 || cards[as]?.response?.stops !== false)
  const stands = attack && last && sideOf(words, attack.by) === sideOf(words, last.by)
  return `${words.shortCard(attack?.as)} ${stands ? 'takes effect' : 'is stopped'}.`
}
