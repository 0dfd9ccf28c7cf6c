// [4.7] The order of play: made in the first game turn by naming elements in turns, kept for the rest of the fight.
import type { DogfightFrame } from './frames.ts'
import type { ElementState } from './state.ts'
import { isFlying, option, type Play } from './table.ts'

/** [4.7-fixed, 4.9.2] The next element of the order that still flies. */
export function nextInOrder({ state }: Play, taken: number): ElementState | undefined {
  let next: ElementState | undefined
  for (const element of state.table.elements)
    if (element.order > taken && isFlying(element) && (!next || element.order < next.order)) next = element
  return next
}

/** Whose turn it is to name an element; undefined when all have acted. */
export function sideToName(play: Play, { first, named, taken }: DogfightFrame): string | undefined {
  const sides = play.content.ruleset.sides.map(({ id }) => id)
  const open = sides.filter((side) => countOf(play, side, (order) => order === 0) > 0)
  if (open.length <= 1) return open[0]
  if (taken === 0 && first !== '') return first
  return option(play, 'uneven-order') === 'spread' ? spread(play, open, named) : alternate(open, named)
}

const alternate = (open: readonly string[], named: string): string | undefined =>
  open.find((side) => side !== named)

/** Under an option the elements of the larger side are spread over the whole game turn. */
function spread(play: Play, open: readonly string[], named: string): string | undefined {
  const placeOf = (side: string): number => {
    const acted = countOf(play, side, (order) => order > 0)
    return (acted + 0.5) / countOf(play, side, () => true)
  }
  const [earliest] = [...open].sort(
    (left, right) => placeOf(left) - placeOf(right) || Number(left === named) - Number(right === named),
  )
  return earliest
}

const countOf = ({ state }: Play, side: string, of: (order: number) => boolean): number =>
  state.table.elements.filter((each) => each.side === side && isFlying(each) && of(each.order)).length
