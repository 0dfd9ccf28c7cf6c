// What judging an expectation takes and gives.
import type { Explanation, Game, Input, RuleId } from '../kernel/game.ts'
import type { Moment, ScenarioHost } from './scenarioHost.ts'

/** Where an expectation does not hold: what it claims, and what is the case. */
export interface Complaint {
  readonly expected: string
  readonly found: string
}

/** The kernel's game as a run asks it. */
export interface PlayedGame<S, U, I extends Input, V> extends Omit<Game<S, U, I, V>, 'explain'> {
  /** The rules by which an offered choice is legal. */
  cite(state: S, input: I): readonly RuleId[]
  explain(state: S, aircraft: string, rating: string, target?: string): PlayedExplanation | undefined
}

export type PlayedExplanation = Omit<Explanation, 'changes'> & {
  readonly changes: readonly {
    readonly rules: readonly RuleId[]
    readonly how: string
    readonly amount: number
  }[]
}

/** A scenario's game as expectations look at it. */
export interface Scene<S, U, I extends Input, V> {
  readonly game: PlayedGame<S, U, I, V>
  readonly host: ScenarioHost<S, U, I, V>
  readonly moment: Moment<S>
  /** Notes rules that the run shows at work. */
  carry(rules: readonly RuleId[]): void
}

export const missingFrom = (wanted: readonly string[] | undefined, there: readonly string[]): string[] =>
  (wanted ?? []).filter((each) => !there.includes(each))

/** An expectation that claims nothing would hold whatever happens. */
export const NO_CLAIM: Complaint = { expected: 'something that could fail', found: 'it claims nothing' }
