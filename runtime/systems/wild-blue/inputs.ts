// What players may say. `by` is the aircraft or element that acts; cards are named by type, since which copy is played
// makes no difference to the rules.
import type { Facts, Input, Refusal, RuleId } from '../../kernel/game.ts'
import type { AircraftId, ElementId } from './state.ts'

interface Act<D extends string, B extends string = ElementId> extends Input {
  readonly do: D
  readonly by: B
}

/** A card out of the hand, or a counter spent in place of one; just one of the two is given. */
interface Spent {
  readonly card?: string
  readonly counter?: string
}

/** [4.5, 7.3.5a] A starting altitude or the way out of clouds; nobody else sees it yet. */
export interface ChooseAltitudeInput extends Act<'choose-altitude'> {
  readonly altitude: string
}

/** [4.7] The element that acts next, named by its side in the first game turn. */
export type TakeTurnInput = Act<'take-turn'>

/** [3.1, 10.6.1] Whom a wingman attacks; or the wingman that a leader attacks. */
export interface TargetInput extends Act<'target'> {
  readonly target: AircraftId
}

/** [6.1] */
export interface AttackInput extends Act<'attack'>, Spent {
  /** Absent for cards that need none. */
  readonly target?: AircraftId
  /** [7.3.4-agile] The family that the card is declared to be. */
  readonly as?: string
  /** [9.1.2] A marker spent together with the card. */
  readonly with?: string
  /** [8.2.2] */
  readonly direction?: 'up' | 'down'
}

/** [6.2] */
export interface RespondInput extends Act<'respond'>, Spent {
  readonly as?: string
  readonly with?: string
}

/** [8.2.1b, 8.2.1e2] One card or counter toward what is due. */
export type PayInput = Act<'pay'> & Spent

/** [3.4] */
export interface DiscardInput extends Act<'discard'> {
  readonly card: string
}

/** [3.5] */
export interface DrawInput extends Act<'draw'> {
  readonly amount: number
}

export type PlainInput =
  /** [8.2.1] The altitude step. */
  | Act<'climb'>
  | Act<'dive'>
  | Act<'stay'>
  /** [8.2.1e] */
  | Act<'follow'>
  | Act<'let-go'>
  /** Leaves the last card unanswered. */
  | Act<'pass'>
  /** [7.3.6] */
  | Act<'give-up-position'>
  /** [12.1] */
  | Act<'disengage'>
  /** Closes a step. */
  | Act<'end-step'>

export type WildBlueInput =
  | ChooseAltitudeInput
  | TakeTurnInput
  | TargetInput
  | AttackInput
  | RespondInput
  | PayInput
  | DiscardInput
  | DrawInput
  | PlainInput

export const refuse = (code: string, rules: readonly RuleId[], facts: Facts = {}): Refusal => ({
  code,
  rules,
  facts,
})
