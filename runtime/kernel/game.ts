// What every rule system gives and everybody else may know of a game. A rule system opens a compiled pack; the game
// it returns is bound to that content, so a state stays plain data and two versions of a pack can be played at once.
import type { CompiledPack } from '../pack.ts'

export type SeatId = string
export type RuleId = string

export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact }
/** What an event or refusal was computed from, by name. */
export type Facts = Readonly<Record<string, Fact>>

/** A choice as players, logs and scenarios write it: a verb, and ids of what it concerns. */
export interface Input {
  readonly seat: SeatId
  readonly do: string
  /** The piece that acts: an aircraft, a unit. */
  readonly by: string
}

/** Why an input is not taken. Nothing has changed. */
export interface Refusal {
  readonly code: string
  readonly rules: readonly RuleId[]
  readonly facts: Facts
}

export interface GameEvent {
  readonly kind: string
  readonly rules: readonly RuleId[]
  readonly facts: Facts
  readonly seenBy: 'all' | readonly SeatId[]
}

/** Without a sink no event is built: playouts do not pay for the log. */
export type EventSink = (event: GameEvent) => void

/** What the game waits for. */
export interface Decision<I extends Input = Input> {
  readonly seat: SeatId
  readonly kind: string
  /** The piece that acts, where there is no choice of it. */
  readonly by: string | undefined
  readonly rules: readonly RuleId[]
  /** Every legal input, never empty, in a stable order. */
  readonly choices: readonly I[]
}

export interface Outcome {
  /** Undefined for a draw. */
  readonly winner: SeatId | undefined
  readonly points: Readonly<Record<SeatId, number>>
  readonly rules: readonly RuleId[]
}

/** A rating as base plus what changed it. */
export interface Explanation {
  readonly rating: string
  readonly printed: number
  readonly changes: readonly {
    readonly rules: readonly RuleId[]
    /** What brings the change: the ruleset, a trait, a special hit. */
    readonly from: string
    readonly how: 'add' | 'set' | 'multiply' | 'at-least' | 'at-most' | 'floor'
    readonly amount: number
    readonly note: string | undefined
  }[]
  readonly total: number
}

export type Started<S> =
  { readonly state: S; readonly refusal?: never } | { readonly refusal: Refusal; readonly state?: never }

export interface Game<S, U, I extends Input, V> {
  readonly id: string
  readonly contentHash: string
  setup(setup: U, seed: string, sink?: EventSink): Started<S>
  /** Undefined when the game is over. */
  decision(state: S): Decision<I> | undefined
  /** Changes the state, or refuses and changes nothing. */
  apply(state: S, input: I, sink?: EventSink): Refusal | undefined
  /** The refusal that `apply` would give, by the same path. */
  whyNot(state: S, input: I): Refusal | undefined
  /** The rules by which a legal input is one. */
  cite(state: S, input: I): readonly RuleId[]
  /** Exact and independent, with all randomness to come. */
  clone(state: S): S
  /** All that the seat may know, and nothing else. */
  view(state: S, seat: SeatId): V
  outcome(state: S): Outcome | undefined
  /** Undefined where the aircraft or the rating does not exist. */
  explain(state: S, aircraft: string, rating: string): Explanation | undefined
}

export interface RuleSystem<S, U, I extends Input, V> {
  readonly id: string
  /** Throws if the pack belongs to another system: that is the caller's mistake, not the content's. */
  open(pack: CompiledPack): Game<S, U, I, V>
}
