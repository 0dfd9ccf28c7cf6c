/** The canonical text of a checked expression: one space around operators, no needless parentheses. */
import type { ArithmeticExpr, Expr, UnaryExpr } from '../../runtime/expression/expr.ts'

export function printExpr(expr: Expr): string {
  switch (expr.kind) {
    case 'number':
    case 'boolean':
      return String(expr.value)
    case 'word':
      return expr.word
    case 'name':
      return expr.name
    case 'not':
      return `not ${within(expr.of, LEVEL.not)}`
    case 'logic':
      return expr.of.map((part) => within(part, LEVEL[expr.op] + 1)).join(` ${expr.op} `)
    case 'compare':
      return `${within(expr.left, LEVEL.sum)} ${expr.op} ${within(expr.right, LEVEL.sum)}`
    case 'in':
      return `${within(expr.left, LEVEL.sum)} in [${list(expr.of)}]`
    case 'unary':
      return printUnary(expr)
    case 'arithmetic':
      return printArithmetic(expr)
    case 'extreme':
      return `${expr.op}(${list(expr.of)})`
    case 'if':
      return `if(${list([expr.condition, expr.then, expr.otherwise])})`
  }
}

/** How tightly each form binds; a part that binds looser than its place needs parentheses. */
const LEVEL = { or: 0, and: 1, not: 2, comparison: 3, sum: 4, product: 5, unary: 6, value: 7 } as const

const list = (parts: readonly Expr[]): string => parts.map(printExpr).join(', ')

function within(expr: Expr, level: number): string {
  const text = printExpr(expr)
  return levelOf(expr) < level ? `(${text})` : text
}

function printUnary({ op, of }: UnaryExpr): string {
  if (op !== 'negate') return `${op}(${printExpr(of)})`
  // A minus before digits would make them one number.
  return of.kind === 'number' ? `-(${printExpr(of)})` : `-${within(of, LEVEL.value)}`
}

const arithmeticLevel = (op: ArithmeticExpr['op']): number => (op === '*' ? LEVEL.product : LEVEL.sum)

function printArithmetic({ op, left, right }: ArithmeticExpr): string {
  const level = arithmeticLevel(op)
  return `${within(left, level)} ${op} ${within(right, level + 1)}`
}

function levelOf(expr: Expr): number {
  switch (expr.kind) {
    case 'logic':
      return LEVEL[expr.op]
    case 'not':
      return LEVEL.not
    case 'compare':
    case 'in':
      return LEVEL.comparison
    case 'arithmetic':
      return arithmeticLevel(expr.op)
    case 'unary':
      return expr.op === 'negate' ? LEVEL.unary : LEVEL.value
    case 'number':
      return expr.value < 0 ? LEVEL.unary : LEVEL.value
    case 'boolean':
    case 'word':
    case 'name':
    case 'extreme':
    case 'if':
      return LEVEL.value
  }
}
