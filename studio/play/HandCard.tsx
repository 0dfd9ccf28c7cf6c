import type { PlaySession } from '../state/playSession.ts'
import type { CardAtHand } from './cardsAtHand.ts'
import { CardGlyph } from './CardGlyph.tsx'
import { RuleChips } from './RuleChips.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly words: Words
  readonly held: CardAtHand
  /** The reason is said elsewhere, for all cards. */
  readonly quiet: boolean
}

export function HandCard({ session, words, held: { card, copies, choices, refusal }, quiet }: Props) {
  const [, name = '', subtitle] = /^(.*?)(?: \((.*)\))?$/.exec(words.card(card)) ?? []
  const colour = words.colourOf(card)
  return (
    <div className={`hand-card ${colour} ${refusal ? '' : 'playable'}`}>
      <div className="band">
        <CardGlyph colour={colour} />
        <span>{name}</span>
        {copies > 1 && <span className="copies">×{copies}</span>}
      </div>
      <div className="about">
        {subtitle !== undefined && <p className="subtitle">{subtitle}</p>}
        {refusal ? (
          !quiet && (
            <>
              <p className="cannot">Not now: {words.refusal(refusal)}</p>
              <RuleChips session={session} rules={refusal.rules} />
            </>
          )
        ) : (
          <p className="can">{choices.length > 1 ? `${choices.length} ways to play it` : 'Can be played'}</p>
        )}
      </div>
    </div>
  )
}
