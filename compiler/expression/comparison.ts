/** The level of comparisons and `in`, which do not chain. */
import type { Span } from './problem.ts'
import type { ParserState } from './parserState.ts'
import { ahead, current, isSymbol, isWordOf, made, readEnd, report, take } from './parserState.ts'
import type { Syntax } from './syntax.ts'
import { isComparison } from './syntax.ts'

/** The levels below and above, handed in so that the two files do not import each other. */
export interface Levels {
  readonly sum: (p: ParserState) => Syntax
  /** Bracketed expressions between commas. */
  readonly list: (p: ParserState) => Syntax[]
}

export function readComparison(p: ParserState, levels: Levels): Syntax {
  const left = levels.sum(p)
  const first = rest(p, left, levels)
  if (first === undefined) return left
  let tree: Syntax = first.tree
  let middle: Syntax = first.right
  for (;;) {
    const operator = current(p)
    const next = rest(p, middle, levels)
    if (next === undefined) return tree
    chained(p, operator, middle)
    tree = made(p, { kind: 'bad', parts: [tree, next.right], start: left.start, end: next.right.end })
    middle = next.right
  }
}

function rest(p: ParserState, left: Syntax, levels: Levels): { tree: Syntax; right: Syntax } | undefined {
  const token = current(p)
  if (token.kind === 'symbol' && isComparison(token.text)) {
    take(p)
    const right = levels.sum(p)
    const opSpan = { start: token.start, end: token.end }
    const span = { start: left.start, end: right.end }
    return { tree: made(p, { kind: 'binary', op: token.text, opSpan, left, right, ...span }), right }
  }
  if (isWordOf(token, 'in')) {
    take(p)
    const tree = membership(p, left, levels)
    return { tree, right: tree }
  }
  if (isWordOf(token, 'not') && isWordOf(ahead(p), 'in')) {
    take(p)
    const inToken = take(p)
    const tree = membership(p, left, levels)
    reportNotIn(p, { start: token.start, end: inToken.end }, left, tree.end)
    return { tree: made(p, { kind: 'not', of: tree, start: tree.start, end: tree.end }), right: tree }
  }
  return undefined
}

function chained(p: ParserState, operator: Span, middle: Syntax): void {
  const text = p.text.slice(middle.start, middle.end)
  const simple = middle.kind === 'word' || middle.kind === 'integer'
  report(p, operator, 'Comparisons do not chain', {
    hint: 'Join two comparisons with `and`.',
    fix: simple
      ? {
          title: `Insert \`and ${text}\``,
          start: operator.start,
          end: operator.start,
          newText: `and ${text} `,
        }
      : undefined,
  })
}

function reportNotIn(p: ParserState, at: Span, left: Syntax, end: number): void {
  const value = p.text.slice(left.start, left.end)
  const list = p.text.slice(at.end, end).trim()
  report(p, at, '`not` stands before the whole comparison', {
    hint: `Write \`not ${value} in …\`.`,
    fix: { title: 'Move `not` to the front', start: left.start, end, newText: `not ${value} in ${list}` },
  })
}

function membership(p: ParserState, left: Syntax, levels: Levels): Syntax {
  const opening = current(p)
  const round = isSymbol(opening, '(')
  if (!round && !isSymbol(opening, '[')) return unbracketed(p, left, levels)
  const items = levels.list(p)
  const span = { start: opening.start, end: readEnd(p) }
  if (items.length === 0) report(p, span, 'The list is empty', { hint: 'Write `in [a, b]`.' })
  else if (round)
    report(p, span, 'The list after `in` stands in square brackets', {
      hint: 'Write `in [a, b]`.',
      fix: {
        title: 'Use square brackets',
        ...span,
        newText: `[${p.text.slice(opening.end, span.end).replace(/\)$/, '')}]`,
      },
    })
  return made(p, { kind: 'in', left, items, start: left.start, end: span.end })
}

function unbracketed(p: ParserState, left: Syntax, levels: Levels): Syntax {
  const before = p.problems.length
  const item = levels.sum(p)
  const text = p.text.slice(item.start, item.end)
  if (p.problems.length === before)
    report(p, item, 'The list after `in` stands in square brackets', {
      hint: 'Write `in [a, b]`.',
      fix: { title: 'Add square brackets', start: item.start, end: item.end, newText: `[${text}]` },
    })
  return made(p, { kind: 'in', left, items: [item], start: left.start, end: item.end })
}
