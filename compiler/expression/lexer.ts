/**
 * Text to tokens. Spellings of other languages (`=`, `&&`, `AND`, `≤`, quotes) become the token that was meant,
 * with a problem and its fix, so that the parser sees what the author wants to say.
 */
import type { ExprProblem } from './problem.ts'
import { problem, replaceFix } from './problem.ts'
import { isKeyword, isPlainWord } from './vocabulary.ts'

export interface Token {
  readonly kind: 'word' | 'keyword' | 'integer' | 'symbol' | 'bad' | 'end'
  /** What it means, which may differ from what is written. */
  readonly text: string
  readonly start: number
  end: number
}

/** What may be written, longest first, and what it means. */
const SYMBOLS: readonly (readonly [written: string, meant: string])[] = [
  ['===', '=='],
  ['!==', '!='],
  ['==', '=='],
  ['!=', '!='],
  ['<=', '<='],
  ['>=', '>='],
  ['<>', '!='],
  ['=<', '<='],
  ['=>', '>='],
  ['&&', 'and'],
  ['||', 'or'],
  ...Array.from('()[],<>+-*', (sign) => [sign, sign] as const),
  ['=', '=='],
  ['&', 'and'],
  ['|', 'or'],
  ['!', 'not'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['×', '*'],
  ['·', '*'],
  ['−', '-'],
  ['–', '-'],
]

const HINTS: Readonly<Record<string, string>> = {
  '/': 'There is no division: halve with half-up(x) or half-down(x).',
  '%': 'There is no division: halve with half-up(x) or half-down(x).',
  '.': 'Names stand alone: nothing is read from inside a value.',
  ';': 'Separate arguments with commas.',
  '?': 'Choose with if(condition, a, b).',
  ':': 'Choose with if(condition, a, b).',
  '{': 'Group with parentheses.',
  '}': 'Group with parentheses.',
}

const WORD = /[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*/uy
const DECIMAL = /[0-9]+(?:\.[0-9]+)+/y
const MEMBER = /(?:\.[\p{L}\p{M}\p{N}_]+)+/uy
const QUOTED = /"[^"]*"?|'[^']*'?/y

export function lex(text: string, problems: ExprProblem[]): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const space = skipSpace(text, at, problems)
    if (space > at) at = space
    else {
      const token =
        lexDecimal(text, at, problems) ??
        lexWord(text, at, problems) ??
        lexQuoted(text, at, problems) ??
        lexMember(text, at, problems) ??
        lexSymbol(text, at, problems)
      if (token !== undefined) tokens.push(token)
      at = token?.end ?? lexBad(text, at, tokens, problems)
    }
  }
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length })
  return tokens
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function skipSpace(text: string, at: number, problems: ExprProblem[]): number {
  const sign = text.charAt(at)
  if (!/\s/.test(sign)) return at
  if (!/[ \t\r\n]/.test(sign)) {
    const span = { start: at, end: at + 1 }
    const fix = replaceFix(span, ' ', 'Replace with a plain space')
    problems.push(problem('expr/syntax', span, `${show(sign)} is not a plain space`, { fix }))
  }
  return at + 1
}

function lexDecimal(text: string, at: number, problems: ExprProblem[]): Token | undefined {
  const written = match(DECIMAL, text, at)
  if (written === undefined) return undefined
  const span = { start: at, end: at + written.length }
  problems.push(
    problem('expr/syntax', span, `\`${written}\` is not a whole number`, {
      hint: 'Only whole numbers; halve with half-up(x) or half-down(x).',
    }),
  )
  return { kind: 'bad', text: written, ...span }
}

function lexWord(text: string, at: number, problems: ExprProblem[]): Token | undefined {
  const word = match(WORD, text, at)
  if (word === undefined) return undefined
  const span = { start: at, end: at + word.length }
  if (/^[0-9]+$/.test(word)) return { kind: 'integer', text: word, ...span }
  const lower = word.toLowerCase()
  if (!isKeyword(lower)) return { kind: 'word', text: word, ...span }
  if (word !== lower)
    problems.push(
      problem('expr/syntax', span, `\`${word}\` is written in small letters`, {
        hint: `Write \`${lower}\`.`,
        fix: replaceFix(span, lower),
      }),
    )
  return { kind: 'keyword', text: lower, ...span }
}

function lexQuoted(text: string, at: number, problems: ExprProblem[]): Token | undefined {
  const written = match(QUOTED, text, at)
  if (written === undefined) return undefined
  const span = { start: at, end: at + written.length }
  const word = written.slice(1).replace(/["']$/, '')
  const plain = isPlainWord(word) && !/^[0-9]+$/.test(word)
  problems.push(
    problem('expr/syntax', span, 'Words are written without quotes', {
      hint: plain
        ? `Write \`${word}\`.`
        : 'There is no text in expressions: only numbers, conditions and words.',
      fix: plain ? replaceFix(span, word) : undefined,
    }),
  )
  return { kind: plain ? 'word' : 'bad', text: word, ...span }
}

function lexMember(text: string, at: number, problems: ExprProblem[]): Token | undefined {
  const written = match(MEMBER, text, at)
  if (written === undefined) return undefined
  const span = { start: at, end: at + written.length }
  problems.push(problem('expr/syntax', span, `\`${written}\` has no meaning here`, { hint: HINTS['.'] }))
  return { kind: 'bad', text: written, ...span }
}

function lexSymbol(text: string, at: number, problems: ExprProblem[]): Token | undefined {
  const found = SYMBOLS.find(([written]) => text.startsWith(written, at))
  if (found === undefined) return undefined
  const [written, meant] = found
  const span = { start: at, end: at + written.length }
  if (written !== meant)
    problems.push(
      problem('expr/syntax', span, `\`${written}\` is not an operator here`, {
        hint: `Write \`${meant}\`.`,
        fix: replaceFix(span, spaced(text, span.start, span.end, meant), `Replace with \`${meant}\``),
      }),
    )
  return { kind: isKeyword(meant) ? 'keyword' : 'symbol', text: meant, ...span }
}

/** A word that takes the place of a sign must not run into its neighbours. */
function spaced(text: string, start: number, end: number, meant: string): string {
  if (!/^[a-z-]/.test(meant)) return meant
  const before = start > 0 && !/[\s([]/.test(text.charAt(start - 1)) ? ' ' : ''
  const after = end < text.length && !/\s/.test(text.charAt(end)) ? ' ' : ''
  return before + meant + after
}

/** Neighbouring bad characters make one token and one problem. */
function lexBad(text: string, at: number, tokens: Token[], problems: ExprProblem[]): number {
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const end = at + sign.length
  const last = tokens.at(-1)
  const lastProblem = problems.at(-1)
  if (last?.kind === 'bad' && last.end === at && lastProblem?.end === at) {
    last.end = end
    lastProblem.end = end
    return end
  }
  const hint = Object.hasOwn(HINTS, sign) ? HINTS[sign] : undefined
  problems.push(problem('expr/syntax', { start: at, end }, `${show(sign)} has no meaning here`, { hint }))
  tokens.push({ kind: 'bad', text: sign, start: at, end })
  return end
}

function show(sign: string): string {
  if (/^[^\p{C}\p{Z}]$/u.test(sign)) return `\`${sign}\``
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
