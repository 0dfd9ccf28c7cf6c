import type { WildBlueInput } from '../../runtime/index.ts'
import type { Fight, PlaySession } from '../state/playSession.ts'
import { CardGlyph } from './CardGlyph.tsx'
import { groupChoices, type Colour } from './choiceGroups.ts'
import { dueAfter, dueNow } from './dueAfter.ts'
import { notOffered } from './notOffered.ts'
import { count } from './phrases.ts'
import { QUESTIONS } from './questions.ts'
import { RuleChips } from './RuleChips.tsx'
import type { SeenTable } from './seenTable.ts'

interface Props {
  readonly session: PlaySession
  readonly seen: SeenTable
  readonly decision: NonNullable<Fight['decision']>
}

/** The question, its answers by card, the plain ways out at the foot, and what is not offered. */
export function Offered({ session, seen, decision }: Props) {
  const { game, words } = seen
  const { state } = seen.fight.line
  const { groups, plain } = groupChoices(decision.choices, words)
  const missing = notOffered(seen)
  const due = dueNow(state)
  const list = (choices: readonly WildBlueInput[], colour?: Colour) => (
    <ul>
      {choices.map((choice) => (
        <li key={JSON.stringify(choice)}>
          <button
            className={`button choice ${colour ?? ''}`}
            onClick={() => {
              session.choose(choice)
            }}
          >
            {colour && <CardGlyph colour={colour} />}
            {words.input(choice, dueAfter(game, state, choice))}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p className="to-decide">
        <strong>{words.side(decision.seat)}</strong>
        {decision.by !== undefined && `, ${words.aircraft(decision.by)}`}:{' '}
        {QUESTIONS[decision.kind] ?? decision.kind}
        {due > 1 && ` ${count(due, 'card')} to pay.`}
      </p>
      <div className="panel-body offered">
        {groups.map(({ key, title, colour, choices }) => (
          <div key={key} role="group" aria-label={title || 'Choices'}>
            {title !== '' && choices.length > 1 && <p className="group-title">{title}</p>}
            {list(choices, colour)}
          </div>
        ))}
        {missing.length > 0 && (
          <details className="missing">
            <summary>Not offered: {missing.length}</summary>
            <dl>
              {missing.map(({ input, refusal }) => (
                <div key={JSON.stringify(input)}>
                  <dt>{words.input(input)}</dt>
                  <dd>
                    {words.refusal(refusal)} <RuleChips session={session} rules={refusal.rules} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {plain.length > 0 && <div className="plain">{list(plain)}</div>}
    </>
  )
}
