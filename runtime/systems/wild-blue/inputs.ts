// What players may say. Cards are named by type: which copy is played makes no difference to the rules.
import type { Facts, Refusal, RuleId, SeatId } from '../../kernel/game.ts'
import type { AircraftId } from './state.ts'

export interface AttackInput {
  readonly seat: SeatId
  readonly do: 'attack'
  readonly card: string
  readonly target: AircraftId
}

export interface AnswerInput {
  readonly seat: SeatId
  readonly do: 'answer'
  readonly card: string
}

export interface PassInput {
  readonly seat: SeatId
  /** `pass` leaves the last card unanswered, `end` closes the leader step. */
  readonly do: 'pass' | 'end'
}

export type WildBlueInput = AttackInput | AnswerInput | PassInput

export const refuse = (code: string, rules: readonly RuleId[], facts: Facts = {}): Refusal => ({
  code,
  rules,
  facts,
})
