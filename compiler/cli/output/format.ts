// Diagnostics on the way out: for people, for programs, and for the annotations of a code host.
import type { Analysis, Diagnostic, Fix } from '../../index.ts'
import type { LoadedWorkspace } from '../host/loadWorkspace.ts'
import type { FileNames } from '../host/names.ts'
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
    throw new UsageError(
      `--format takes ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1) ?? ''}, not "${format as string}"`,
    )
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
  { workspace, names }: Pick<LoadedWorkspace, 'workspace' | 'names'>,
): string {
  const summary = summaryOf(analysis)
  const diagnostics = analysis.diagnostics.map((diagnostic) => withShownNames(diagnostic, names))
  const inWorkspace = new Map(workspace.paths().map((name) => [names.shown(name), name]))
  const textOf = (shown: string): string | undefined => workspace.file(inWorkspace.get(shown) ?? shown)?.text
  switch (format) {
    case 'json':
      return `${JSON.stringify({ diagnostics, summary }, null, 2)}\n`
    case 'github':
      return diagnostics.map(githubLine).join('')
    case 'pretty':
      return prettyDiagnostics(diagnostics, summary, textOf)
  }
}

function withShownNames(diagnostic: Diagnostic, names: FileNames): Diagnostic {
  const shown = <T extends { readonly file: string }>(each: T): T => ({
    ...each,
    file: names.shown(each.file),
  })
  const fixed = (fix: Fix): Fix => ({ ...fix, edits: fix.edits.map(shown) })
  const { fix, otherFixes, related } = diagnostic
  return {
    ...shown(diagnostic),
    ...(fix && { fix: fixed(fix) }),
    ...(otherFixes && { otherFixes: otherFixes.map(fixed) }),
    ...(related && { related: related.map(shown) }),
  }
}

const GITHUB_LEVEL = { error: 'error', warning: 'warning', info: 'notice' } as const

function githubLine({ file, range, severity, code, message, hint, related }: Diagnostic): string {
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
  const others = (related ?? []).map((other) => `${other.file}:${other.range.start.line}: ${other.message}`)
  const text = [message, ...(hint === undefined ? [] : [hint]), ...others].join('\n')
  return `::${GITHUB_LEVEL[severity]} ${list.join(',')}::${escapeData(text)}\n`
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
