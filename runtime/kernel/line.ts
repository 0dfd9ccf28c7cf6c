// A line of play: a log and the state it leads to. Undoing and branching cut the log and play it again, so a line is
// exactly what its log says. Lines are values; playing on gives a new one and leaves the old as it was.
import type { EventSink, Game, Input, Refusal } from './game.ts'
import { LOG_FORMAT, replay, type GameLog } from './replay.ts'

export interface Line<S, U, I extends Input> {
  readonly log: GameLog<U, I>
  readonly state: S
}

export type Played<S, U, I extends Input> =
  | { readonly line: Line<S, U, I>; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly line?: never }

export function beginLine<S, U, I extends Input, V>(
  game: Game<S, U, I, V>,
  setup: U,
  seed: string,
  sink?: EventSink,
): Played<S, U, I> {
  const { state, refusal } = game.setup(setup, seed, sink)
  if (refusal) return { refusal }
  const { id: system, contentHash } = game
  return { line: { log: { format: LOG_FORMAT, system, contentHash, seed, setup, inputs: [] }, state } }
}

export function playOn<S, U, I extends Input, V>(
  game: Game<S, U, I, V>,
  { log, state }: Line<S, U, I>,
  input: I,
  sink?: EventSink,
): Played<S, U, I> {
  const next = game.clone(state)
  const refusal = game.apply(next, input, sink)
  return refusal ? { refusal } : { line: { log: { ...log, inputs: [...log.inputs, input] }, state: next } }
}

/** The line as it was after so many inputs. Throws if the content has changed so that the log no longer plays. */
export function branchAt<S, U, I extends Input, V>(
  game: Game<S, U, I, V>,
  { log }: Line<S, U, I>,
  inputs: number,
  sink?: EventSink,
): Line<S, U, I> {
  const shorter = { ...log, inputs: log.inputs.slice(0, Math.max(0, inputs)) }
  const { state, stopped } = replay(game, shorter, sink)
  if (state === undefined || stopped) throw new Error('a line is played on the content it was made with')
  return { log: shorter, state }
}

export const undo = <S, U, I extends Input, V>(game: Game<S, U, I, V>, line: Line<S, U, I>): Line<S, U, I> =>
  branchAt(game, line, line.log.inputs.length - 1)
