import { useEffect, useRef, useState } from 'react'
import type { Fight } from '../state/playSession.ts'
import { RuleCard } from './RuleCard.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly fight: Fight | undefined
  readonly words: Words | undefined
}

export function Log({ fight, words }: Props) {
  const [rule, setRule] = useState<string>()
  const body = useRef<HTMLDivElement>(null)
  const events = fight?.events ?? []
  useEffect(() => {
    body.current?.scrollTo({ top: body.current.scrollHeight })
  }, [events.length])
  return (
    <section className="panel log" aria-label="Log">
      <div className="panel-header">
        <h2>Log</h2>
      </div>
      <div className="panel-body" ref={body}>
        {events.length === 0 || !words ? (
          <p className="empty">What happens is written here, with the rules behind it.</p>
        ) : (
          <ol>
            {events.map((event, index) => (
              <li key={index}>
                <span className="number">{index + 1}</span>
                <span className="sentence">{words.event(event)}</span>
                <span className="chips">
                  {[...new Set(event.rules)].map((id) => (
                    <button
                      key={id}
                      className="chip"
                      aria-label={`Rule ${id}`}
                      aria-expanded={rule === id}
                      onClick={() => {
                        setRule(rule === id ? undefined : id)
                      }}
                    >
                      {id}
                    </button>
                  ))}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {rule !== undefined && words && (
        <RuleCard
          id={rule}
          rule={words.rule(rule)}
          onClose={() => {
            setRule(undefined)
          }}
        />
      )}
    </section>
  )
}
