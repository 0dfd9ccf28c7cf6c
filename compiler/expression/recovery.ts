/** What the parser does where the text is wrong: one problem for one mistake, then on with the rest. */
import type { Span } from './problem.ts'
import { removeFix, replaceFix } from './problem.ts'
import type { ParserState } from './parserState.ts'
import {
  current,
  endsHere,
  isBinaryOperator,
  isSymbol,
  isWordOf,
  made,
  previous,
  readEnd,
  report,
  take,
} from './parserState.ts'
import type { Token } from './lexer.ts'
import type { Syntax } from './syntax.ts'
import { isFunctionName } from './vocabulary.ts'

const VALUE_HINT = 'Write a name, a number, a word or something in parentheses.'

/** Stands where a value should; reads no token but a bad one, which the lexer has reported. */
export function missingOperand(p: ParserState): Syntax {
  const token = current(p)
  const before = previous(p)
  const gap = { start: token.start, end: token.start }
  if (token.kind === 'bad') take(p)
  else if (token.kind === 'end' && p.tokens.length === 1)
    report(p, { start: 0, end: p.text.length }, 'The expression is empty', { hint: VALUE_HINT })
  else if (before !== undefined && (isBinaryOperator(before) || isWordOf(before, 'not')))
    report(p, before, `\`${before.text}\` needs a value after it`, {
      hint: VALUE_HINT,
      fix: removeFix(p.text, before, `\`${before.text}\``),
    })
  else if (isBinaryOperator(token))
    report(p, token, `\`${token.text}\` needs a value before it`, {
      hint: VALUE_HINT,
      fix: removeFix(p.text, token, `\`${token.text}\``),
    })
  else if (before !== undefined && '([,'.includes(before.text)) missingInBrackets(p, before)
  // Any other token is a stray bracket or comma, which strayToken reports.
  return made(p, { kind: 'bad', parts: [], ...gap })
}

function missingInBrackets(p: ParserState, before: Span & { text: string }): void {
  const token = current(p)
  if (token.kind === 'end') return // the unclosed bracket is the mistake
  if (before.text === ',')
    report(p, before, 'A value is missing after the comma', {
      hint: VALUE_HINT,
      fix: removeFix(p.text, before, 'the comma'),
    })
  else if (isSymbol(token, ','))
    report(p, token, 'A value is missing before the comma', {
      hint: VALUE_HINT,
      fix: removeFix(p.text, token, 'the comma'),
    })
  else
    report(p, { start: before.start, end: token.end }, 'Nothing stands between the brackets', {
      hint: VALUE_HINT,
    })
}

/** Reads on after a complete expression that is followed by something which cannot follow it. */
export function readOn(p: ParserState, tree: Syntax, next: () => Syntax): Syntax {
  const parts = [tree]
  let blamed: Token | undefined
  while (!endsHere(p)) {
    const token = current(p)
    if (token.kind === 'bad') take(p)
    else if (token.kind === 'symbol' && '),]'.includes(token.text)) strayToken(p)
    else {
      // After junk that is already reported an operator or operand may well be right.
      if (isBinaryOperator(token)) take(p)
      else {
        // Of a row of words without operators, as in `hits is 3`, only the first is worth a problem.
        if (!isJunk(p) && (blamed === undefined || previous(p) !== blamed)) missingOperator(p)
        blamed = token
      }
      parts.push(next())
    }
  }
  const start = tree.start
  return made(p, { kind: 'bad', parts, start, end: Math.max(tree.end, readEnd(p)) })
}

function isJunk(p: ParserState): boolean {
  const before = previous(p)
  if (before === undefined || before.kind === 'bad' || before.text === ',') return true
  return before.kind === 'word' && isFunctionName(before.text)
}

function strayToken(p: ParserState): void {
  const token = take(p)
  const what = `\`${token.text}\``
  const fix = removeFix(p.text, token, what)
  if (token.text === ',')
    report(p, token, 'A comma stands only between arguments or in a list', {
      hint: 'Lists are written in square brackets after `in`.',
      fix,
    })
  else report(p, token, `${what} closes nothing`, { hint: 'No opening bracket is left before it.', fix })
}

function missingOperator(p: ParserState): void {
  const token = current(p)
  const before = previous(p)
  const joined = `${before?.text ?? ''}-${token.text}`
  const whole = { start: before?.start ?? 0, end: token.end }
  const join = before?.kind === 'word' && token.kind === 'word' && p.known(joined)
  const written = p.text.slice(token.start, token.end)
  report(p, token, `An operator is missing before \`${written}\``, {
    hint: join
      ? `The parts of a word are joined by hyphens: \`${joined}\`.`
      : 'Put and, or, a comparison or + - * between two values.',
    fix: join ? replaceFix(whole, joined) : undefined,
  })
}

/** Reads the bracket that closes `opening`, or reports the opening one. */
export function close(p: ParserState, opening: Span, closing: ')' | ']'): void {
  const token = current(p)
  if (isSymbol(token, closing)) {
    take(p)
    return
  }
  const end = readEnd(p)
  report(p, opening, `This \`${p.text.slice(opening.start, opening.end)}\` is never closed`, {
    hint: `Add \`${closing}\` where it ends.`,
    fix: { title: `Add \`${closing}\``, start: end, end, newText: closing },
  })
}
