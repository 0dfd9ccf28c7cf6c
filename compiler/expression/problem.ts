/** Problems of an expression; offsets count UTF-16 units of its text, the caller maps them into the file. */

export type ExprCode =
  | 'expr/syntax'
  | 'expr/unknown-name'
  | 'expr/type'
  | 'expr/arity'
  | 'expr/ambiguous'
  | 'expr/too-large'
  | 'expr/constant'

export interface Span {
  readonly start: number
  readonly end: number
}

export interface ExprFix {
  title: string
  start: number
  end: number
  newText: string
}

export interface ExprProblem {
  code: ExprCode
  message: string
  start: number
  end: number
  hint?: string
  fix?: ExprFix
}

export interface Advice {
  readonly hint?: string | undefined
  readonly fix?: ExprFix | undefined
}

/** `expr/constant` alone leaves the expression usable: it is worth a warning. */
export const WARNING_CODES: ReadonlySet<ExprCode> = new Set<ExprCode>(['expr/constant'])

export const LIMITS = { characters: 1000, depth: 32, nodes: 200 } as const

export function problem(code: ExprCode, at: Span, message: string, advice: Advice = {}): ExprProblem {
  const made: ExprProblem = { code, message, start: at.start, end: at.end }
  if (advice.hint !== undefined) made.hint = advice.hint
  if (advice.fix !== undefined) made.fix = advice.fix
  return made
}

export function replaceFix(at: Span, newText: string, title = `Replace with \`${newText}\``): ExprFix {
  return { title, start: at.start, end: at.end, newText }
}

/** Deletes a token and the white space before it. */
export function removeFix(text: string, at: Span, what: string): ExprFix {
  let start = at.start
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start--
  return { title: `Remove ${what}`, start, end: at.end, newText: '' }
}
