// What is permitted or forbidden to an aircraft just now.
import type { Refusal } from '../../kernel/game.ts'
import type { BoundAction } from './boundActions.ts'
import { hasTrait } from './content.ts'
import { refuse } from './inputs.ts'
import type { Action } from './played.ts'
import { holds, modifierValues } from './situation.ts'
import { hasSkill } from './skills.ts'
import { counted, type Flyer, type Play } from './table.ts'

/** The refusal of what is forbidden here; undefined where it is free, or permitted all the same. */
export function judgeFree(play: Play, flyer: Flyer, action: Action, target?: Flyer): Refusal | undefined {
  const forbidden = applying(play, flyer, play.content.forbidden[action], target)
  if (!forbidden || applying(play, flyer, play.content.permitted[action], target)) return undefined
  return refuse('forbidden', forbidden.rules, { action, note: forbidden.rule.note ?? null })
}

function applying(
  play: Play,
  flyer: Flyer,
  actions: readonly BoundAction[] | undefined,
  target: Flyer | undefined,
): BoundAction | undefined {
  if (!actions) return undefined
  const values = modifierValues(play, flyer, target)
  return actions.find((action) => concerns(play, flyer, action) && holds(action.rule.when, values))
}

function concerns(
  { content }: Play,
  { aircraft }: Flyer,
  { trait, skill, counter, lostWhenDamaged }: BoundAction,
): boolean {
  if (counter !== undefined) return counted(aircraft, counter) > 0
  if (skill !== undefined) return hasSkill(content, aircraft, skill)
  if (trait === undefined) return true
  return hasTrait(content, aircraft, trait) && !(lostWhenDamaged && aircraft.damaged)
}
