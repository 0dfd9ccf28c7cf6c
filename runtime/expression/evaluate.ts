/** Turns a checked expression into a function of its context: closures, never generated code. */
import type { ArithmeticExpr, CompareExpr, Expr, ExtremeExpr, InExpr, LogicExpr, UnaryExpr } from './expr.ts'
import { isConstant } from './expr.ts'
import { halfDown, halfUp, minus, plus, times } from './arithmetic.ts'
import type { ContextValues, Value } from './types.ts'

export type { ContextValues } from './types.ts'
export type ExprFunction = (context: ContextValues) => Value

/** The context must hold every name the expression uses, with values of the declared types. */
export function compileExpr(expr: Expr): ExprFunction {
  switch (expr.kind) {
    case 'number':
    case 'boolean':
    case 'word': {
      const { value } = expr
      return () => value
    }
    case 'name': {
      const { name } = expr
      return (c) => c[name] as Value
    }
    case 'not': {
      const of = compileExpr(expr.of)
      return (c) => of(c) !== true
    }
    case 'logic':
      return compileLogic(expr)
    case 'compare':
      return compileCompare(expr)
    case 'in':
      return compileIn(expr)
    case 'unary':
      return compileUnary(expr)
    case 'arithmetic':
      return compileArithmetic(expr)
    case 'extreme':
      return compileExtreme(expr)
    case 'if': {
      const condition = compileExpr(expr.condition)
      const then = compileExpr(expr.then)
      const otherwise = compileExpr(expr.otherwise)
      return (c) => (condition(c) === true ? then(c) : otherwise(c))
    }
  }
}

type NumberFunction = (context: ContextValues) => number

/** The checker has proved the type, so the cast states a fact. */
const compileNumber = (expr: Expr): NumberFunction => compileExpr(expr) as NumberFunction

function compileLogic(expr: LogicExpr): ExprFunction {
  const of = expr.of.map(compileExpr)
  if (expr.op === 'and') return (c) => of.every((condition) => condition(c) === true)
  return (c) => of.some((condition) => condition(c) === true)
}

function compileCompare(expr: CompareExpr): ExprFunction {
  if (expr.op === '==' || expr.op === '!=') {
    const left = compileExpr(expr.left)
    const right = compileExpr(expr.right)
    return expr.op === '==' ? (c) => left(c) === right(c) : (c) => left(c) !== right(c)
  }
  const left = compileNumber(expr.left)
  const right = compileNumber(expr.right)
  switch (expr.op) {
    case '<':
      return (c) => left(c) < right(c)
    case '<=':
      return (c) => left(c) <= right(c)
    case '>':
      return (c) => left(c) > right(c)
    case '>=':
      return (c) => left(c) >= right(c)
  }
}

function compileIn(expr: InExpr): ExprFunction {
  const left = compileExpr(expr.left)
  if (expr.of.every(isConstant)) {
    const values = new Set<Value>(expr.of.map((item) => item.value))
    return (c) => values.has(left(c))
  }
  const items = expr.of.map(compileExpr)
  return (c) => {
    const value = left(c)
    return items.some((item) => item(c) === value)
  }
}

function compileUnary(expr: UnaryExpr): ExprFunction {
  const of = compileNumber(expr.of)
  switch (expr.op) {
    case 'negate':
      return (c) => 0 - of(c)
    case 'half-up':
      return (c) => halfUp(of(c))
    case 'half-down':
      return (c) => halfDown(of(c))
  }
}

function compileArithmetic(expr: ArithmeticExpr): ExprFunction {
  const left = compileNumber(expr.left)
  const right = compileNumber(expr.right)
  switch (expr.op) {
    case '+':
      return (c) => plus(left(c), right(c))
    case '-':
      return (c) => minus(left(c), right(c))
    case '*':
      return (c) => times(left(c), right(c))
  }
}

function compileExtreme(expr: ExtremeExpr): ExprFunction {
  const of = expr.of.map(compileNumber)
  if (expr.op === 'min') return (c) => of.reduce((least, next) => Math.min(least, next(c)), Infinity)
  return (c) => of.reduce((most, next) => Math.max(most, next(c)), -Infinity)
}
