import type { Fight, PlaySession } from '../state/playSession.ts'
import { cardsAtHand, type Held } from './cardsAtHand.ts'
import { HandCard } from './HandCard.tsx'
import { RuleChips } from './RuleChips.tsx'
import type { SeenTable } from './seenTable.ts'

interface Props {
  readonly session: PlaySession
  readonly seen: SeenTable | undefined
}

/** The hands of whoever has to choose, with the reason for every card that cannot be played. */
export function Hand({ session, seen }: Props) {
  const { words, fight } = seen ?? {}
  const decision = fight?.decision
  const hands = seen ? cardsAtHand(seen) : []
  const idle = noneOfThem(hands)
  const [only] = hands.length === 1 ? hands : []
  return (
    <section className="panel hand" aria-label="Hand">
      <div className="panel-header">
        <h2>Hand</h2>
        {decision && words && (
          <span className="quiet">
            {words.side(decision.seat)}
            {only && `, ${words.aircraft(only.aircraft)}`}
          </span>
        )}
        {idle && (
          <span className="quiet hand-idle">
            No card is played in this step. <RuleChips session={session} rules={idle.rules} />
          </span>
        )}
      </div>
      {words && hands.some(({ cards }) => cards.length > 0) ? (
        <div className="hand-groups" tabIndex={0} role="group" aria-label="Cards">
          {hands.map(({ aircraft, inPlay, cards }) => (
            <div key={aircraft} className="hand-group">
              {!only && (
                <p className="hand-of">
                  {words.aircraft(aircraft)}
                  {!inPlay && <span className="quiet"> not played from now</span>}
                </p>
              )}
              {cards.length === 0 && <p className="quiet">No cards.</p>}
              <ul className="hand-cards">
                {cards.map((held) => (
                  <li key={held.card}>
                    <HandCard {...{ session, words, held }} quiet={!inPlay || idle !== undefined} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <p className="empty">{nothingHeld(fight)}</p>
      )}
    </section>
  )
}

/** Where no card can be played at all, it is said once for all. */
function noneOfThem(hands: readonly Held[]) {
  const refusals = hands.flatMap(({ cards }) => cards.map(({ refusal }) => refusal))
  return refusals.every((each) => each?.code === 'wrong-action') ? refusals[0] : undefined
}

function nothingHeld(fight: Fight | undefined): string {
  if (!fight) return 'The hand of whoever has to choose lies here.'
  return fight.decision ? 'No cards at hand.' : 'Nobody has to choose any more.'
}
