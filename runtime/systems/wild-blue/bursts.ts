// [6.1a, 7.4, 9.2] How many bursts an aircraft may still fire in its leader step.
import type { Explanation } from '../../kernel/game.ts'
import { positionEntry, positionOf } from './position.ts'
import { explainRating } from './ratings.ts'
import type { AircraftState, Guns, LeaderStepFrame } from './state.ts'
import { unitOf, type Play } from './table.ts'

export interface Firing {
  readonly guns: Guns
  readonly rating: Explanation
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
  const rating = guns === 'none' ? undefined : explainRating(play, attacker, RATING[guns], target)
  if (guns === 'none' || !rating) return undefined
  // The two kinds of guns are counted apart, so a leader who shakes off its pursuer fires the fixed guns in full.
  const left = guns === 'gunner' ? rating.total - step.gunnerBursts : rating.total + step.gained - step.bursts
  return { guns, rating, left }
}

const RATING: Readonly<Record<Guns, string>> = { bursts: 'burst', gunner: 'gunner' }

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
