/** What the parts of the type checker share. */
import type { Expr, ExprType } from '../../runtime/expression/expr.ts'
import type { ExpressionContext, ValueType } from '../../runtime/expression/types.ts'
import { describeType, oneOf, sameType } from './describe.ts'
import type { Advice, ExprCode, ExprProblem, Span } from './problem.ts'
import { problem } from './problem.ts'
import type { Syntax, WordSyntax } from './syntax.ts'

export interface Checker {
  readonly context: ExpressionContext
  readonly text: string
  readonly problems: ExprProblem[]
  readonly uses: Set<string>
  /** Where each checked node stands, for warnings found later. */
  readonly spans: Map<Expr, Span>
  /** Told of each word and the type its place asks for; completion finds its caret this way. */
  readonly onWord: ((node: WordSyntax, wanted: ValueType | undefined) => void) | undefined
}

/** `expr` is absent where a problem was reported inside, `type` where that leaves the type unknown. */
export interface Checked {
  readonly expr: Expr | undefined
  readonly type: ValueType | undefined
}

export const UNKNOWN: Checked = { expr: undefined, type: undefined }

export function complain(k: Checker, code: ExprCode, at: Span, message: string, advice: Advice = {}): void {
  k.problems.push(problem(code, at, message, advice))
}

export function placed<T extends Expr>(k: Checker, at: Span, expr: T): T {
  k.spans.set(expr, { start: at.start, end: at.end })
  return expr
}

/** Reports a value of another type than its place asks for; an unknown type has had its problem. */
export function fits(k: Checker, at: Syntax, got: Checked, wanted: ValueType): boolean {
  if (got.type === undefined || sameType(got.type, wanted)) return got.type !== undefined
  complain(k, 'expr/type', at, `Expected ${describeType(wanted)}, found ${describeType(got.type)}`, {
    hint: mismatchHint(k.text.slice(at.start, at.end), got.type, wanted),
  })
  return false
}

function mismatchHint(text: string, got: ValueType, wanted: ValueType): string | undefined {
  const short = text.length <= 20 ? text : '…'
  if (wanted.kind === 'word') return oneOf(wanted)
  if (wanted.kind === 'number') return got.kind === 'boolean' ? `Write \`if(${short}, 1, 0)\`.` : undefined
  if (got.kind === 'number') return `Compare it, as in \`${short} > 0\`.`
  return got.kind === 'word' ? `Compare it, as in \`${short} == ${got.words[0] ?? '…'}\`.` : undefined
}

export function typeTag(type: ValueType): ExprType {
  if (type.kind !== 'word') return { kind: type.kind }
  return { kind: 'word', name: type.name, ordered: type.ordered, size: type.words.length }
}
