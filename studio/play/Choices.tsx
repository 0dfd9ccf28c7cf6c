import { Undo2 } from 'lucide-react'
import type { PlaySession } from '../state/playSession.ts'
import { FightOver } from './FightOver.tsx'
import { Offered } from './Offered.tsx'
import type { SeenTable } from './seenTable.ts'

interface Props {
  readonly session: PlaySession
  readonly seen: SeenTable | undefined
}

export function Choices({ session, seen }: Props) {
  const fight = seen?.fight
  return (
    <section className="panel choices" aria-label="Choices">
      <div className="panel-header">
        <h2>Choices</h2>
        <span className="spring" />
        {fight && fight.line.log.inputs.length > 0 && (
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
      {seen && fight?.decision ? (
        <Offered session={session} seen={seen} decision={fight.decision} />
      ) : seen && fight?.outcome ? (
        <FightOver session={session} outcome={fight.outcome} words={seen.words} />
      ) : (
        <p className="empty">Nobody has to choose yet.</p>
      )}
    </section>
  )
}
