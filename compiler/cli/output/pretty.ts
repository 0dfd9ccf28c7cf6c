// Diagnostics for a terminal: the line, a mark under what is meant, the hint and the fix.
import type { Diagnostic } from '../../index.ts'
import { count } from './count.ts'
import type { Summary } from './format.ts'
import { paint } from './paint.ts'
import { lineReader, printable, sourceFrame, type LineOf } from './sourceFrame.ts'

export function prettyDiagnostics(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  textOf: (file: string) => string | undefined,
): string {
  const lineOf = lineReader(textOf)
  return [...diagnostics.map((diagnostic) => pretty(diagnostic, lineOf)), totals(summary, diagnostics)].join(
    '\n',
  )
}

const COLOURS = { error: 'red', warning: 'yellow', info: 'blue' } as const

function pretty(diagnostic: Diagnostic, lineOf: LineOf): string {
  const { file, range, severity, code, message, hint, related, fix, otherFixes } = diagnostic
  const { line, column } = range.start
  return [
    `${paint.bold(`${printable(file)}:${line}:${column}`)} ${paint[COLOURS[severity]](severity)} ${printable(message)} ${paint.dim(code)}`,
    ...sourceFrame(lineOf(file, line), range, paint[COLOURS[severity]]),
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
