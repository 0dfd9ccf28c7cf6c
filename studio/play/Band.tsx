import { Element } from './Element.tsx'
import { formationsOf } from './formations.ts'
import { PositionMark } from './PositionMark.tsx'
import type { SeenTable } from './seenTable.ts'
import type { WildBlueView } from '../../runtime/index.ts'

interface Props {
  readonly seen: SeenTable | undefined
  readonly name: string
  /** Counted from the top; undefined for the place of those who are still choosing. */
  readonly rank: number | undefined
  readonly elements: WildBlueView['elements']
}

/** One altitude: engaged leaders side by side with their position between them, the others by themselves. */
export function Band({ seen, name, rank, elements }: Props) {
  return (
    <div className={elements.length > 0 ? 'band flown' : 'band'} data-band={rank}>
      <span className="band-name">{name}</span>
      {seen && elements.length > 0 && (
        <div className="formations">
          {formationsOf(seen.pack, seen.view, elements).map(({ left, right, engaged }) => (
            <div key={left.id} className="formation">
              <Element
                seen={seen}
                element={left}
                heading={engaged?.left ?? 'up'}
                place={engaged ? 'left' : 'alone'}
              />
              {right && engaged && (
                <>
                  <PositionMark words={seen.words} {...{ left, right, engaged }} />
                  <Element seen={seen} element={right} heading={engaged.right} place="right" />
                </>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
