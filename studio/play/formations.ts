// Who is drawn beside whom, and which way the noses point: the first side on the left, always.
import type { CompiledPack, WildBlueView } from '../../runtime/index.ts'
import { rulesetOf, type WildBlueRuleset } from './content.ts'
import type { SeenElement } from './seenTable.ts'

export type Heading = 'up' | 'left' | 'right'

export interface Engaged {
  /** Of the leader on top toward the other. */
  readonly position: string
  readonly onTop: 'left' | 'right'
  /** Where the two plates point. */
  readonly left: Heading
  readonly right: Heading
}

export interface Formation {
  readonly left: SeenElement
  readonly right?: SeenElement
  readonly engaged?: Engaged
}

export function formationsOf(
  pack: CompiledPack,
  { engagements }: WildBlueView,
  elements: readonly SeenElement[],
): readonly Formation[] {
  const ruleset = rulesetOf(pack)
  if (!ruleset) return []
  const sides = ruleset.sides.map(({ id }) => id)
  const ordered = elements.toSorted((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side))
  const pairs = engagements.flatMap((bond): Formation[] => {
    const [left, right] = ordered.filter(({ id }) => id === bond.of || id === bond.toward)
    if (!left || !right) return []
    const position = bond.of === left.id ? bond.position : oppositeOf(ruleset, bond.position)
    return [{ left, right, engaged: engagedAt(ruleset, position) }]
  })
  const paired = new Set(pairs.flatMap(({ left, right }) => [left, right]))
  return [...pairs, ...ordered.filter((each) => !paired.has(each)).map((left) => ({ left }))]
}

export const oppositeOf = ({ positions }: WildBlueRuleset, id: string): string =>
  positions.find((position) => position.id === id)?.opposite ?? id

/** From the position of the left toward the right: whoever is on top points at the other, who flees only when tailed. */
function engagedAt(ruleset: WildBlueRuleset, position: string): Engaged {
  const { positions } = ruleset
  const neutral = positions.findIndex(({ engaged }) => !engaged)
  const rank = positions.findIndex(({ id }) => id === position)
  const flees = rank === 0 || rank === positions.length - 1
  return rank > neutral
    ? { position, onTop: 'left', left: 'right', right: flees ? 'right' : 'up' }
    : { position: oppositeOf(ruleset, position), onTop: 'right', left: flees ? 'left' : 'up', right: 'left' }
}
