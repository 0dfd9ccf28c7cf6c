/** The least and greatest value a numeric expression can take; ranks count as numbers. */
import { halfDown, halfUp, minus, plus, times } from '../../runtime/expression/arithmetic.ts'
import type { ArithmeticExpr, CompareExpr, Expr, UnaryExpr } from '../../runtime/expression/expr.ts'
import { representationOf } from '../../runtime/expression/expr.ts'
import type { Facts } from './domain.ts'
import { domainOf, NO_FACTS } from './domain.ts'

export interface Range {
  readonly low: number
  readonly high: number
}

const ANY: Range = { low: -Infinity, high: Infinity }

export function rangeOf(expr: Expr, facts: Facts = NO_FACTS): Range {
  switch (expr.kind) {
    case 'number':
    case 'word':
      return only(expr.value)
    case 'name':
      return domainOf(facts, expr)
    case 'unary':
      return unaryRange(expr, rangeOf(expr.of, facts))
    case 'arithmetic':
      return arithmeticRange(expr, rangeOf(expr.left, facts), rangeOf(expr.right, facts))
    case 'extreme': {
      const pick = expr.op === 'min' ? Math.min : Math.max
      const of = expr.of.map((part) => rangeOf(part, facts))
      return { low: pick(...of.map((r) => r.low)), high: pick(...of.map((r) => r.high)) }
    }
    case 'if': {
      const then = rangeOf(expr.then, facts)
      const otherwise = rangeOf(expr.otherwise, facts)
      return { low: Math.min(then.low, otherwise.low), high: Math.max(then.high, otherwise.high) }
    }
    case 'boolean':
    case 'not':
    case 'logic':
    case 'compare':
    case 'in':
      return ANY
  }
}

const only = (value: number | string): Range =>
  typeof value === 'number' ? { low: value, high: value } : ANY

function unaryRange(expr: UnaryExpr, { low, high }: Range): Range {
  switch (expr.op) {
    case 'negate':
      return { low: 0 - high, high: 0 - low }
    case 'half-up':
      return { low: halfUp(low), high: halfUp(high) }
    case 'half-down':
      return { low: halfDown(low), high: halfDown(high) }
  }
}

function arithmeticRange(expr: ArithmeticExpr, left: Range, right: Range): Range {
  if (expr.op === '+') return { low: plus(left.low, right.low), high: plus(left.high, right.high) }
  if (expr.op === '-') return { low: minus(left.low, right.high), high: minus(left.high, right.low) }
  const corners = [left.low, left.high].flatMap((l) => [times(l, right.low), times(l, right.high)])
  return { low: Math.min(...corners), high: Math.max(...corners) }
}

/** Whether two numeric sides compare the same way whatever the context. */
export function comparedByRange(expr: CompareExpr, facts: Facts): boolean | undefined {
  if (representationOf(expr.left) !== 'number') return undefined
  const left = rangeOf(expr.left, facts)
  const right = rangeOf(expr.right, facts)
  switch (expr.op) {
    case '<':
      return less(left, right)
    case '<=':
      return negated(less(right, left))
    case '>':
      return less(right, left)
    case '>=':
      return negated(less(left, right))
    case '==':
      return equal(left, right)
    case '!=':
      return negated(equal(left, right))
  }
}

function less(left: Range, right: Range): boolean | undefined {
  if (left.high < right.low) return true
  return left.low >= right.high ? false : undefined
}

function equal(left: Range, right: Range): boolean | undefined {
  if (left.high < right.low || right.high < left.low) return false
  const single = left.low === left.high && right.low === right.high
  return single ? true : undefined
}

const negated = (truth: boolean | undefined): boolean | undefined =>
  truth === undefined ? undefined : !truth
