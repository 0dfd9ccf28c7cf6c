// [7.1] Relative position between leaders, along the track that the ruleset gives.
import type { Position } from '../../../schemas/generated/compiled.ts'
import { entry, type Content } from './content.ts'
import type { ElementId, Engagement } from './state.ts'
import type { Play } from './table.ts'

export function positionEntry({ ruleset, positionRank }: Content, id: string): Position {
  const position = ruleset.positions[entry(positionRank, id)]
  if (!position) throw new Error(`there is no position "${id}"`)
  return position
}

/** [7.1.3] Where leaders stand who have nothing to do with each other. */
export function unengaged({ ruleset }: Content): string {
  const position = ruleset.positions.find(({ engaged }) => !engaged)
  if (!position) throw new Error('the ruleset has no position for leaders who are not engaged')
  return position.id
}

export function positionOf(play: Play, of: ElementId, toward: ElementId | undefined): string {
  const engagement = toward === undefined ? undefined : engagementOf(play, of, toward)
  if (!engagement) return unengaged(play.content)
  return engagement.of === of
    ? engagement.position
    : positionEntry(play.content, engagement.position).opposite
}

/** [7.5] The element whose leader this one is engaged with. */
export function engagedWith({ state }: Play, element: ElementId): ElementId | undefined {
  const engagement = state.table.engagements.find(({ of, toward }) => of === element || toward === element)
  if (!engagement) return undefined
  return engagement.of === element ? engagement.toward : engagement.of
}

/** Moves along the track, no further than its ends. */
export function shiftPosition({ positionRank, ruleset }: Content, from: string, steps: number): string {
  const last = ruleset.positions.length - 1
  const rank = Math.min(last, Math.max(0, entry(positionRank, from) + steps))
  return ruleset.positions[rank]?.id ?? from
}

export function setPosition(play: Play, of: ElementId, toward: ElementId, position: string): void {
  const { table } = play.state
  table.engagements = table.engagements.filter((each) => !bonds(each, of, toward))
  if (positionEntry(play.content, position).engaged) table.engagements.push({ of, toward, position })
}

const engagementOf = ({ state }: Play, a: ElementId, b: ElementId): Engagement | undefined =>
  state.table.engagements.find((each) => bonds(each, a, b))

const bonds = ({ of, toward }: Engagement, a: ElementId, b: ElementId): boolean =>
  (of === a && toward === b) || (of === b && toward === a)
