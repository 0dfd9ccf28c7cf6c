// What is permitted or forbidden to an aircraft just now.
import type { ActionRule } from '../../../schemas/generated/compiled.ts'
import type { BoundAction } from './boundActions.ts'
import { hasTrait } from './content.ts'
import { holds, modifierValues } from './situation.ts'
import { hasSkill } from './skills.ts'
import type { Flyer, Play } from './table.ts'

/** What forbids an action here; undefined where it is free, or permitted all the same. */
export function forbidding(play: Play, flyer: Flyer, action: string, target?: Flyer): ActionRule | undefined {
  const forbidden = applying(play, flyer, play.content.forbidden[action], target)
  if (!forbidden || applying(play, flyer, play.content.permitted[action], target)) return undefined
  return forbidden
}

function applying(
  play: Play,
  flyer: Flyer,
  actions: readonly BoundAction[] | undefined,
  target: Flyer | undefined,
): ActionRule | undefined {
  if (!actions) return undefined
  const values = modifierValues(play, flyer, target)
  return actions.find((action) => concerns(play, flyer, action) && holds(action.rule.when, values))?.rule
}

function concerns(
  { content }: Play,
  { aircraft }: Flyer,
  { trait, skill, lostWhenDamaged }: BoundAction,
): boolean {
  if (skill !== undefined) return hasSkill(content, aircraft, skill)
  if (trait === undefined) return true
  return hasTrait(content, aircraft, trait) && !(lostWhenDamaged && aircraft.damaged)
}
