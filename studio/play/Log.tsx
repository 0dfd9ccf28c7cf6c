import { useEffect, useRef } from 'react'
import type { CompiledPack } from '../../runtime/index.ts'
import type { FightEvent, PlaySession } from '../state/playSession.ts'
import { ruleOf } from './content.ts'
import { RuleCard } from './RuleCard.tsx'
import { RuleChips } from './RuleChips.tsx'
import type { SeenTable } from './seenTable.ts'

interface Props {
  readonly session: PlaySession
  readonly pack: CompiledPack | undefined
  readonly rule: string | undefined
  readonly seen: SeenTable | undefined
}

/** Where a new part of the log begins. */
const HEADINGS = new Set(['turn-began', 'game-turn-began', 'fight-ended'])

export function Log({ session, pack, rule, seen }: Props) {
  const { fight, words } = seen ?? {}
  const body = useRef<HTMLDivElement>(null)
  const events = fight?.events.filter((event) => isSeen(event, fight.decision?.seat)) ?? []
  const latest = fight?.line.log.inputs.length
  useEffect(() => {
    body.current?.scrollTo({ top: body.current.scrollHeight })
  }, [events.length, latest])
  return (
    <section className="panel log" aria-label="Log">
      <div className="panel-header">
        <h2>Log</h2>
      </div>
      <div className="panel-body" ref={body} tabIndex={events.length > 0 ? 0 : -1}>
        {events.length === 0 || !words ? (
          <p className="empty">What happens is written here, with the rules behind it.</p>
        ) : (
          <ol>
            {events.map((event, index) => (
              <li key={index} className={HEADINGS.has(event.kind) ? 'heading' : ''}>
                <span className="number">
                  {event.input === events[index - 1]?.input ? '' : event.input || ''}
                </span>
                <span className="sentence">
                  {words.event(event)} <RuleChips session={session} rules={event.rules} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {rule !== undefined && pack && (
        <RuleCard
          id={rule}
          rule={ruleOf(pack, rule)}
          onClose={() => {
            session.readRule(undefined)
          }}
        />
      )}
    </section>
  )
}

/** What was told in secret is shown while the one it was told decides. */
const isSeen = ({ seenBy }: FightEvent, seat: string | undefined): boolean =>
  seenBy === 'all' || (seat !== undefined && seenBy.includes(seat))
