// Findings become diagnostics here, and only here do offsets become lines and columns.
import { severityOf } from '../diagnostics/codes.ts'
import type { Diagnostic, Finding, FindingFix, Fix, Place, Range } from '../diagnostics/diagnostic.ts'
import { foldAliases } from '../diagnostics/foldAliases.ts'
import { applySilencers } from '../diagnostics/silence.ts'
import { placeOf } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import type { SourceFile } from '../documents/sourceFile.ts'

export const yamlFindings = ({ source }: DocumentEntry): Finding[] =>
  source.problems.map(({ start, end, ...problem }) => ({ ...problem, at: { document: source, start, end } }))

export const shapeFindings = ({ source, shape }: DocumentEntry): Finding[] =>
  shape.map(({ code, path, part, message, hint, fix }) => {
    const at = placeOf(source, path, part)
    return {
      code,
      at,
      message,
      hint,
      fixes: fix && [{ title: fix.title, edits: [{ at, newText: fix.newText }] }],
    }
  })

/** Diagnostics of the reported files, in a stable order; the other files serve for related places. */
export function toDiagnostics(
  findings: readonly Finding[],
  reported: readonly SourceFile[],
  files: ReadonlyMap<string, SourceFile>,
): Diagnostic[] {
  const byFile = new Map(reported.map((file) => [file.path, fileDiagnostics(file)]))
  for (const finding of foldAliases(findings))
    byFile.get(finding.at.document.file)?.push(toDiagnostic(finding, files))
  return reported
    .flatMap((file) => applySilencers(byFile.get(file.path) ?? [], file.silencers, file.path))
    .sort(inOrder)
}

function fileDiagnostics(file: SourceFile): Diagnostic[] {
  return file.problems.map(({ code, message, hint, offset }) => {
    const start = file.lines().positionAt(offset ?? 0)
    const end = { ...start, column: start.column + 1 }
    return {
      file: file.path,
      range: { start, end },
      severity: severityOf(code),
      code,
      message,
      ...optional({ hint }),
    }
  })
}

function toDiagnostic(finding: Finding, files: ReadonlyMap<string, SourceFile>): Diagnostic {
  const [fix, ...otherFixes] = (finding.fixes ?? []).map((each) => fixOf(each, files))
  return {
    file: finding.at.document.file,
    range: rangeOf(finding.at, files),
    severity: severityOf(finding.code),
    code: finding.code,
    message: finding.message,
    ...optional({
      hint: finding.hint,
      fix,
      otherFixes: otherFixes.length > 0 ? otherFixes : undefined,
      related: finding.related?.map(({ at, message }) => ({
        file: at.document.file,
        range: rangeOf(at, files),
        message,
      })),
    }),
  }
}

const fixOf = (fix: FindingFix, files: ReadonlyMap<string, SourceFile>): Fix => ({
  title: fix.title,
  edits: fix.edits.map(({ at, newText }) => ({ file: at.document.file, range: rangeOf(at, files), newText })),
})

export function rangeOf({ document, start, end }: Place, files: ReadonlyMap<string, SourceFile>): Range {
  const lines = files.get(document.file)?.lines()
  const position = (offset: number) => lines?.positionAt(document.offset + offset) ?? { line: 1, column: 1 }
  return { start: position(start), end: position(end) }
}

/** Leaves absent what is undefined, as exact optional properties want it. */
function optional<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  const line = a.range.start.line - b.range.start.line
  const column = a.range.start.column - b.range.start.column
  if (line !== 0 || column !== 0) return line || column
  if (a.code !== b.code) return a.code < b.code ? -1 : 1
  return a.message < b.message ? -1 : a.message > b.message ? 1 : 0
}
