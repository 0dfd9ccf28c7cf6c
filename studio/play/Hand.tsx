import type { CompiledPack, WildBlueGame } from '../../runtime/index.ts'
import type { Fight, PlaySession } from '../state/playSession.ts'
import { cardsAtHand, type Held } from './cardsAtHand.ts'
import { HandCard } from './HandCard.tsx'
import { RuleChips } from './RuleChips.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly game: WildBlueGame | undefined
  readonly pack: CompiledPack | undefined
  readonly fight: Fight | undefined
  readonly words: Words | undefined
}

/** The hands of whoever has to choose, with the reason for every card that cannot be played. */
export function Hand({ session, game, pack, fight, words }: Props) {
  const decision = fight?.decision
  const hands = game && pack && fight ? cardsAtHand(game, pack, fight) : []
  const idle = noneOfThem(hands)
  return (
    <section className="panel hand" aria-label="Hand">
      <div className="panel-header">
        <h2>Hand</h2>
        {decision && words && <span className="quiet">{words.side(decision.seat)}</span>}
        {idle && (
          <span className="quiet hand-idle">
            No card is played in this step. <RuleChips session={session} rules={idle.rules} />
          </span>
        )}
      </div>
      {words && hands.some(({ cards }) => cards.length > 0) ? (
        <div className="hand-groups" tabIndex={0} role="group" aria-label="Cards">
          {hands.map(({ aircraft, cards }) => (
            <div key={aircraft} className="hand-group">
              <p className="hand-of">{words.aircraft(aircraft)}</p>
              <ul className="hand-cards">
                {cards.map((held) => (
                  <li key={held.card}>
                    <HandCard {...{ session, words, held }} quiet={idle !== undefined} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <p className="empty">
          {decision ? 'No cards at hand.' : 'The hand of whoever has to choose lies here.'}
        </p>
      )}
    </section>
  )
}

/** Where no card can be played at all, it is said once for all. */
function noneOfThem(hands: readonly Held[]) {
  const refusals = hands.flatMap(({ cards }) => cards.map(({ refusal }) => refusal))
  return refusals.every((each) => each?.code === 'wrong-action') ? refusals[0] : undefined
}
