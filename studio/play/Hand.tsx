import type { WildBlueGame, WildBlueInput } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import { HandCard } from './HandCard.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly game: WildBlueGame | undefined
  readonly fight: Fight | undefined
  readonly words: Words | undefined
}

/** The hand of whoever has to choose, with the reason for every card that cannot be played. */
export function Hand({ game, fight, words }: Props) {
  const seat = fight?.decision?.seat
  const held = game && fight && seat !== undefined ? handOf(game, fight, seat) : undefined
  return (
    <section className="panel hand" aria-label="Hand">
      <div className="panel-header">
        <h2>Hand</h2>
        {seat !== undefined && words && (
          <span className="quiet">
            {words.side(seat)}, {words.aircraft(seat)}
          </span>
        )}
      </div>
      {held && words && held.length > 0 ? (
        <ul className="hand-cards">
          {held.map(({ card, copies, refusal }) => (
            <li key={card}>
              <HandCard
                name={words.card(card)}
                colour={words.colourOf(card)}
                copies={copies}
                reason={refusal && words.refusal(refusal)}
                rules={refusal?.rules ?? []}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{held ? 'No cards left.' : 'The hand of whoever has to choose lies here.'}</p>
      )}
    </section>
  )
}

function handOf(game: WildBlueGame, { state, decision }: Fight, seat: string) {
  const view = game.view(state, seat)
  const hand = view.elements.find(({ side }) => side === seat)?.hand ?? []
  const enemy = view.elements.find(({ side }) => side !== seat)?.leader.id ?? ''
  return [...new Set(hand)].map((card) => {
    const input: WildBlueInput =
      decision?.kind === 'answer' ? { seat, do: 'answer', card } : { seat, do: 'attack', card, target: enemy }
    return {
      card,
      copies: hand.filter((each) => each === card).length,
      refusal: game.whyNot(state, input),
    }
  })
}
