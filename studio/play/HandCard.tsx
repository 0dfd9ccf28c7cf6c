import type { PlaySession } from '../state/playSession.ts'
import type { CardAtHand } from './cardsAtHand.ts'
import { CardGlyph } from './CardGlyph.tsx'
import { RuleChips } from './RuleChips.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly words: Words
  readonly held: CardAtHand
  /** Why it is not played is said elsewhere, for all cards of the hand. */
  readonly quiet: boolean
}

export function HandCard({ session, words, held, quiet }: Props) {
  const { card, copies, refusal } = held
  const [, subtitle] = / \((.*)\)$/.exec(words.card(card)) ?? []
  const colour = words.colourOf(card)
  return (
    <div className={`hand-card ${colour} ${refusal || quiet ? '' : 'playable'}`}>
      <div className="band">
        <CardGlyph colour={colour} />
        <span>{words.shortCard(card)}</span>
        {copies > 1 && <span className="copies">×{copies}</span>}
      </div>
      <div className="about">
        {subtitle !== undefined && <p className="subtitle">{subtitle}</p>}
        {!quiet && !refusal && <Playable {...{ session, words, held }} />}
        {!quiet && refusal && (
          <>
            <p className="cannot">Not now: {words.refusal(refusal)}</p>
            <RuleChips session={session} rules={refusal.rules} />
          </>
        )}
      </div>
    </div>
  )
}

/** Played from the hand where there is one way only; otherwise the choices tell the ways apart. */
function Playable({ session, words, held: { choices } }: Omit<Props, 'quiet'>) {
  const [choice] = choices
  if (!choice || choices.length > 1) return <p className="can">{choices.length} ways to play it</p>
  return (
    <button
      className="can link"
      onClick={() => {
        session.choose(choice)
      }}
    >
      {words.input(choice)}
    </button>
  )
}
