/** What the parser moves through, the limits it keeps, and how it reports. */
import type { Token } from './lexer.ts'
import type { Advice, ExprProblem, Span } from './problem.ts'
import { LIMITS, problem } from './problem.ts'
import type { Syntax } from './syntax.ts'
import { isComparison } from './syntax.ts'

export interface ParserState {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly problems: ExprProblem[]
  /** Whether a word means something in the context: lets `very high` propose `very-high`. */
  readonly known: (word: string) => boolean
  /** The brackets that are open, innermost last. */
  readonly open: ('group' | 'call' | 'list')[]
  at: number
  depth: number
  nodes: number
  /** Set once a limit is passed: everything after reads as the end, and nothing more is reported. */
  stopped: boolean
}

const END: Token = { kind: 'end', text: '', start: 0, end: 0 }

export const current = (p: ParserState): Token => p.tokens[p.at] ?? END
export const ahead = (p: ParserState): Token => p.tokens[p.at + 1] ?? END
export const previous = (p: ParserState): Token | undefined => p.tokens[p.at - 1]

export function take(p: ParserState): Token {
  const token = current(p)
  if (token.kind !== 'end') p.at++
  return token
}

export const isSymbol = (token: Token, text: string): boolean =>
  token.kind === 'symbol' && token.text === text
export const isWordOf = (token: Token, text: string): boolean =>
  token.kind === 'keyword' && token.text === text

export function report(p: ParserState, at: Span, message: string, advice: Advice = {}): void {
  if (!p.stopped) p.problems.push(problem('expr/syntax', at, message, advice))
}

export function tooLarge(p: ParserState, at: Span, message: string, hint: string): void {
  if (!p.stopped) p.problems.push(problem('expr/too-large', at, message, { hint }))
  p.stopped = true
  p.at = p.tokens.length - 1
}

/** Counts a node; every node of the tree passes through here. */
export function made<T extends Syntax>(p: ParserState, node: T): T {
  p.nodes++
  if (p.nodes > LIMITS.nodes)
    tooLarge(p, node, `The expression has more than ${LIMITS.nodes} parts`, 'Split it into simpler ones.')
  return node
}

/** Runs one level deeper: brackets, `not` and unary minus, the only ways to nest without end. */
export function nested<T>(p: ParserState, at: Span, inner: () => T): T {
  p.depth++
  if (p.depth > LIMITS.depth)
    tooLarge(
      p,
      at,
      `The expression is nested deeper than ${LIMITS.depth} levels`,
      'Split it into simpler ones.',
    )
  const result = inner()
  p.depth--
  return result
}

/** Whether the token ends the expression it follows, because something open takes it. */
export function endsHere(p: ParserState): boolean {
  const token = current(p)
  if (token.kind === 'end') return true
  if (token.kind !== 'symbol') return false
  if (token.text === ')') return p.open.includes('group') || p.open.includes('call')
  if (token.text === ']') return p.open.includes('list')
  return token.text === ',' && (p.open.includes('call') || p.open.includes('list'))
}

export function isBinaryOperator(token: Token): boolean {
  if (token.kind === 'keyword') return token.text === 'and' || token.text === 'or' || token.text === 'in'
  return token.kind === 'symbol' && (isComparison(token.text) || '+-*'.includes(token.text))
}

/** The position after the last token read, where something missing is inserted. */
export const readEnd = (p: ParserState): number => previous(p)?.end ?? 0
