/**
 * A checked expression as readable TypeScript: the body of `(c) => …`. Operators are fixed text, numbers are
 * numbers, and everything else passes through member() or quote(), which print kebab-case words as they are and
 * JSON-quote the rest, so nothing an author writes can become code.
 */
import { NUMBER_LIMIT } from '../../runtime/expression/arithmetic.ts'
import type {
  ArithmeticExpr,
  CompareExpr,
  Expr,
  InExpr,
  UnaryExpr,
  WordExpr,
} from '../../runtime/expression/expr.ts'
import { representationOf } from '../../runtime/expression/expr.ts'
import type { Range } from './range.ts'
import { rangeOf } from './range.ts'
import { isPlainWord } from './vocabulary.ts'

export interface PrintedTypeScript {
  /** An expression over `c`, the context. */
  readonly code: string
  /** Functions of runtime/expression/arithmetic.ts that the code calls. */
  readonly helpers: readonly string[]
  /** Names of the ordered word types whose constant object (see constantName) the code reads. */
  readonly types: readonly string[]
}

/** Print the folded form: TypeScript refuses some comparisons that can never hold. */
export function printTypeScript(expr: Expr): PrintedTypeScript {
  const printer: Printer = { helpers: new Set(), types: new Set() }
  const code = print(printer, expr).text
  return { code, helpers: [...printer.helpers].sort(), types: [...printer.types].sort() }
}

/** The object that holds the ranks of an ordered type: `altitude`, `wingLoad`. Different types differ. */
export function constantName(type: string): string {
  const camel = type.replace(/-([a-z0-9])/g, (_, next: string) =>
    /[0-9]/.test(next) ? `_${next}` : next.toUpperCase(),
  )
  if (/^[0-9]/.test(camel)) return `_${camel}`
  return TAKEN.has(camel) ? `${camel}_` : camel
}

/** Words of TypeScript, the context, the helpers, and the one global that printed code uses. */
const TAKEN: ReadonlySet<string> = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try typeof undefined var void while with yield ' +
    'c plus minus times halfUp halfDown'
  ).split(' '),
)

interface Printer {
  readonly helpers: Set<string>
  readonly types: Set<string>
}

interface Printed {
  readonly text: string
  readonly level: number
}

const LEVEL = {
  choice: 0,
  or: 1,
  and: 2,
  equality: 3,
  order: 4,
  sum: 5,
  product: 6,
  unary: 7,
  value: 8,
} as const

function print(p: Printer, expr: Expr): Printed {
  switch (expr.kind) {
    case 'number':
      return { text: String(expr.value), level: expr.value < 0 ? LEVEL.unary : LEVEL.value }
    case 'boolean':
      return value(String(expr.value))
    case 'word':
      return value(printWord(p, expr))
    case 'name':
      return value(member('c', expr.name))
    case 'not':
      return { text: `!${within(p, expr.of, LEVEL.unary)}`, level: LEVEL.unary }
    case 'logic': {
      // && inside || needs no parentheses, but is hard to read without.
      const text = expr.of
        .map((part) => within(p, part, LEVEL.equality))
        .join(expr.op === 'and' ? ' && ' : ' || ')
      return { text, level: LEVEL[expr.op] }
    }
    case 'compare':
      return printCompare(p, expr)
    case 'in':
      return printIn(p, expr)
    case 'unary':
      return printUnary(p, expr)
    case 'arithmetic':
      return printArithmetic(p, expr)
    case 'extreme':
      return value(`Math.${expr.op}(${expr.of.map((part) => print(p, part).text).join(', ')})`)
    case 'if': {
      const condition = within(p, expr.condition, LEVEL.or)
      const text = `${condition} ? ${within(p, expr.then, LEVEL.or)} : ${within(p, expr.otherwise, LEVEL.or)}`
      return { text, level: LEVEL.choice }
    }
  }
}

const value = (text: string): Printed => ({ text, level: LEVEL.value })

function within(p: Printer, expr: Expr, level: number): string {
  const printed = print(p, expr)
  return printed.level < level ? `(${printed.text})` : printed.text
}

function helper(p: Printer, name: string, args: readonly Expr[]): Printed {
  p.helpers.add(name)
  return value(`${name}(${args.map((arg) => print(p, arg).text).join(', ')})`)
}

function printWord(p: Printer, { word, type, value: rank }: WordExpr): string {
  if (typeof rank === 'string') return quote(rank)
  if (!isPlainWord(word) || !isPlainWord(type)) return String(rank)
  p.types.add(type)
  return member(constantName(type), word)
}

const member = (object: string, name: string): string =>
  /^[a-z][a-z0-9]*$/.test(name) ? `${object}.${name}` : `${object}[${quote(name)}]`

const quote = (word: string): string => (isPlainWord(word) ? `'${word}'` : JSON.stringify(word))

function printCompare(p: Printer, { op, left, right }: CompareExpr): Printed {
  const sides = [left, right].map((side) => within(p, side, LEVEL.sum))
  if (op === '==' || op === '!=') return { text: sides.join(` ${op}= `), level: LEVEL.equality }
  return { text: sides.join(` ${op} `), level: LEVEL.order }
}

function printIn(p: Printer, { left, of }: InExpr): Printed {
  // Only a short left side is repeated, so that nesting cannot double the text again and again.
  if (of.length > 1 && of.length <= 3 && left.kind === 'name') {
    const tests = of.map((item) => `${print(p, left).text} === ${within(p, item, LEVEL.sum)}`)
    return { text: tests.join(' || '), level: LEVEL.or }
  }
  // The type is widened, since includes() of a list of literals refuses any other value.
  const list = of.map((item) => print(p, item).text).join(', ')
  return value(`([${list}] as readonly ${representationOf(left)}[]).includes(${print(p, left).text})`)
}

function printUnary(p: Printer, { op, of }: UnaryExpr): Printed {
  if (op !== 'negate') return helper(p, op === 'half-up' ? 'halfUp' : 'halfDown', [of])
  // Not a unary minus, which would make -0 of 0.
  return { text: `0 - ${within(p, of, LEVEL.product)}`, level: LEVEL.sum }
}

const HELPERS = { '+': 'plus', '-': 'minus', '*': 'times' } as const

function printArithmetic(p: Printer, expr: ArithmeticExpr): Printed {
  const { op, left, right } = expr
  if (!isExact(expr)) return helper(p, HELPERS[op], [left, right])
  const level = op === '*' ? LEVEL.product : LEVEL.sum
  return { text: `${within(p, left, level)} ${op} ${within(p, right, level + 1)}`, level }
}

/** Whether the plain operator gives the same as the saturating one: within the limit, and never -0. */
function isExact(expr: ArithmeticExpr): boolean {
  const { low, high } = rangeOf(expr)
  if (low <= -NUMBER_LIMIT || high >= NUMBER_LIMIT) return false
  if (expr.op !== '*') return true
  const left = rangeOf(expr.left)
  const right = rangeOf(expr.right)
  return !(spansZero(left) && right.low < 0) && !(spansZero(right) && left.low < 0)
}

const spansZero = ({ low, high }: Range): boolean => low <= 0 && high >= 0
