// Diagnostics for a terminal: the line, a mark under what is meant, the hint and the fix.
import type { Diagnostic } from '../../index.ts'
import type { Summary } from './format.ts'
import { paint } from './paint.ts'

export function prettyDiagnostics(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  textOf: (file: string) => string | undefined,
): string {
  const lines = new Map<string, string[]>()
  const lineOf = (file: string, line: number): string => {
    let split = lines.get(file)
    if (!split) lines.set(file, (split = (textOf(file) ?? '').replace(/^\uFEFF/, '').split(/\r?\n/)))
    return split[line - 1] ?? ''
  }
  return [...diagnostics.map((diagnostic) => pretty(diagnostic, lineOf)), totals(summary, diagnostics)].join(
    '\n',
  )
}

const COLOURS = { error: 'red', warning: 'yellow', info: 'blue' } as const

function pretty(diagnostic: Diagnostic, lineOf: (file: string, line: number) => string): string {
  const { file, range, severity, code, message, hint, related, fix, otherFixes } = diagnostic
  const { line, column } = range.start
  const number = String(line)
  const gutter = ' '.repeat(number.length)
  const shown = printable(lineOf(file, line))
  const end = range.end.line === line ? range.end.column : shown.length + 1
  const mark =
    ' '.repeat(Math.min(column - 1, shown.length)) + '^'.repeat(Math.max(1, Math.min(end - column, 100)))
  return [
    `${paint.bold(`${printable(file)}:${line}:${column}`)} ${paint[COLOURS[severity]](severity)} ${printable(message)} ${paint.dim(code)}`,
    `${paint.dim(`${number} |`)} ${shown.slice(0, 160)}`,
    `${paint.dim(`${gutter} |`)} ${paint[COLOURS[severity]](mark.slice(0, 160))}`,
    ...(hint === undefined ? [] : [`  ${printable(hint)}`]),
    ...(related ?? []).map(
      (other) =>
        `  ${paint.dim(`${printable(other.file)}:${other.range.start.line}:`)} ${printable(other.message)}`,
    ),
    ...[...(fix ? [fix] : []), ...(otherFixes ?? [])].map(
      ({ title }) => `  ${paint.dim('fix:')} ${printable(title)}`,
    ),
    '',
  ].join('\n')
}

function totals({ errors, warnings, files, documents }: Summary, diagnostics: readonly Diagnostic[]): string {
  const notes = diagnostics.length - errors - warnings
  const found = [
    errors && count(errors, 'error'),
    warnings && count(warnings, 'warning'),
    notes && count(notes, 'note'),
  ]
  const looked = `${count(documents, 'document')} in ${count(files, 'file')}`
  const told = found.filter(Boolean).join(', ')
  if (errors + warnings > 0) return `${paint.bold(told)} in ${looked}.\n`
  return `${paint.green('No problems')}${told === '' ? '' : `, ${told}`}: ${looked}.\n`
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Content cannot move the cursor or recolour the terminal. */
export const printable = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '�')
