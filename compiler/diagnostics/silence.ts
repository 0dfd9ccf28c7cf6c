// `# skywright-ignore check/…: reason` at the end of a line or on the line above silences a warning there.
import { Lexer } from 'yaml'
import { CODES, severityOf, type DiagnosticCode } from './codes.ts'
import type { Diagnostic, Range } from './diagnostic.ts'

export interface Silencer {
  readonly code: string
  readonly reason: string
  /** The line of the comment, 1-based. */
  readonly line: number
  readonly range: Range
  /** Alone on its line, it speaks of the next one. */
  readonly alone: boolean
}

const MARK = 'skywright-ignore'
const COMMENT = /^#\s*skywright-ignore(?:\s+([\w/-]+))?(?:\s*:\s*(.*))?$/
/** A reason is some words, not a shrug. */
const SHORTEST_REASON = 8

export function findSilencers(text: string): Silencer[] {
  if (!text.includes(MARK)) return []
  const found: Silencer[] = []
  let offset = 0
  let line = 1
  // Columns do not count a byte-order mark.
  let lineStart = text.startsWith('\uFEFF') ? 1 : 0
  for (const token of new Lexer().lex(text)) {
    // The lexer's own markers are not part of the text.
    if (token === '\u0002' || token === '\u0018' || token === '\u001f') continue
    const match = token.startsWith('#') ? COMMENT.exec(token.trimEnd()) : null
    if (match) {
      const column = offset - lineStart + 1
      found.push({
        code: match[1] ?? '',
        reason: match[2]?.trim() ?? '',
        line,
        range: { start: { line, column }, end: { line, column: column + token.trimEnd().length } },
        alone: text.slice(lineStart, offset).trim() === '',
      })
    }
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) {
      line++
      lineStart = offset + at + 1
    }
    offset += token.length
  }
  return found
}

/** Takes out what the silencers of a file cover and reports the silencers that do nothing. */
export function applySilencers(
  diagnostics: readonly Diagnostic[],
  silencers: readonly Silencer[],
  file: string,
): Diagnostic[] {
  if (silencers.length === 0) return [...diagnostics]
  const used = new Set<Silencer>()
  const left = diagnostics.filter((diagnostic) => {
    const silencer = silencers.find((candidate) => covers(candidate, diagnostic))
    if (!silencer) return true
    used.add(silencer)
    return false
  })
  const idle = silencers.filter((silencer) => !used.has(silencer)).map((silencer) => complain(silencer, file))
  return [...left, ...idle]
}

function covers(silencer: Silencer, diagnostic: Diagnostic): boolean {
  if (diagnostic.severity === 'error' || silencer.reason.length < SHORTEST_REASON) return false
  const line = silencer.alone ? silencer.line + 1 : silencer.line
  return silencer.code === diagnostic.code && diagnostic.range.start.line === line
}

function complain(silencer: Silencer, file: string): Diagnostic {
  const [code, message] = complaint(silencer)
  return { file, range: silencer.range, severity: severityOf(code), code, message }
}

function complaint({ code, reason }: Silencer): [DiagnosticCode, string] {
  if (Object.hasOwn(CODES, code) && severityOf(code as DiagnosticCode) === 'error') {
    return ['silence/error', `"${code}" is an error, and errors cannot be silenced.`]
  }
  if (reason.length < SHORTEST_REASON) {
    return ['silence/no-reason', `Say why: "# ${MARK} ${code || 'check/…'}: the reason in some words".`]
  }
  return ['silence/unused', `This silences nothing: there is no "${code}" on its line.`]
}
