import type { Outcome } from '../../runtime/index.ts'
import type { PlaySession } from '../state/playSession.ts'
import { RuleChips } from './RuleChips.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly outcome: Outcome
  readonly words: Words
}

export const FightOver = ({ session, outcome: { winner, points, rules }, words }: Props) => (
  <div className="fight-over">
    <p>The fight is over.</p>
    <p className="winner">{winner === undefined ? 'Nobody has won' : `${words.side(winner)} has won`}</p>
    <dl>
      {Object.entries(points).map(([side, number]) => (
        <div key={side}>
          <dt>{words.side(side)}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
    <RuleChips session={session} rules={rules} />
    <button
      className="button"
      onClick={() => {
        session.setUp(true)
      }}
    >
      Set up another
    </button>
  </div>
)
