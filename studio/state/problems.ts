// Questions about diagnostics that several panels ask.
import type { Diagnostic, Severity } from '../../compiler/index.ts'
import type { OutlineDocument, OutlinePack } from '../workers/protocol.ts'
import type { Place } from './studio.ts'

export type Counts = Readonly<Record<Severity, number>>

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

export function countBySeverity(diagnostics: readonly Diagnostic[]): Counts {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity } of diagnostics) counts[severity]++
  return counts
}

const WORDS: Readonly<Record<Severity, readonly [string, string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
}

export const countWords = (severity: Severity, count: number): string =>
  `${count} ${WORDS[severity][count === 1 ? 0 : 1]}`

/** Counts by document; a finding belongs to the last document that starts at or above it. */
export function countsByDocument(
  outline: readonly OutlinePack[],
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<OutlineDocument, Counts> {
  const byFile = new Map<string, OutlineDocument[]>()
  for (const { kinds } of outline) {
    for (const { documents } of kinds) {
      for (const document of documents)
        byFile.set(document.file, [...(byFile.get(document.file) ?? []), document])
    }
  }
  const found = new Map<OutlineDocument, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const inFile = (byFile.get(diagnostic.file) ?? []).toSorted((a, b) => a.line - b.line)
    const owner = inFile.findLast(({ line }) => line <= diagnostic.range.start.line) ?? inFile[0]
    if (owner) found.set(owner, [...(found.get(owner) ?? []), diagnostic])
  }
  return new Map([...found].map(([document, own]) => [document, countBySeverity(own)]))
}

/** The problem after a place, in the order of the list; round again at the end. */
export function nextProblem(
  diagnostics: readonly Diagnostic[],
  place: Place | undefined,
  back: boolean,
): Diagnostic | undefined {
  if (!place) return diagnostics[0]
  const isAfter = ({ file, range: { start } }: Diagnostic): boolean =>
    file === place.file
      ? start.line === place.line
        ? start.column > place.column
        : start.line > place.line
      : file > place.file
  const isHere = ({ file, range: { start } }: Diagnostic): boolean =>
    file === place.file && start.line === place.line && start.column === place.column
  return back
    ? (diagnostics.findLast((each) => !isAfter(each) && !isHere(each)) ?? diagnostics.at(-1))
    : (diagnostics.find(isAfter) ?? diagnostics[0])
}
