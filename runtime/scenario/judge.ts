// What judging an expectation takes and gives.
import type { Game, Input, RuleId } from '../kernel/game.ts'
import type { Moment, ScenarioHost } from './scenarioHost.ts'

/** Where an expectation does not hold: what it claims, and what is the case. */
export interface Complaint {
  readonly expected: string
  readonly found: string
}

/** A scenario's game as expectations look at it. */
export interface Scene<S, U, I extends Input, V> {
  readonly game: Game<S, U, I, V>
  readonly host: ScenarioHost<S, U, I, V>
  readonly moment: Moment<S>
  /** Notes rules that the run shows at work. */
  readonly carry: (rules: readonly RuleId[]) => void
}

export const missingFrom = (wanted: readonly string[] | undefined, there: readonly string[]): string[] =>
  (wanted ?? []).filter((each) => !there.includes(each))

/** An expectation that claims nothing would hold whatever happens. */
export const NO_CLAIM: Complaint = { expected: 'something that could fail', found: 'it claims nothing' }
