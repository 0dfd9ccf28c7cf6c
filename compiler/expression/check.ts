/** Types the tree as written and turns it into the checked one. One cause gives one problem. */
import type { ArithmeticOp, ComparisonOp, Expr, UnaryExpr } from '../../runtime/expression/expr.ts'
import type { ValueType } from '../../runtime/expression/types.ts'
import { BOOLEAN, NUMBER } from '../../runtime/expression/types.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Checked, Checker } from './checker.ts'
import { complain, fits, placed, UNKNOWN } from './checker.ts'
import { describeType } from './describe.ts'
import { commonGuide } from './guide.ts'
import { replaceFix } from './problem.ts'
import { resolveLoosely, resolveWord } from './resolve.ts'
import { hasWord } from './scope.ts'
import type { BinarySyntax, CallSyntax, InSyntax, Syntax } from './syntax.ts'
import { childrenOf, isComparison } from './syntax.ts'
import type { FunctionName } from './vocabulary.ts'
import { FUNCTIONS, isFunctionName } from './vocabulary.ts'

/** `wanted` is what the place asks for: it gives bare words their meaning, the caller compares the result. */
export function check(k: Checker, node: Syntax, wanted: ValueType | undefined): Checked {
  switch (node.kind) {
    case 'integer':
      return { expr: placed(k, node, { kind: 'number', value: node.value }), type: NUMBER }
    case 'boolean':
      return { expr: placed(k, node, { kind: 'boolean', value: node.value }), type: BOOLEAN }
    case 'word':
      return resolveWord(k, node, wanted)
    case 'group':
      return check(k, node.of, wanted)
    case 'not':
      return checkNot(k, node, node.of)
    case 'negate':
      return checkUnary(k, node, 'negate', node.of)
    case 'and':
    case 'or':
      return checkLogic(k, node, node.kind, node.of)
    case 'in':
      return checkIn(k, node)
    case 'binary':
      return isComparison(node.op) ? checkComparison(k, node, node.op) : checkArithmetic(k, node, node.op)
    case 'call':
      return checkCall(k, node, wanted)
    case 'bad':
      checkLoosely(k, node)
      return UNKNOWN
  }
}

function need(k: Checker, node: Syntax, type: ValueType): Expr | undefined {
  const got = check(k, node, type)
  return fits(k, node, got, type) ? got.expr : undefined
}

function checkLoosely(k: Checker, node: Syntax): void {
  if (node.kind === 'word') resolveLoosely(k, node)
  if (node.kind === 'call' && !isFunctionName(node.name.word)) reportFunction(k, node)
  for (const child of childrenOf(node)) checkLoosely(k, child)
}

function checkNot(k: Checker, at: Syntax, operand: Syntax): Checked {
  const of = need(k, operand, BOOLEAN)
  return { expr: of && placed(k, at, { kind: 'not', of }), type: BOOLEAN }
}

function checkUnary(k: Checker, at: Syntax, op: UnaryExpr['op'], operand: Syntax): Checked {
  const of = need(k, operand, NUMBER)
  return { expr: of && placed(k, at, { kind: 'unary', op, of }), type: NUMBER }
}

function checkLogic(k: Checker, at: Syntax, op: 'and' | 'or', parts: readonly Syntax[]): Checked {
  const of = all(parts.map((part) => need(k, part, BOOLEAN)))
  // Parentheses among equals mean nothing, so `(a and b) and c` is one list of three.
  const flat = of?.flatMap((part) => (part.kind === 'logic' && part.op === op ? part.of : [part]))
  return { expr: flat && placed(k, at, { kind: 'logic', op, of: flat }), type: BOOLEAN }
}

function checkArithmetic(k: Checker, node: BinarySyntax, op: ArithmeticOp): Checked {
  const left = need(k, node.left, NUMBER)
  const right = need(k, node.right, NUMBER)
  return { expr: left && right && placed(k, node, { kind: 'arithmetic', op, left, right }), type: NUMBER }
}

function checkComparison(k: Checker, node: BinarySyntax, op: ComparisonOp): Checked {
  const sides = agree(k, [node.left, node.right], commonGuide(k.context, [node.left, node.right]))
  if (op !== '==' && op !== '!=' && !isOrdered(k, node, sides.type)) return { expr: undefined, type: BOOLEAN }
  const [left, right] = sides.of ?? []
  return { expr: left && right && placed(k, node, { kind: 'compare', op, left, right }), type: BOOLEAN }
}

const hasOrder = (type: ValueType): boolean =>
  type.kind === 'number' || (type.kind === 'word' && type.ordered)

function isOrdered(k: Checker, node: BinarySyntax, type: ValueType | undefined): boolean {
  if (type === undefined || hasOrder(type)) return true
  const what = type.kind === 'word' ? `\`${type.name}\` has no order` : 'Conditions have no order'
  complain(k, 'expr/type', node.opSpan, `${what}, so \`${node.op}\` cannot compare it`, {
    hint: 'Use == or != or in.',
  })
  return false
}

function checkIn(k: Checker, node: InSyntax): Checked {
  const parts = [node.left, ...node.items]
  const { of } = agree(k, parts, commonGuide(k.context, parts))
  const [left, ...items] = of ?? []
  return {
    expr: left && items.length > 0 ? placed(k, node, { kind: 'in', left, of: items }) : undefined,
    type: BOOLEAN,
  }
}

/** Parts that must be of one type: those that differ from it are reported. */
function agree(
  k: Checker,
  parts: readonly Syntax[],
  type: ValueType | undefined,
): { of: Expr[] | undefined; type: ValueType | undefined } {
  if (type === undefined) {
    checkUntyped(k, parts)
    return { of: undefined, type }
  }
  const before = k.problems.length
  const results = new Map<Syntax, Checked>()
  const [words, others] = [parts.filter(isBareWord), parts.filter((part) => !isBareWord(part))]
  for (const part of others) results.set(part, check(k, part, type))
  for (const part of words) {
    // Beside a part that is wrong, a word of another type may well be right.
    if (k.problems.length > before && part.kind === 'word' && !hasWord(type, part.word))
      resolveLoosely(k, part)
    else results.set(part, check(k, part, type))
  }
  const ok = parts.map((part) => fits(k, part, results.get(part) ?? UNKNOWN, type))
  return { of: ok.every(Boolean) ? all(parts.map((part) => results.get(part)?.expr)) : undefined, type }
}

const isBareWord = (part: Syntax): boolean => part.kind === 'word'

/** No part tells the type, so one of them at least is wrong; words that some type has are not blamed for it. */
function checkUntyped(k: Checker, parts: readonly Syntax[]): void {
  const before = k.problems.length
  for (const part of parts) checkLoosely(k, part)
  if (k.problems.length > before || parts.some(isBroken)) return
  const [first] = parts
  if (first !== undefined) check(k, first, undefined)
}

const isBroken = (node: Syntax): boolean => node.kind === 'bad' || childrenOf(node).some(isBroken)

function checkCall(k: Checker, node: CallSyntax, wanted: ValueType | undefined): Checked {
  const name = node.name.word
  if (!isFunctionName(name)) {
    checkLoosely(k, node)
    return UNKNOWN
  }
  if (!hasArity(k, node, name)) {
    for (const arg of node.args) checkLoosely(k, arg)
    return { expr: undefined, type: name === 'half-up' || name === 'half-down' ? NUMBER : undefined }
  }
  const [first, second, third] = node.args
  if (name === 'if')
    return first && second && third ? checkIf(k, node, [first, second, third], wanted) : UNKNOWN
  if (name === 'min' || name === 'max') return checkExtreme(k, node, name, wanted)
  return first ? checkUnary(k, node, name, first) : UNKNOWN
}

function reportFunction(k: Checker, node: CallSyntax): void {
  const near = nearest(node.name.word, Object.keys(FUNCTIONS))
  complain(k, 'expr/unknown-name', node.name, `There is no function \`${node.name.word}\``, {
    hint: `${near === undefined ? '' : `Did you mean \`${near}\`? `}Functions: ${Object.keys(FUNCTIONS).join(', ')}.`,
    fix: near === undefined ? undefined : replaceFix(node.name, near),
  })
}

const ARITY: Readonly<Record<FunctionName, readonly [least: number, most: number, text: string]>> = {
  if: [3, 3, 'three arguments'],
  min: [2, Infinity, 'two or more arguments'],
  max: [2, Infinity, 'two or more arguments'],
  'half-up': [1, 1, 'one argument'],
  'half-down': [1, 1, 'one argument'],
}

function hasArity(k: Checker, node: CallSyntax, name: FunctionName): boolean {
  const [least, most, text] = ARITY[name]
  const count = node.args.length
  // An argument that could not be read has its own problem, and hides how many were meant.
  const unread = node.args.some((arg) => arg.kind === 'bad')
  if (count >= least && count <= most) return true
  if (!unread)
    complain(k, 'expr/arity', node, `\`${name}\` takes ${text}, found ${count}`, { hint: FUNCTIONS[name] })
  return false
}

type Three = readonly [Syntax, Syntax, Syntax]

function checkIf(k: Checker, node: CallSyntax, args: Three, wanted: ValueType | undefined): Checked {
  const condition = need(k, args[0], BOOLEAN)
  const branches = [args[1], args[2]]
  const { of, type } = agree(k, branches, commonGuide(k.context, branches) ?? wanted)
  const [then, otherwise] = of ?? []
  const expr = condition && then && otherwise && placed(k, node, { kind: 'if', condition, then, otherwise })
  return { expr, type }
}

function checkExtreme(
  k: Checker,
  node: CallSyntax,
  op: 'min' | 'max',
  wanted: ValueType | undefined,
): Checked {
  const guide = commonGuide(k.context, node.args)
  const { of, type } = agree(k, node.args, guide ?? (wanted && hasOrder(wanted) ? wanted : undefined))
  if (type !== undefined && !hasOrder(type)) {
    complain(k, 'expr/type', node, `\`${op}\` compares numbers or ordered words, not ${describeType(type)}`)
    return UNKNOWN
  }
  return { expr: of && placed(k, node, { kind: 'extreme', op, of }), type }
}

function all(parts: readonly (Expr | undefined)[]): Expr[] | undefined {
  const found = parts.filter((part) => part !== undefined)
  return found.length === parts.length ? found : undefined
}
