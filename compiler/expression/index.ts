/** The expression language: text and context to a checked tree, with every problem at its exact place. */
import type { Expr } from '../../runtime/expression/expr.ts'
import type { ExpressionContext, ValueType } from '../../runtime/expression/types.ts'
import { BOOLEAN, NUMBER } from '../../runtime/expression/types.ts'
import { check } from './check.ts'
import type { Checker } from './checker.ts'
import { fits } from './checker.ts'
import { findConstants } from './constants.ts'
import { fold } from './fold.ts'
import { lex } from './lexer.ts'
import { parse } from './parser.ts'
import type { ExprProblem } from './problem.ts'
import { LIMITS, problem } from './problem.ts'
import { isKnown } from './scope.ts'

export { completeExpression } from './complete.ts'
export type { ExprCompletion } from './complete.ts'
export { fold } from './fold.ts'
export { printExpr } from './printExpr.ts'
export { constantName, printTypeScript } from './printTypeScript.ts'
export type { PrintedTypeScript } from './printTypeScript.ts'
export { LIMITS, WARNING_CODES } from './problem.ts'
export type { ExprCode, ExprFix, ExprProblem } from './problem.ts'
export { checkContext } from './scope.ts'

export interface CompiledExpression {
  readonly text: string
  /** As written; absent if there is any problem but a warning. */
  readonly expr: Expr | undefined
  /** Simplified, with the same value everywhere: what to run and to emit. */
  readonly folded: Expr | undefined
  readonly type: ValueType | undefined
  readonly problems: ExprProblem[]
  /** The context names it reads, in the order they are first read. */
  readonly uses: readonly string[]
}

export function compileExpression(
  text: string,
  expected: 'boolean' | 'number',
  context: ExpressionContext,
): CompiledExpression {
  if (text.length > LIMITS.characters) return tooLong(text)
  const problems: ExprProblem[] = []
  const { tree, complete } = parse(text, lex(text, problems), problems, (word) => isKnown(context, word))
  const uses = new Set<string>()
  const k: Checker = { context, text, problems, uses, spans: new Map(), onWord: undefined }
  if (!complete) return failed(text, problems)
  const wanted = expected === 'boolean' ? BOOLEAN : NUMBER
  const { expr, type } = check(k, tree, wanted)
  fits(k, tree, { expr, type }, wanted)
  if (problems.length > 0 || expr === undefined) return { ...failed(text, problems), type, uses: [...uses] }
  const warnings = inOrder(findConstants(expr, k.spans, context))
  return { text, expr, folded: fold(expr), type, problems: warnings, uses: [...uses] }
}

function tooLong(text: string): CompiledExpression {
  const at = { start: LIMITS.characters, end: text.length }
  const message = `The expression is longer than ${LIMITS.characters} characters`
  return failed(text, [problem('expr/too-large', at, message, { hint: 'Split it into simpler ones.' })])
}

function failed(text: string, problems: ExprProblem[]): CompiledExpression {
  return { text, expr: undefined, folded: undefined, type: undefined, problems: inOrder(problems), uses: [] }
}

const inOrder = (problems: readonly ExprProblem[]): ExprProblem[] =>
  [...problems].sort((a, b) => a.start - b.start || a.end - b.end)
