import { ElementData } from './ElementData.tsx'
import type { Heading } from './formations.ts'
import { Plate } from './Plate.tsx'
import type { SeenElement, SeenTable } from './seenTable.ts'

interface Props {
  readonly seen: SeenTable
  readonly element: SeenElement
  readonly heading: Heading
  /** In a pair the wingman flies on the outside; without one the data stands beside the plates. */
  readonly place: 'left' | 'right' | 'alone'
}

/** Leader and wingman on the table: their plates, and their data upright below. */
export function Element({ seen, element, heading, place }: Props) {
  const { pack, view, words } = seen
  const { leader, wingman, inClouds, side } = element
  const by = view.decision?.by
  const chain = [
    <Plate
      key="leader"
      {...{ pack, side, inClouds, heading }}
      aircraft={leader}
      deciding={by === leader.id || by === element.id}
    />,
    wingman && (
      <Plate
        key="wingman"
        {...{ pack, side, inClouds }}
        heading="up"
        aircraft={wingman}
        deciding={by === wingman.id}
      />
    ),
  ]
  return (
    <div
      className={`element ${place}`}
      role="group"
      aria-label={`${words.aircraft(element.id)}, ${words.side(side)}`}
    >
      <div className="plates">{place === 'left' ? chain.toReversed() : chain}</div>
      <ElementData seen={seen} element={element} />
    </div>
  )
}
