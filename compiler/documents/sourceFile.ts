// A file of the workspace: its documents, re-read one by one when the text changes.
import { findSilencers, type Silencer } from '../diagnostics/silence.ts'
import { lineTable, type LineTable } from '../source/lineTable.ts'
import { LIMITS, tooDeepAt } from '../source/limits.ts'
import { splitDocuments } from '../source/splitDocuments.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import { documentEntry, type DocumentEntry } from './documentEntry.ts'

/** A fault of the file as a whole: it could not be taken in. */
export interface FileProblem {
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint?: string
  readonly offset?: number
}

export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly documents: readonly DocumentEntry[]
  readonly problems: readonly FileProblem[]
  readonly silencers: readonly Silencer[]
  /** Built when a finding needs it. */
  lines(): LineTable
}

export function readFile(path: string, text: string, before: SourceFile | undefined): SourceFile {
  const problems = limitProblems(text)
  const documents = problems.length > 0 ? [] : readDocuments(path, text, before?.documents ?? [])
  let lines: LineTable | undefined
  return {
    path,
    text,
    documents,
    problems,
    silencers: problems.length > 0 ? [] : findSilencers(text),
    lines: () => (lines ??= lineTable(text)),
  }
}

/** A file that the host could not hand over. */
export const unreadableFile = (path: string, problem: FileProblem): SourceFile => ({
  path,
  text: '',
  documents: [],
  problems: [problem],
  silencers: [],
  lines: () => lineTable(''),
})

function limitProblems(text: string): FileProblem[] {
  if (text.length > LIMITS.fileSize) {
    const limit = LIMITS.fileSize.toLocaleString('en')
    return [
      {
        code: 'yaml/too-large',
        message: `This file has more than ${limit} characters.`,
        hint: 'Split it: a pack may have any number of files.',
      },
    ]
  }
  const deep = tooDeepAt(text, LIMITS.depth)
  if (deep < 0) return []
  return [
    { code: 'yaml/too-deep', message: `This is nested more than ${LIMITS.depth} levels deep.`, offset: deep },
  ]
}

/** Documents whose text is unchanged are kept with all that is known of them. */
function readDocuments(path: string, text: string, before: readonly DocumentEntry[]): DocumentEntry[] {
  const kept = new Map<string, DocumentEntry[]>()
  for (const document of before) {
    const same = kept.get(document.source.text)
    if (same) same.push(document)
    else kept.set(document.source.text, [document])
  }
  return splitDocuments(text).map((slice) => {
    const same = kept.get(slice.text)?.shift()
    if (!same) return documentEntry(path, slice.offset, slice.text)
    same.source.offset = slice.offset
    return same
  })
}
