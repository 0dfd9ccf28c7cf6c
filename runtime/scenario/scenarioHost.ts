// What a rule system gives so that scenarios can be played on it. The runner asks the kernel's game whatever that can
// answer; a host stages the set-up, reads inputs and finds the values of the table that only the system knows.
import type { Expectation, Scenario, ScenarioInput } from '../../schemas/generated/compiled.ts'
import type { Explanation, Facts, GameEvent, Input, RuleId, SeatId } from '../kernel/game.ts'

/** From the root of a scenario document to one of its fields. */
export type Path = readonly (string | number)[]

/** A field that cannot be meant, or that the rule system cannot honour. */
export interface ScenarioProblem {
  readonly path: Path
  readonly expected: string
  readonly found: string
}

/** A game at the point where expectations are checked. */
export interface Moment<S> {
  readonly state: S
  /** As it stood before the last input; undefined right after the set-up. */
  readonly before: S | undefined
  /** Since the last input, or of the set-up. */
  readonly events: readonly GameEvent[]
  /** All so far, those included. */
  readonly past: readonly GameEvent[]
}

/** Expectations that only the rule system can answer, since they speak of its table. */
export type TableThat = Exclude<
  Expectation['that'],
  'rating' | 'legal' | 'offered' | 'winner' | 'event' | 'view'
>

/** What stands on the table, under the names that the expectation gives its claims. */
export interface Found {
  readonly facts: Facts
  /** Rules of what the value was computed from, as those of modifiers. */
  readonly rules?: readonly RuleId[]
}

/** Undefined where the table has no such thing, as an aircraft nobody flies. */
export type Reader<S, T extends TableThat> = (
  moment: Moment<S>,
  about: Extract<Expectation, { readonly that: T }>,
) => Found | undefined

/** A system reads what it has; an expectation about anything else fails and says so. */
export type Readers<S> = { readonly [T in TableThat]?: Reader<S, T> }

export interface ScenarioHost<S, U, I extends Input, V> {
  /** The set-up that a scenario describes, or every field of it that the system does not play. */
  stage(
    scenario: Scenario,
  ):
    | { readonly setup: U; readonly problems?: never }
    | { readonly problems: readonly ScenarioProblem[]; readonly setup?: never }
  /** The input that is meant, with seat and actor filled in. `problem` says what no player could mean. */
  read(
    state: S,
    given: ScenarioInput,
  ): { readonly input: I; readonly problem?: never } | { readonly problem: string; readonly input?: never }
  /** The aircraft that a name means: itself or, of a unit, the one that acts for it. */
  aircraft(state: S, name: string): string | undefined
  /** Who plays a unit or an aircraft. */
  seatOf(state: S, name: string): SeatId | undefined
  /** All who play. */
  seats(state: S): readonly SeatId[]
  /** Words that choices may be made of, so that a misspelt one is not taken for one that is not offered. */
  readonly words: ReadonlySet<string>
  /** Every event there is, for the same reason. */
  readonly events: ReadonlySet<string>
  /** A rating as it is used against an aircraft, where that makes a difference. */
  explainAgainst?(state: S, aircraft: string, rating: string, target: string): Explanation | undefined
  readonly readers: Readers<S>
  /** What can be seen or hidden, by name: whether the view shows it of a unit. */
  readonly sights: Readonly<Record<string, (view: V, of: string) => boolean>>
  /** Rules by which each of them is seen or hidden. */
  readonly sightRules?: Readonly<Record<string, readonly RuleId[]>>
  /** Scripted cards and dice that the game has not come to. */
  unused(state: S, scenario: Scenario): readonly ScenarioProblem[]
}
