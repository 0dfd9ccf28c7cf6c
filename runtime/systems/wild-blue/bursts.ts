// [6.1a, 7.4, 9.0, 9.2] How many bursts an aircraft may still fire in its step, and with which guns.
import type { Refusal } from '../../kernel/game.ts'
import { judgeFree } from './actions.ts'
import type { AttackStepFrame, Guns } from './frames.ts'
import { engagedWith, isOnTop, positionEntry, positionOf, victimOf } from './position.ts'
import { hasRating, ratingOf } from './ratings.ts'
import { effectValues, type EffectValues } from './situation.ts'
import { option, type Flyer, type Play } from './table.ts'

export interface Firing {
  readonly guns: Guns
  readonly rating: number
  readonly left: number
}

/** Why no gun bears on the target. */
export interface NoGun {
  readonly why: 'position' | 'forbidden' | 'lone-leader'
  readonly forbidden?: Refusal
}

export function firing(play: Play, step: AttackStepFrame, attacker: Flyer, target: Flyer): Firing | NoGun {
  // [7.5.2a] A lone leader is fired at only once its position is broken.
  if (target.aircraft.role === 'leader' && victimOf(play, attacker.element, target.element))
    return { why: 'lone-leader' }
  // [10.2b] A wingman has no burst limit.
  if (step.procedure === 'wingman-step') return { guns: 'wingman', rating: 0, left: Infinity }
  // [7.5.1b] Under one enemy it fires at no other, whomever it may attack besides.
  const enemy = engagedWith(play, attacker.element.id)
  const isElsewhere = enemy !== undefined && enemy !== target.element.id
  if (isElsewhere && !isOnTop(play, attacker.element.id)) return { why: 'position' }
  const position = positionOf(play, attacker.element.id, target.element.id)
  const guns = positionEntry(play.content, position).fires
  if (guns === 'none' || !hasRating(play, attacker, RATING[guns])) return { why: 'position' }
  const forbidden = judgeFree(play, attacker, ACTION[guns], target)
  if (forbidden) return { why: 'forbidden', forbidden }
  const rating = ratingOf(play, attacker, RATING[guns], target)
  return { guns, rating, left: leftOf(play, step, guns, rating) }
}

const RATING = { bursts: 'burst', gunner: 'gunner' } as const
const ACTION = { bursts: 'fire-bursts', gunner: 'fire-gunner' } as const

/** The two kinds of guns are counted apart, so a leader who shakes off its pursuer fires the fixed guns in full. */
function leftOf(
  play: Play,
  { gained, bursts, gunnerBursts }: Extract<AttackStepFrame, { procedure: 'leader-step' }>,
  guns: 'bursts' | 'gunner',
  rating: number,
): number {
  if (guns === 'bursts') return rating + gained - bursts
  return option(play, 'gunner-limit') === 'card' ? rating : rating - gunnerBursts
}

/** Bursts that the attacker may still fire at the target, 0 where no gun bears. */
export function burstsLeft(play: Play, step: AttackStepFrame, attacker: Flyer, target: Flyer): number {
  const can = firing(play, step, attacker, target)
  return 'left' in can ? can.left : 0
}

/** What the effects and conditions of an attack read. */
export const attackValues = (
  play: Play,
  step: AttackStepFrame,
  attacker: Flyer,
  target: Flyer | undefined,
): EffectValues =>
  effectValues(play, attacker, target, () => (target ? burstsLeft(play, step, attacker, target) : 0))

/** [7.4] A burst is spent when it is fired, hit or miss. */
export function spendBursts(step: AttackStepFrame, guns: Guns, bursts: number): void {
  if (step.procedure !== 'leader-step') return
  if (guns === 'gunner') step.gunnerBursts += bursts
  else step.bursts += bursts
}

/** The step in which aircraft attack just now. */
export function attackStepOf({ state }: Play): AttackStepFrame {
  const frame = state.frames.find(
    (each) => each.procedure === 'leader-step' || each.procedure === 'wingman-step',
  )
  if (!frame) throw new Error('no aircraft attacks in this step')
  return frame
}
