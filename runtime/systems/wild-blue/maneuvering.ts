// [7.3, 7.5.2, 10.2c] Winning position: toward the target's leader or, against a lone leader on a friend's tail, first
// the friend's freedom and then what is left over.
import type { RuleId } from '../../kernel/game.ts'
import { attackStepOf } from './bursts.ts'
import {
  changePosition,
  freesAlone,
  positionOf,
  shiftPosition,
  stepsToNeutral,
  victimOf,
} from './position.ts'
import type { ElementState } from './state.ts'
import type { Flyer, Play } from './table.ts'

export function gainPosition(
  play: Play,
  { element, aircraft }: Flyer,
  toward: ElementState,
  steps: number,
  cardRules: readonly RuleId[],
): void {
  // A wingman's gain is its leader's; a leader has the bursts of its new position at once (9.1.1).
  const whose = aircraft.role === 'wingman' ? ['10.2c', '10.4.1', '7.2-who'] : ['9.1.1']
  const rules = ['7.3', ...cardRules, ...whose]
  const victim = victimOf(play, element, toward)
  if (victim) {
    freeFriend(play, element, victim, toward, steps, rules)
    return
  }
  const from = positionOf(play, element.id, toward.id)
  changePosition(play, element.id, toward.id, shiftPosition(play.content, from, steps), rules)
}

/** [7.5.2a, 7.5.2c] Up to neutral the gain is the friend's; the rest is the attacker's own position. */
function freeFriend(
  play: Play,
  attacker: ElementState,
  victim: ElementState,
  lone: ElementState,
  steps: number,
  rules: readonly RuleId[],
): void {
  const from = positionOf(play, victim.id, lone.id)
  const missing = stepsToNeutral(play.content, from)
  const step = attackStepOf(play)
  // Under an option nothing changes until the whole way is made.
  const made = freesAlone(play) ? step.gap + steps : steps
  if (freesAlone(play) && made < missing) {
    step.gap = made
    return
  }
  step.gap = 0
  const freed = shiftPosition(play.content, from, Math.min(made, missing))
  const open = made < missing ? [] : ['7.5.2b']
  changePosition(play, victim.id, lone.id, freed, [...rules, '7.5.2', '7.5.2a', ...open])
  const surplus = made - missing
  if (surplus <= 0) return
  const won = shiftPosition(play.content, play.content.neutral, surplus)
  changePosition(play, attacker.id, lone.id, won, [...rules, '7.5.2', '7.5.2c'])
}
