/**
 * Simplifies an expression without changing its value in any context that keeps its types. A part is simplified
 * knowing the conditions that guard it, so contradictions such as `altitude < low and altitude > low` vanish, and
 * so do the comparisons that TypeScript would refuse in emitted code because it narrows the same way.
 */
import { halfDown, halfUp, minus, plus, times } from '../../runtime/expression/arithmetic.ts'
import type {
  ArithmeticExpr,
  CompareExpr,
  ConstantExpr,
  Expr,
  ExtremeExpr,
  IfExpr,
  InExpr,
  UnaryExpr,
} from '../../runtime/expression/expr.ts'
import { isConstant } from '../../runtime/expression/expr.ts'
import type { Facts } from './domain.ts'
import { assume, NO_FACTS, settled } from './domain.ts'
import { comparedByRange } from './range.ts'

export function fold(expr: Expr, facts: Facts = NO_FACTS): Expr {
  switch (expr.kind) {
    case 'number':
    case 'boolean':
    case 'word':
      return expr
    case 'name':
      return truth(settled(facts, expr)) ?? expr
    case 'not':
      return opposite(fold(expr.of, facts))
    case 'logic':
      return foldLogic(expr.op, expr.of, facts)
    case 'compare':
      return foldCompare({ ...expr, left: fold(expr.left, facts), right: fold(expr.right, facts) }, facts)
    case 'in':
      return foldIn(expr, facts)
    case 'unary':
      return foldUnary({ ...expr, of: fold(expr.of, facts) })
    case 'arithmetic':
      return foldArithmetic({ ...expr, left: fold(expr.left, facts), right: fold(expr.right, facts) })
    case 'extreme':
      return foldExtreme({ ...expr, of: expr.of.map((part) => fold(part, facts)) })
    case 'if':
      return foldIf(expr, facts)
  }
}

const number = (value: number): Expr => ({ kind: 'number', value })
const boolean = (value: boolean): Expr => ({ kind: 'boolean', value })
const truth = (value: boolean | undefined): Expr | undefined =>
  value === undefined ? undefined : boolean(value)

const isNumber = (expr: Expr, value: number): boolean => expr.kind === 'number' && expr.value === value
const isBoolean = (expr: Expr, value: boolean): boolean => expr.kind === 'boolean' && expr.value === value

function opposite(of: Expr): Expr {
  if (of.kind === 'boolean') return boolean(!of.value)
  return of.kind === 'not' ? of.of : { kind: 'not', of }
}

function foldUnary(expr: UnaryExpr): Expr {
  const { op, of } = expr
  if (of.kind === 'number') {
    if (op === 'negate') return number(0 - of.value)
    return number(op === 'half-up' ? halfUp(of.value) : halfDown(of.value))
  }
  return op === 'negate' && of.kind === 'unary' && of.op === 'negate' ? of.of : expr
}

function foldLogic(op: 'and' | 'or', parts: readonly Expr[], facts: Facts): Expr {
  const neutral = op === 'and'
  const kept: Expr[] = []
  let known = facts
  for (const part of parts) {
    const folded = fold(part, known)
    if (isBoolean(folded, !neutral)) return boolean(!neutral)
    if (isBoolean(folded, neutral)) continue
    kept.push(...(folded.kind === 'logic' && folded.op === op ? folded.of : [folded]))
    // The next part counts only where this one left the answer open.
    known = assume(known, folded, neutral)
  }
  const [first] = kept
  if (first === undefined) return boolean(neutral)
  return kept.length === 1 ? first : { kind: 'logic', op, of: kept }
}

/** Constants merge into one, at the place of the first. */
function foldExtreme(expr: ExtremeExpr): Expr {
  const constants = expr.of.filter(isConstant)
  const best = constants.reduce<ConstantExpr | undefined>((most, next) => {
    if (most === undefined) return next
    return (expr.op === 'max' ? next.value > most.value : next.value < most.value) ? next : most
  }, undefined)
  const of: Expr[] = []
  for (const part of expr.of) {
    if (!isConstant(part)) of.push(part)
    else if (best !== undefined && !of.includes(best)) of.push(best)
  }
  const [first] = of
  return of.length === 1 && first !== undefined ? first : { ...expr, of }
}

function foldIn(expr: InExpr, facts: Facts): Expr {
  const left = fold(expr.left, facts)
  // One of them is true, or not all of them are: one `not` in all, so that the tree does not grow.
  if (left.kind === 'boolean')
    return left.value ? foldLogic('or', expr.of, facts) : opposite(foldLogic('and', expr.of, facts))
  const equals = (right: Expr): Expr => foldCompare({ kind: 'compare', op: '==', left, right }, facts)
  const seen = new Set<unknown>()
  const of: Expr[] = []
  for (const item of expr.of.map((part) => fold(part, facts))) {
    const test = equals(item)
    if (isBoolean(test, true)) return test
    if (isBoolean(test, false) || (isConstant(item) && seen.has(item.value))) continue
    if (isConstant(item)) seen.add(item.value)
    of.push(item)
  }
  const [only] = of
  if (only === undefined) return boolean(false)
  if (of.length === 1) return equals(only)
  const folded: Expr = { kind: 'in', left, of }
  return truth(settled(facts, folded)) ?? folded
}

function foldIf(expr: IfExpr, facts: Facts): Expr {
  const condition = fold(expr.condition, facts)
  if (condition.kind === 'boolean') return fold(condition.value ? expr.then : expr.otherwise, facts)
  const then = fold(expr.then, assume(facts, condition, true))
  const otherwise = fold(expr.otherwise, assume(facts, condition, false))
  if (isBoolean(then, true) && isBoolean(otherwise, false)) return condition
  if (isBoolean(then, false) && isBoolean(otherwise, true)) return opposite(condition)
  if (isConstant(then) && isConstant(otherwise) && then.value === otherwise.value) return then
  return { kind: 'if', condition, then, otherwise }
}

function foldArithmetic(expr: ArithmeticExpr): Expr {
  const { op, left, right } = expr
  if (left.kind === 'number' && right.kind === 'number') {
    if (op === '+') return number(plus(left.value, right.value))
    return number(op === '-' ? minus(left.value, right.value) : times(left.value, right.value))
  }
  if (op === '*') {
    if (isNumber(left, 0) || isNumber(right, 1)) return left
    return isNumber(right, 0) || isNumber(left, 1) ? right : expr
  }
  if (isNumber(right, 0)) return left
  return op === '+' && isNumber(left, 0) ? right : expr
}

function foldCompare(expr: CompareExpr, facts: Facts): Expr {
  const { op, left, right } = expr
  const sure = comparedByRange(expr, facts) ?? settled(facts, expr) ?? sameSides(expr)
  if (sure !== undefined) return boolean(sure)
  // What is left of conditions is `==` or `!=`, where a constant side leaves the other one or its opposite.
  const constant = left.kind === 'boolean' ? left : right.kind === 'boolean' ? right : undefined
  if (constant === undefined) return expr
  const other = constant === left ? right : left
  return constant.value === (op === '==') ? other : opposite(other)
}

function sameSides({ op, left, right }: CompareExpr): boolean | undefined {
  const constants = isConstant(left) && isConstant(right)
  const same =
    (constants && left.value === right.value) ||
    (left.kind === 'name' && right.kind === 'name' && left.name === right.name)
  if (same) return op === '==' || op === '<=' || op === '>='
  return constants ? op === '!=' : undefined
}
