/** The meaning of an expression, written a second time, on exact integers: the reference for the other two. */
import { NUMBER_LIMIT } from '../../runtime/expression/arithmetic.ts'
import type { ArithmeticOp, ComparisonOp, Expr } from '../../runtime/expression/expr.ts'
import type { ContextValues, Value } from '../../runtime/expression/types.ts'

export function interpret(expr: Expr, c: ContextValues): Value {
  switch (expr.kind) {
    case 'number':
    case 'boolean':
    case 'word':
      return expr.value
    case 'name':
      return c[expr.name] as Value
    case 'not':
      return !(interpret(expr.of, c) as boolean)
    case 'logic':
      return logic(
        expr.op,
        expr.of.map((part) => interpret(part, c)),
      )
    case 'compare':
      return compare(expr.op, interpret(expr.left, c), interpret(expr.right, c))
    case 'in':
      return expr.of.map((part) => interpret(part, c)).includes(interpret(expr.left, c))
    case 'unary':
      return unary(expr.op, BigInt(interpret(expr.of, c)))
    case 'arithmetic':
      return arithmetic(expr.op, interpret(expr.left, c) as number, interpret(expr.right, c) as number)
    case 'extreme':
      return extreme(
        expr.op,
        expr.of.map((part) => interpret(part, c) as number),
      )
    case 'if':
      return interpret(interpret(expr.condition, c) === true ? expr.then : expr.otherwise, c)
  }
}

function logic(op: 'and' | 'or', values: readonly Value[]): boolean {
  return op === 'and' ? !values.includes(false) : values.includes(true)
}

function unary(op: 'negate' | 'half-up' | 'half-down', of: bigint): number {
  if (op === 'negate') return Number(-of)
  if (of % 2n === 0n) return Number(of / 2n)
  return Number((op === 'half-up' ? of + 1n : of - 1n) / 2n)
}

function extreme(op: 'min' | 'max', values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.at(op === 'min' ? 0 : -1) ?? NaN
}

function compare(op: ComparisonOp, left: Value, right: Value): boolean {
  if (op === '==') return left === right
  if (op === '!=') return left !== right
  const difference = (left as number) - (right as number)
  if (op === '<') return difference < 0
  if (op === '<=') return difference <= 0
  return op === '>' ? difference > 0 : difference >= 0
}

function arithmetic(op: ArithmeticOp, left: number, right: number): number {
  const [a, b] = [BigInt(left), BigInt(right)]
  const exact = op === '+' ? a + b : op === '-' ? a - b : a * b
  const limit = BigInt(NUMBER_LIMIT)
  return Number(exact > limit ? limit : exact < -limit ? -limit : exact)
}
