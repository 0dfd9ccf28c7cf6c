// [7.1] Relative position between leaders, along the track that the ruleset gives.
import type { Position } from '../../../schemas/generated/compiled.ts'
import type { RuleId } from '../../kernel/game.ts'
import { entry, type Content } from './content.ts'
import type { ElementId, ElementState, Engagement } from './state.ts'
import { elementOf, isLone, option, type Play } from './table.ts'

export function positionEntry({ ruleset, positionRank }: Content, id: string): Position {
  const position = ruleset.positions[entry(positionRank, id)]
  if (!position) throw new Error(`there is no position "${id}"`)
  return position
}

export const rankOf = (content: Content, position: string): number => entry(content.positionRank, position)

const atRank = ({ ruleset, neutral }: Content, rank: number): string =>
  ruleset.positions[Math.min(ruleset.positions.length - 1, Math.max(0, rank))]?.id ?? neutral

export function positionOf(play: Play, of: ElementId, toward: ElementId | undefined): string {
  const engagement = toward === undefined ? undefined : engagementOf(play, of, toward)
  if (!engagement) return play.content.neutral
  return engagement.of === of
    ? engagement.position
    : positionEntry(play.content, engagement.position).opposite
}

/** [7.5] The element whose leader this one is engaged with. */
export function engagedWith({ state }: Play, element: ElementId): ElementId | undefined {
  for (const { of, toward } of state.table.engagements) {
    if (of === element) return toward
    if (toward === element) return of
  }
  return undefined
}

/** Whether the element's leader is advantaged over or tailing the enemy it is engaged with, or the other way. */
export function isOnTop(play: Play, element: ElementId): boolean {
  const enemy = engagedWith(play, element)
  return enemy !== undefined && isFavourable(play.content, positionOf(play, element, enemy))
}

export const isFavourable = (content: Content, position: string): boolean =>
  rankOf(content, position) > rankOf(content, content.neutral)

/** [7.5.2] The friend that a lone leader sits on, whom an attack on that leader would free. */
export function victimOf(play: Play, attacker: ElementState, target: ElementState): ElementState | undefined {
  if (!isLone(target) || !isOnTop(play, target.id)) return undefined
  if (engagedWith(play, attacker.id) !== undefined) return undefined
  const victim = engagedWith(play, target.id)
  return victim === undefined ? undefined : elementOf(play, victim)
}

/** [7.5.2] Cards against a lone leader count from the position of the friend it sits on, all others from one's own. */
export function attackPosition(play: Play, attacker: ElementState, target: ElementState): string {
  const victim = victimOf(play, attacker, target)
  return positionOf(play, (victim ?? attacker).id, target.id)
}

/** Moves along the track, no further than its ends. */
export const shiftPosition = (content: Content, from: string, steps: number): string =>
  atRank(content, rankOf(content, from) + steps)

export function setPosition(play: Play, of: ElementId, toward: ElementId, position: string): void {
  const { table } = play.state
  const others = table.engagements.filter((each) => !bonds(each, of, toward))
  const { engaged } = positionEntry(play.content, position)
  table.engagements = engaged ? [...others, { of, toward, position }] : others
}

/** [7.3] Changes a position and tells so. Nothing is told where nothing changes. */
export function changePosition(
  play: Play,
  of: ElementId,
  toward: ElementId,
  to: string,
  rules: readonly RuleId[],
): void {
  const from = positionOf(play, of, toward)
  if (from === to) return
  setPosition(play, of, toward, to)
  play.sink?.({
    kind: 'position-changed',
    rules: [...rules, ...positionRules(play.content, to)],
    facts: { of, toward, from, to },
    seenBy: 'all',
  })
}

/** [7.1] What a position is, for the one who holds it and, mirrored, for the other. */
function positionRules(content: Content, id: string): RuleId[] {
  const { rules = [], opposite } = positionEntry(content, id)
  const mirrored = opposite === id ? [] : (positionEntry(content, opposite).rules ?? [])
  return ['7.1', ...rules, ...mirrored]
}

/** The leader is neutral toward everyone again. */
export function breakEngagement(play: Play, element: ElementId, rules: readonly RuleId[]): void {
  const enemy = engagedWith(play, element)
  if (enemy !== undefined) changePosition(play, element, enemy, play.content.neutral, rules)
}

/** Steps from a position up to neutral. */
export const stepsToNeutral = (content: Content, from: string): number =>
  Math.max(0, rankOf(content, content.neutral) - rankOf(content, from))

export const freesAlone = (play: Play): boolean => option(play, 'lone-leader-gain') === 'attacker-only'

const engagementOf = ({ state }: Play, a: ElementId, b: ElementId): Engagement | undefined =>
  state.table.engagements.find((each) => bonds(each, a, b))

const bonds = ({ of, toward }: Engagement, a: ElementId, b: ElementId): boolean =>
  (of === a && toward === b) || (of === b && toward === a)
