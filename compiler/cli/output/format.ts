// Diagnostics on the way out: for people, for programs, and for the annotations of a code host.
import type { Analysis, Diagnostic } from '../../index.ts'
import { UsageError } from '../usage.ts'
import { prettyDiagnostics } from './pretty.ts'

export const FORMATS = ['pretty', 'json', 'github'] as const
export type Format = (typeof FORMATS)[number]

export interface Summary {
  readonly errors: number
  readonly warnings: number
  readonly files: number
  readonly documents: number
}

export function formatOption<T extends string>(value: unknown, allowed: readonly T[]): T {
  const format = value ?? allowed[0]
  if (!(allowed as readonly unknown[]).includes(format)) {
    throw new UsageError(`--format takes ${allowed.join(', ')}, not "${format as string}"`)
  }
  return format as T
}

export const summaryOf = (analysis: Analysis): Summary => ({
  errors: analysis.diagnostics.filter(({ severity }) => severity === 'error').length,
  warnings: analysis.diagnostics.filter(({ severity }) => severity === 'warning').length,
  files: analysis.files,
  documents: analysis.documents,
})

export function formatAnalysis(
  analysis: Analysis,
  format: Format,
  textOf: (file: string) => string | undefined,
): string {
  const summary = summaryOf(analysis)
  switch (format) {
    case 'json':
      return `${JSON.stringify({ diagnostics: analysis.diagnostics, summary }, null, 2)}\n`
    case 'github':
      return analysis.diagnostics.map(githubLine).join('')
    case 'pretty':
      return prettyDiagnostics(analysis.diagnostics, summary, textOf)
  }
}

const GITHUB_LEVEL = { error: 'error', warning: 'warning', info: 'notice' } as const

function githubLine({ file, range, severity, code, message, hint }: Diagnostic): string {
  const { start, end } = range
  const properties = {
    file,
    line: start.line,
    endLine: end.line,
    col: start.column,
    endColumn: end.column,
    title: code,
  }
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
  const text = hint === undefined ? message : `${message}\n${hint}`
  return `::${GITHUB_LEVEL[severity]} ${list.join(',')}::${escapeData(text)}\n`
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
