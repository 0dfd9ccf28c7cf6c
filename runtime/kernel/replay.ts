// A saved game is its set-up, its seed and its inputs. Replaying it on the same content gives the same state; on
// edited content it goes as far as the rules still allow.
import type { EventSink, Game, Input, Refusal } from './game.ts'

export const LOG_FORMAT = 1

export interface GameLog<U, I extends Input> {
  readonly format: typeof LOG_FORMAT
  readonly system: string
  /** The content it was played on; a replay on other content may differ. */
  readonly contentHash: string
  readonly seed: string
  readonly setup: U
  readonly inputs: readonly I[]
}

export interface Replayed<S> {
  /** Undefined where the set-up itself is refused. */
  readonly state: S | undefined
  /** The input that stopped it, counted from 0; -1 stands for the set-up. */
  readonly stopped: { readonly at: number; readonly refusal: Refusal } | undefined
}

export function replay<S, U, I extends Input, V>(
  game: Game<S, U, I, V>,
  log: GameLog<U, I>,
  sink?: EventSink,
): Replayed<S> {
  const { state, refusal } = game.setup(log.setup, log.seed, sink)
  if (refusal) return { state: undefined, stopped: { at: -1, refusal } }
  for (const [at, input] of log.inputs.entries()) {
    const refused = game.apply(state, input, sink)
    if (refused) return { state, stopped: { at, refusal: refused } }
  }
  return { state, stopped: undefined }
}
