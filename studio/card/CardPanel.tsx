import { Diff } from 'lucide-react'
import { useState } from 'react'
import { useStudioState } from '../state/useStudio.ts'
import { CardFace } from './CardFace.tsx'
import { RatingsTable } from './RatingsTable.tsx'
import { useWide } from './useWide.ts'

export function CardPanel() {
  const { card, sentence } = useStudioState((state) => state.card)
  const [side, setSide] = useState<'front' | 'back'>('front')
  // Where there is room both sides lie side by side, and there is nothing to turn.
  const wide = useWide()
  return (
    <section className="panel" aria-label="Card">
      <div className="panel-header">
        <h2>Card face</h2>
        <span className="spring" />
        {card && !wide && (
          <div className="segments" role="group" aria-label="Side of the card">
            {(['front', 'back'] as const).map((each) => (
              <button
                key={each}
                aria-pressed={side === each}
                onClick={() => {
                  setSide(each)
                }}
              >
                {each === 'front' ? 'Front' : 'Back'}
              </button>
            ))}
          </div>
        )}
      </div>
      {card ? (
        <>
          <div className="card-stage">
            {(wide || side === 'front') && <CardFace card={card} side="front" />}
            {(wide || side === 'back') && <CardFace card={card} side="back" />}
          </div>
          <p className={card.changed > 0 ? 'card-changes some' : 'card-changes'}>
            <Diff size={14} strokeWidth={1.8} aria-hidden />
            {changeWords(card.changed)}
          </p>
          <div className="panel-body" tabIndex={0} role="group" aria-label="Ratings">
            <RatingsTable card={card} />
          </div>
        </>
      ) : (
        <div className="card-stage bare panel-body">
          <p>{sentence}</p>
        </div>
      )}
    </section>
  )
}

const changeWords = (changed: number): string =>
  changed === 0
    ? 'Ratings as shipped'
    : `${changed} ${changed === 1 ? 'rating differs' : 'ratings differ'} from the shipped text`
