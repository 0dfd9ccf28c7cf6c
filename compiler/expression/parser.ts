/**
 * Tokens to the tree as written. Recursive descent with one function a level of precedence, loosest first; every
 * token is read once, and the limits of parserState.ts bound the recursion.
 */
import { NUMBER_LIMIT } from '../../runtime/expression/arithmetic.ts'
import type { Token } from './lexer.ts'
import type { ExprProblem } from './problem.ts'
import { problem } from './problem.ts'
import type { ParserState } from './parserState.ts'
import {
  ahead,
  current,
  endsHere,
  isSymbol,
  isWordOf,
  made,
  nested,
  readEnd,
  report,
  take,
} from './parserState.ts'
import { close, missingOperand, readOn } from './recovery.ts'
import { readComparison } from './comparison.ts'
import type { Syntax, WordSyntax } from './syntax.ts'
import { isFunctionName } from './vocabulary.ts'

export interface Parsed {
  readonly tree: Syntax
  /** False where a limit was passed: the tree is then only a beginning. */
  readonly complete: boolean
}

export function parse(
  text: string,
  tokens: readonly Token[],
  problems: ExprProblem[],
  known: (word: string) => boolean,
): Parsed {
  const p: ParserState = {
    text,
    tokens,
    problems,
    known,
    open: [],
    at: 0,
    depth: 0,
    nodes: 0,
    stopped: false,
  }
  const tree = expression(p)
  return { tree, complete: !p.stopped }
}

function expression(p: ParserState): Syntax {
  const tree = disjunction(p)
  return endsHere(p) ? tree : readOn(p, tree, () => disjunction(p))
}

const disjunction = (p: ParserState): Syntax => chain(p, 'or', conjunction)
const conjunction = (p: ParserState): Syntax => chain(p, 'and', inversion)

function chain(p: ParserState, kind: 'and' | 'or', next: (p: ParserState) => Syntax): Syntax {
  const first = next(p)
  if (!isWordOf(current(p), kind)) return first
  const of = [first]
  while (isWordOf(current(p), kind)) {
    take(p)
    of.push(next(p))
  }
  return made(p, { kind, of, start: first.start, end: readEnd(p) })
}

function inversion(p: ParserState): Syntax {
  const token = current(p)
  if (!isWordOf(token, 'not')) return readComparison(p, { sum, list })
  take(p)
  const of = nested(p, token, () => inversion(p))
  return made(p, { kind: 'not', of, start: token.start, end: of.end })
}

function sum(p: ParserState): Syntax {
  return arithmetic(p, ['+', '-'], (q) => arithmetic(q, ['*'], unary))
}

function arithmetic(
  p: ParserState,
  ops: readonly ('+' | '-' | '*')[],
  next: (p: ParserState) => Syntax,
): Syntax {
  let left = next(p)
  for (;;) {
    const token = current(p)
    const op = ops.find((sign) => isSymbol(token, sign))
    if (op === undefined) return left
    take(p)
    const right = next(p)
    const opSpan = { start: token.start, end: token.end }
    left = made(p, { kind: 'binary', op, opSpan, left, right, start: left.start, end: right.end })
  }
}

function unary(p: ParserState): Syntax {
  const token = current(p)
  if (!isSymbol(token, '-')) return primary(p)
  take(p)
  // A minus before digits is part of the number, so that -3 is one constant.
  if (current(p).kind === 'integer') return integer(p, -1, token.start)
  const of = nested(p, token, () => unary(p))
  return made(p, { kind: 'negate', of, start: token.start, end: of.end })
}

function primary(p: ParserState): Syntax {
  const token = current(p)
  if (token.kind === 'integer') return integer(p, 1, token.start)
  if (token.kind === 'word') return isSymbol(ahead(p), '(') ? call(p) : word(p)
  if (token.kind === 'keyword') {
    if (token.text === 'true' || token.text === 'false') {
      take(p)
      return made(p, { kind: 'boolean', value: token.text === 'true', start: token.start, end: token.end })
    }
    if (token.text === 'not') return misplacedNot(p)
  }
  if (isSymbol(token, '(')) return group(p)
  return isSymbol(token, '[') ? strayList(p) : missingOperand(p)
}

function integer(p: ParserState, sign: 1 | -1, start: number): Syntax {
  const token = take(p)
  const size = Number(token.text)
  if (size > NUMBER_LIMIT)
    p.problems.push(
      problem('expr/too-large', token, 'The number is too large', {
        hint: `Numbers reach from -${NUMBER_LIMIT} to ${NUMBER_LIMIT}.`,
      }),
    )
  const value = size === 0 ? 0 : sign * Math.min(size, NUMBER_LIMIT)
  return made(p, { kind: 'integer', value, start, end: token.end })
}

function word(p: ParserState): Syntax {
  const token = take(p)
  const span = { start: token.start, end: token.end }
  if (!isFunctionName(token.text)) return made(p, { kind: 'word', word: token.text, ...span })
  report(p, span, `\`${token.text}\` needs its arguments in parentheses`, {
    hint: `Write \`${token.text}(…)\`.`,
  })
  return made(p, { kind: 'bad', parts: [], ...span })
}

function call(p: ParserState): Syntax {
  const token = take(p)
  const name: WordSyntax = { kind: 'word', word: token.text, start: token.start, end: token.end }
  const args = list(p)
  return made(p, { kind: 'call', name, args, start: token.start, end: readEnd(p) })
}

/** From an opening bracket to its closing one: expressions between commas; empty brackets give none. */
function list(p: ParserState): Syntax[] {
  const opening = take(p)
  const round = opening.text === '('
  const closing = round ? ')' : ']'
  const items: Syntax[] = []
  if (!isSymbol(current(p), closing))
    nested(p, opening, () => {
      p.open.push(round ? 'call' : 'list')
      items.push(expression(p))
      while (isSymbol(current(p), ',')) {
        take(p)
        items.push(expression(p))
      }
      p.open.pop()
    })
  close(p, opening, closing)
  return items
}

function group(p: ParserState): Syntax {
  const opening = take(p)
  const of = nested(p, opening, () => {
    p.open.push('group')
    const tree = expression(p)
    p.open.pop()
    return tree
  })
  close(p, opening, ')')
  return { kind: 'group', of, start: opening.start, end: readEnd(p) }
}

function strayList(p: ParserState): Syntax {
  const opening = current(p)
  const parts = list(p)
  const span = { start: opening.start, end: readEnd(p) }
  report(p, span, 'A list stands only after `in`', { hint: 'Write `name in [a, b]`.' })
  return made(p, { kind: 'bad', parts, ...span })
}

/** `a == not b`: `not` binds looser than the operator before it. */
function misplacedNot(p: ParserState): Syntax {
  const token = take(p)
  const of = nested(p, token, () => unary(p))
  const span = { start: token.start, end: of.end }
  report(p, span, '`not` needs parentheses after an operator', {
    hint: '`not` takes in the whole comparison that follows it.',
    fix: { title: 'Put it in parentheses', ...span, newText: `(${p.text.slice(span.start, span.end)})` },
  })
  return made(p, { kind: 'not', of, ...span })
}
