/** Finds conditions whose answer never changes: probably not what the author meant. */
import type { Expr } from '../../runtime/expression/expr.ts'
import { partsOf, representationOf } from '../../runtime/expression/expr.ts'
import type { ExpressionContext } from '../../runtime/expression/types.ts'
import { INPUT_LIMIT } from '../../runtime/expression/arithmetic.ts'
import { oneOf } from './describe.ts'
import { fold } from './fold.ts'
import type { ExprProblem, Span } from './problem.ts'
import { problem } from './problem.ts'
import { lookUp } from './scope.ts'

/** Innermost causes only; a plain `true` or `false` is taken as meant. */
export function findConstants(
  root: Expr,
  spans: ReadonlyMap<Expr, Span>,
  context: ExpressionContext,
): ExprProblem[] {
  const problems: ExprProblem[] = []
  visit(root)
  return problems

  function visit(expr: Expr): boolean {
    const inside = partsOf(expr).map(visit).some(Boolean)
    if (inside || !isCondition(expr)) return inside
    const folded = fold(expr)
    const span = spans.get(expr)
    if (folded.kind !== 'boolean' || span === undefined) return false
    const hint = hintFor(expr, context)
    problems.push(
      problem('expr/constant', span, `This is ${folded.value ? 'always' : 'never'} true`, { hint }),
    )
    return true
  }
}

/** Something computed that is true or false; a name or a literal is neither right nor wrong by itself. */
const isCondition = (expr: Expr): boolean =>
  expr.kind !== 'name' && expr.kind !== 'boolean' && representationOf(expr) === 'boolean'

/** The range of the first name in it, which is usually the reason. */
function hintFor(expr: Expr, context: ExpressionContext): string | undefined {
  if (expr.kind === 'name') {
    const type = lookUp(context, expr.name)?.type
    if (type?.kind === 'word') return oneOf(type)
    return type?.kind === 'number'
      ? `Numbers here lie between -${INPUT_LIMIT} and ${INPUT_LIMIT}.`
      : undefined
  }
  for (const part of partsOf(expr)) {
    const hint = hintFor(part, context)
    if (hint !== undefined) return hint
  }
  return undefined
}
