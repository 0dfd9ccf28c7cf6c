import { Undo2 } from 'lucide-react'
import type { CompiledPack, WildBlueGame } from '../../runtime/index.ts'
import type { Fight, PlaySession } from '../state/playSession.ts'
import { Offered } from './Offered.tsx'
import { outcomeSentence } from './outcomeSentence.ts'
import type { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly game: WildBlueGame | undefined
  readonly pack: CompiledPack | undefined
  readonly fight: Fight | undefined
  readonly words: Words | undefined
}

export function Choices({ session, game, pack, fight, words }: Props) {
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
      {game && pack && fight?.decision && words ? (
        <Offered {...{ session, game, pack, fight, words }} decision={fight.decision} />
      ) : (
        <p className="empty">
          {fight && words ? outcomeSentence(fight.outcome, words) : 'Nobody has to choose yet.'}
        </p>
      )}
    </section>
  )
}
