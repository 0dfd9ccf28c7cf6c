// Game flow: a stack of plain-data frames, run over procedures that are tables of named steps. A frame remembers its
// step by name, so a procedure may gain a step without breaking saved states.
import type { Decision, Input, Refusal, RuleId, SeatId } from './game.ts'

export interface Frame {
  readonly procedure: string
  step: string
}

/** Where a step leads: the next of its table, another one, into a new frame (and then on), or out of this one. */
export type Flow<S extends string = string> =
  'next' | 'end' | { readonly jump: S } | { readonly call: Frame; readonly then?: S }

export interface Run<C, F extends Frame> {
  run(cx: C, frame: F): Flow<F['step']>
}

/** A step that waits for a player. The choices are the candidates that `judge` lets pass: one source of legality. */
export interface Ask<C, F extends Frame, I extends Input> {
  readonly ask: string
  readonly rules: readonly RuleId[]
  seat(cx: C, frame: F): SeatId
  candidates(cx: C, frame: F): I[]
  judge(cx: C, frame: F, input: I): Refusal | undefined
  take(cx: C, frame: F, input: I): Flow<F['step']>
}

export type Step<C, F extends Frame, I extends Input> = Run<C, F> | Ask<C, F, I>

export interface Procedure<C, F extends Frame, I extends Input> {
  readonly name: F['procedure']
  /** In order: `next` leads to the step below, and past the last step the procedure ends. */
  readonly steps: Readonly<Record<F['step'], Step<C, F, I>>>
}

export type Procedures<C, I extends Input> = Readonly<Record<string, Procedure<C, Frame, I>>>

/** No rule takes so many steps between two decisions; more is a loop in our own tables. */
const STEP_LIMIT = 10_000

/** Runs until a step asks or no frame is left. */
export function advance<C, I extends Input>(procedures: Procedures<C, I>, cx: C, frames: Frame[]): void {
  for (let count = 0; count < STEP_LIMIT; count++) {
    const frame = frames.at(-1)
    if (!frame) return
    const step = stepOf(procedures, frame)
    if ('ask' in step) return
    follow(procedures, frames, frame, step.run(cx, frame))
  }
  throw new Error(
    `no decision after ${STEP_LIMIT} steps in ${frames.map(({ procedure }) => procedure).join(' > ')}`,
  )
}

/** Needs a state that `advance` has brought to a decision or to the end. */
export function pending<C, I extends Input>(
  procedures: Procedures<C, I>,
  cx: C,
  frames: readonly Frame[],
): Decision<I> | undefined {
  const frame = frames.at(-1)
  const step = frame && stepOf(procedures, frame)
  if (!step || !('ask' in step)) return undefined
  const choices = step.candidates(cx, frame).filter((input) => !step.judge(cx, frame, input))
  return { seat: step.seat(cx, frame), kind: step.ask, rules: step.rules, choices }
}

export function judge<C, I extends Input>(
  procedures: Procedures<C, I>,
  cx: C,
  frames: readonly Frame[],
  input: I,
): Refusal | undefined {
  const frame = frames.at(-1)
  const step = frame && stepOf(procedures, frame)
  if (!step || !('ask' in step)) return { code: 'game-over', rules: [], facts: {} }
  const seat = step.seat(cx, frame)
  if (input.seat !== seat)
    return { code: 'not-your-decision', rules: step.rules, facts: { decides: seat, decision: step.ask } }
  return step.judge(cx, frame, input)
}

export function take<C, I extends Input>(
  procedures: Procedures<C, I>,
  cx: C,
  frames: Frame[],
  input: I,
): void {
  const frame = frames.at(-1)
  const step = frame && stepOf(procedures, frame)
  if (!step || !('ask' in step)) throw new Error('nothing is asked')
  follow(procedures, frames, frame, step.take(cx, frame, input))
  advance(procedures, cx, frames)
}

function follow<C, I extends Input>(
  procedures: Procedures<C, I>,
  frames: Frame[],
  frame: Frame,
  flow: Flow,
): void {
  if (flow === 'end') {
    frames.pop()
    return
  }
  if (typeof flow === 'object' && 'jump' in flow) {
    frame.step = flow.jump
    return
  }
  const then = typeof flow === 'object' ? flow.then : undefined
  const after = then ?? stepAfter(procedures, frame)
  if (after === undefined) frames.pop()
  else frame.step = after
  if (typeof flow === 'object') frames.push(flow.call)
}

function stepOf<C, I extends Input>(procedures: Procedures<C, I>, frame: Frame): Step<C, Frame, I> {
  const step = procedures[frame.procedure]?.steps[frame.step]
  if (!step) throw new Error(`there is no step ${frame.procedure}.${frame.step}`)
  return step
}

function stepAfter<C, I extends Input>(procedures: Procedures<C, I>, frame: Frame): string | undefined {
  const names = Object.keys(procedures[frame.procedure]?.steps ?? {})
  return names[names.indexOf(frame.step) + 1]
}
