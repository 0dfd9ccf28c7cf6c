import { Undo2 } from 'lucide-react'
import type { Fight, PlaySession } from '../state/playSession.ts'
import type { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly fight: Fight | undefined
  readonly words: Words | undefined
}

export function Choices({ session, fight, words }: Props) {
  return (
    <section className="panel choices" aria-label="Choices">
      <div className="panel-header">
        <h2>Choices</h2>
        <span className="spring" />
        {fight && fight.log.inputs.length > 0 && (
          <button
            className="button with-icon"
            onClick={() => {
              session.undo()
            }}
          >
            <Undo2 size={14} strokeWidth={1.6} aria-hidden /> Take back
          </button>
        )}
      </div>
      <div className="panel-body">
        {fight && words ? (
          <Offered {...{ session, fight, words }} />
        ) : (
          <p className="empty">Nobody has to choose yet.</p>
        )}
      </div>
    </section>
  )
}

function Offered({ session, fight, words }: { session: PlaySession; fight: Fight; words: Words }) {
  const { decision, outcome } = fight
  if (!decision) return <p className="empty">{outcomeWords(outcome, words)}</p>
  return (
    <>
      <p className="to-decide">
        <strong>{words.side(decision.seat)}</strong>, {words.aircraft(decision.seat)}:{' '}
        {QUESTIONS[decision.kind] ?? decision.kind}
      </p>
      <ul>
        {decision.choices.map((choice) => (
          <li key={JSON.stringify(choice)}>
            <button
              className="button choice"
              onClick={() => {
                session.choose(choice)
              }}
            >
              {words.input(choice)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const QUESTIONS: Readonly<Record<string, string>> = {
  attack: 'attack, or end the step',
  answer: 'answer the last card, or pass',
}

function outcomeWords(outcome: Fight['outcome'], words: Words): string {
  if (!outcome) return 'The fight is over.'
  const points = Object.entries(outcome.points).map(([side, number]) => `${words.side(side)} ${number}`)
  const result = outcome.winner === undefined ? 'Nobody has won' : `${words.side(outcome.winner)} has won`
  return `The fight is over. ${result}: ${points.join(', ')}.`
}
