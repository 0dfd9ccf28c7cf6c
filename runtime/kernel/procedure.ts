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

/** One kind of input that a decision takes. What is offered is what `judge` lets pass: one source of legality. */
export interface Verb<C, F extends Frame, I extends Input> {
  /** Rules that give the choice, besides those of the decision. */
  readonly rules?: readonly RuleId[]
  /** Every input that may be legal; most may be refused. */
  candidates(cx: C, frame: F): I[]
  /** Absent: whatever is a candidate is legal, whatever is not is refused. */
  judge?(cx: C, frame: F, input: I): Refusal | undefined
  /** Rules that give this very choice. */
  cite?(cx: C, frame: F, input: I): readonly RuleId[]
  take(cx: C, frame: F, input: I): Flow<F['step']>
}

/** A step that waits for a player. */
export interface Ask<C, F extends Frame, I extends Input> {
  readonly ask: string
  readonly rules: readonly RuleId[]
  /** Rules of this very decision, where they depend on what is going on. */
  rulesNow?(frame: F): readonly RuleId[]
  seat(cx: C, frame: F): SeatId
  /** Who acts for the seat. Absent: the input says it, and its verb judges that. */
  by?(cx: C, frame: F): string
  readonly verbs: { readonly [V in I['do']]?: Verb<C, F, Extract<I, { readonly do: V }>> }
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
  const at = asked(procedures, frames)
  if (!at) return undefined
  const { step, frame } = at
  const choices: I[] = []
  for (const name in step.verbs) {
    const verb = verbOf(step, name)
    if (!verb) continue
    for (const input of verb.candidates(cx, frame)) if (!verb.judge?.(cx, frame, input)) choices.push(input)
  }
  const [seat, by] = [step.seat(cx, frame), step.by?.(cx, frame)]
  return { seat, kind: step.ask, by, rules: rulesOf(step, frame), choices }
}

/** Why the input is not taken now; undefined if it is legal. */
export function judge<C, I extends Input>(
  procedures: Procedures<C, I>,
  cx: C,
  frames: readonly Frame[],
  input: I,
): Refusal | undefined {
  const at = asked(procedures, frames)
  if (!at) return { code: 'game-over', rules: [], facts: {} }
  const { step, frame } = at
  const seat = step.seat(cx, frame)
  const rules = rulesOf(step, frame)
  if (input.seat !== seat)
    return { code: 'not-your-decision', rules, facts: { decides: seat, decision: step.ask } }
  const verb = verbOf(step, input.do)
  if (!verb)
    return {
      code: 'wrong-action',
      rules,
      facts: { did: input.do, expected: Object.keys(step.verbs) },
    }
  const by = step.by?.(cx, frame)
  if (by !== undefined && input.by !== by)
    return { code: 'not-its-turn', rules, facts: { acts: by, by: input.by } }
  if (verb.judge) return verb.judge(cx, frame, input)
  return verb.candidates(cx, frame).some((each) => same(each, input))
    ? undefined
    : { code: 'not-a-choice', rules: [...rules, ...(verb.rules ?? [])], facts: { did: input.do } }
}

/** The rules by which a legal input is one. */
export function citing<C, I extends Input>(
  procedures: Procedures<C, I>,
  cx: C,
  frames: readonly Frame[],
  input: I,
): readonly RuleId[] {
  const at = asked(procedures, frames)
  const verb = at && verbOf(at.step, input.do)
  if (!verb) return []
  const rules = rulesOf(at.step, at.frame)
  return [...rules, ...(verb.rules ?? []), ...(verb.cite?.(cx, at.frame, input) ?? [])]
}

export function take<C, I extends Input>(
  procedures: Procedures<C, I>,
  cx: C,
  frames: Frame[],
  input: I,
): void {
  const at = asked(procedures, frames)
  const verb = at && verbOf(at.step, input.do)
  if (!verb) throw new Error(`nothing asks for "${input.do}"`)
  follow(procedures, frames, at.frame, verb.take(cx, at.frame, input))
  advance(procedures, cx, frames)
}

function asked<C, I extends Input>(
  procedures: Procedures<C, I>,
  frames: readonly Frame[],
): { step: Ask<C, Frame, I>; frame: Frame } | undefined {
  const frame = frames.at(-1)
  const step = frame && stepOf(procedures, frame)
  return step && 'ask' in step ? { step, frame } : undefined
}

const rulesOf = <C, I extends Input>(step: Ask<C, Frame, I>, frame: Frame): readonly RuleId[] =>
  step.rulesNow?.(frame) ?? step.rules

/** The table is keyed by the very words its inputs do, so each verb meets only inputs of its own. */
function verbOf<C, I extends Input>(step: Ask<C, Frame, I>, name: unknown): Verb<C, Frame, I> | undefined {
  return typeof name === 'string' && Object.hasOwn(step.verbs, name)
    ? (step.verbs as Readonly<Record<string, Verb<C, Frame, I>>>)[name]
    : undefined
}

function same(left: Input, right: Input): boolean {
  const [ours, theirs] = [left, right] as unknown as Record<string, unknown>[]
  const keys = Object.keys(ours ?? {})
  return (
    keys.length === Object.keys(theirs ?? {}).length && keys.every((key) => ours?.[key] === theirs?.[key])
  )
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

/** The step below each step, kept by the table it is read from. */
const orders = new WeakMap<object, Readonly<Record<string, string | undefined>>>()

function stepAfter<C, I extends Input>(procedures: Procedures<C, I>, frame: Frame): string | undefined {
  const steps = procedures[frame.procedure]?.steps ?? {}
  let order = orders.get(steps)
  if (!order) {
    const names = Object.keys(steps)
    order = Object.fromEntries(names.map((name, at) => [name, names[at + 1]]))
    orders.set(steps, order)
  }
  return order[frame.step]
}
