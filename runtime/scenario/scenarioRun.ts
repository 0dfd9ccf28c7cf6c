// What comes of running a scenario.
import type { Input, RuleId } from '../kernel/game.ts'
import type { ScenarioProblem } from './scenarioHost.ts'

export interface ScenarioRun {
  readonly id: string
  /** None where the scenario passes. */
  readonly failures: readonly ScenarioProblem[]
  /** Rules that an event, a modifier, a choice or a refusal of the run carried, sorted. */
  readonly carried: readonly RuleId[]
  /** The inputs that were applied, as a log keeps them. */
  readonly inputs: readonly Input[]
}
