// What the test command tells of a scenario: the shape of its JSON.
import type { Path, Range } from '../../index.ts'

export interface ScenarioReport {
  readonly id: string
  readonly name: string
  readonly pack: string
  readonly file: string
  readonly line: number
  readonly passed: boolean
  readonly failures: readonly FailureReport[]
  readonly cites: readonly string[]
  /** Rules that it cites though nothing in its run carries them. */
  readonly uncarried: readonly string[]
}

export interface FailureReport {
  readonly file: string
  readonly range: Range
  readonly path: Path
  readonly expected: string
  readonly found: string
}
