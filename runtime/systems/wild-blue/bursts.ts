// [6.1a, 7.4, 9.2] How many bursts an aircraft may still fire in its leader step.
import { positionEntry, positionOf } from './position.ts'
import { hasRating, ratingOf } from './ratings.ts'
import { effectValues, type EffectValues } from './situation.ts'
import type { AircraftState, Guns, LeaderStepFrame } from './state.ts'
import { unitOf, type Play } from './table.ts'

export interface Firing {
  readonly guns: Guns
  readonly rating: number
  readonly left: number
}

/** Undefined where no gun bears: the position bars the fixed guns and there is no gunner (7.5.1b). */
export function firing(
  play: Play,
  step: LeaderStepFrame,
  attacker: AircraftState,
  target: AircraftState,
): Firing | undefined {
  const position = positionOf(play, unitOf(play, attacker.id).id, unitOf(play, target.id).id)
  const guns = positionEntry(play.content, position).fires
  if (guns === 'none' || !hasRating(play, attacker, RATING[guns])) return undefined
  const rating = ratingOf(play, attacker, RATING[guns], target)
  // The two kinds of guns are counted apart, so a leader who shakes off its pursuer fires the fixed guns in full.
  const left = guns === 'gunner' ? rating - step.gunnerBursts : rating + step.gained - step.bursts
  return { guns, rating, left }
}

const RATING: Readonly<Record<Guns, string>> = { bursts: 'burst', gunner: 'gunner' }

/** What the effects and conditions of an attack read. */
export const attackValues = (
  play: Play,
  step: LeaderStepFrame,
  attacker: AircraftState,
  target: AircraftState,
): EffectValues => effectValues(play, attacker, target, () => firing(play, step, attacker, target)?.left ?? 0)

export function spendBursts(step: LeaderStepFrame, guns: Guns, bursts: number): void {
  if (guns === 'gunner') step.gunnerBursts += bursts
  else step.bursts += bursts
}

/** The leader step that is going on. */
export function leaderStepOf({ state }: Play): LeaderStepFrame {
  const frame = state.frames.find((each) => each.procedure === 'leader-step')
  if (!frame) throw new Error('no leader step is going on')
  return frame
}
