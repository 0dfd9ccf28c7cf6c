/** What is known of the values of names at a point of an expression, from the comparisons that led there. */
import { INPUT_LIMIT } from '../../runtime/expression/arithmetic.ts'
import type { ComparisonOp, Expr, NameExpr } from '../../runtime/expression/expr.ts'
import { isConstant } from '../../runtime/expression/expr.ts'
import type { Value } from '../../runtime/expression/types.ts'

/** Numbers and ranks lie between `low` and `high`; `only` and `not` narrow any kind of value further. */
export interface Domain {
  readonly low: number
  readonly high: number
  readonly only?: ReadonlySet<Value>
  readonly not: ReadonlySet<Value>
  /** How many values there are, where they are not numbers. */
  readonly size: number
}

export type Facts = ReadonlyMap<string, Domain>

export const NO_FACTS: Facts = new Map()

const NOTHING: ReadonlySet<Value> = new Set()

export function domainOf(facts: Facts, { name, type }: NameExpr): Domain {
  const known = facts.get(name)
  if (known !== undefined) return known
  if (type.kind === 'number') return { low: -INPUT_LIMIT, high: INPUT_LIMIT, not: NOTHING, size: Infinity }
  if (type.kind === 'word' && type.ordered)
    return { low: 0, high: type.size - 1, not: NOTHING, size: Infinity }
  return { low: -Infinity, high: Infinity, not: NOTHING, size: type.kind === 'boolean' ? 2 : type.size }
}

/** The facts once `expr` is known to be true, or false. */
export function assume(facts: Facts, expr: Expr, truth: boolean): Facts {
  if (expr.kind === 'not') return assume(facts, expr.of, !truth)
  if (expr.kind === 'logic' && expr.op === (truth ? 'and' : 'or'))
    return expr.of.reduce((known, part) => assume(known, part, truth), facts)
  const atom = atomOf(expr)
  if (atom === undefined) return facts
  return new Map(facts).set(atom.name.name, restrict(domainOf(facts, atom.name), atom, truth))
}

/** Whether a test of one name against constants is settled by the facts. */
export function settled(facts: Facts, expr: Expr): boolean | undefined {
  const atom = atomOf(expr)
  if (atom === undefined) return undefined
  const domain = domainOf(facts, atom.name)
  if (isEmpty(restrict(domain, atom, true))) return false
  return isEmpty(restrict(domain, atom, false)) ? true : undefined
}

/** A test of one name against constants. */
interface Atom {
  readonly name: NameExpr
  readonly op: ComparisonOp | 'in'
  readonly values: readonly Value[]
}

const FLIPPED: Readonly<Record<ComparisonOp, ComparisonOp>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

function atomOf(expr: Expr): Atom | undefined {
  if (expr.kind === 'name')
    return expr.type.kind === 'boolean' ? { name: expr, op: '==', values: [true] } : undefined
  if (expr.kind === 'in') {
    if (expr.left.kind !== 'name' || !expr.of.every(isConstant)) return undefined
    return { name: expr.left, op: 'in', values: expr.of.map((item) => item.value) }
  }
  if (expr.kind !== 'compare') return undefined
  const { op, left, right } = expr
  if (left.kind === 'name' && isConstant(right)) return { name: left, op, values: [right.value] }
  if (right.kind === 'name' && isConstant(left)) return { name: right, op: FLIPPED[op], values: [left.value] }
  return undefined
}

const OPPOSITE = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  in: 'not-in',
} as const

function restrict(domain: Domain, atom: Atom, truth: boolean): Domain {
  const op = truth ? atom.op : OPPOSITE[atom.op]
  const bound = Number(atom.values[0])
  switch (op) {
    case '==':
    case 'in':
      return { ...domain, only: new Set(atom.values.filter((v) => domain.only?.has(v) ?? true)) }
    case '!=':
    case 'not-in':
      return { ...domain, not: new Set([...domain.not, ...atom.values]) }
    case '<':
      return { ...domain, high: Math.min(domain.high, bound - 1) }
    case '<=':
      return { ...domain, high: Math.min(domain.high, bound) }
    case '>':
      return { ...domain, low: Math.max(domain.low, bound + 1) }
    case '>=':
      return { ...domain, low: Math.max(domain.low, bound) }
  }
}

function isEmpty({ low, high, only, not, size }: Domain): boolean {
  if (low > high) return true
  const inside = (value: Value): boolean =>
    !not.has(value) && (typeof value !== 'number' || (value >= low && value <= high))
  if (only !== undefined) return ![...only].some(inside)
  if (size !== Infinity) return not.size >= size
  if (not.size < high - low + 1) return false
  for (let value = low; value <= high; value++) if (inside(value)) return false
  return true
}
