// Packs, kinds and documents as the explorer lists them.
import { KINDS } from '../../schemas/index.ts'
import type { Analysis, Diagnostic, PackView, Workspace } from '../../compiler/index.ts'
import { firstWord } from '../../compiler/source/sourceDocument.ts'
import type { DocumentEntry } from '../../compiler/documents/documentEntry.ts'
import { textOr } from './text.ts'
import type { OutlineDocument, OutlineKind, OutlinePack } from './protocol.ts'

/** Documents whose kind cannot be told are listed too: they are the ones that need a hand. */
const UNKNOWN = 'unknown'
const ORDER: readonly string[] = [...KINDS, UNKNOWN]

export function outlineOf(
  workspace: Workspace,
  analysis: Analysis,
  isEdited: (document: DocumentEntry) => boolean,
): OutlinePack[] {
  const faulty = new Set(analysis.diagnostics.filter(isError).map(({ file }) => file))
  const listed = new Set<string>()
  const listOf = (documents: readonly DocumentEntry[]): OutlineDocument[] =>
    documents.map((document) => {
      listed.add(document.source.file)
      return { ...outlineDocument(document, workspace), edited: isEdited(document) }
    })
  const packs = analysis.views.map((view) => ({
    id: view.pack.id,
    name: textOr(view.pack.header.source.value['name'], view.pack.id),
    version: textOr(view.pack.header.source.value['version'], ''),
    kinds: byKind(listOf([view.pack.header, ...view.pack.documents])),
    sound: isSound(view, faulty),
  }))
  const rest = workspace.paths().filter((path) => !listed.has(path))
  const loose = rest.flatMap((path) => {
    const documents = listOf(workspace.file(path)?.documents ?? [])
    return documents.length > 0
      ? documents
      : [{ kind: UNKNOWN, id: fileName(path), name: fileName(path), file: path, line: 1, edited: false }]
  })
  if (loose.length === 0) return packs
  return [...packs, { id: undefined, name: 'In no pack', version: '', kinds: byKind(loose), sound: false }]
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

const isSound = (view: PackView, faulty: ReadonlySet<string>): boolean =>
  !view.incomplete &&
  view.ruleset !== undefined &&
  view.stack.every(
    (pack) =>
      !faulty.has(pack.header.source.file) && pack.documents.every(({ source }) => !faulty.has(source.file)),
  )

function byKind(documents: readonly OutlineDocument[]): OutlineKind[] {
  return ORDER.flatMap((kind) => {
    const own = documents.filter((document) => document.kind === kind)
    own.sort((a, b) => (a.id < b.id ? -1 : 1))
    return own.length > 0 ? [{ kind, documents: own }] : []
  })
}

function outlineDocument(document: DocumentEntry, workspace: Workspace): Omit<OutlineDocument, 'edited'> {
  const { source, kind, id } = document
  return {
    kind: kind ?? UNKNOWN,
    id: id ?? fileName(source.file),
    name: textOr(source.value['name'], id ?? fileName(source.file)),
    file: source.file,
    line: startLine(document, workspace),
  }
}

export const startLine = ({ source }: DocumentEntry, workspace: Workspace): number =>
  workspace
    .file(source.file)
    ?.lines()
    .positionAt(source.offset + firstWord(source.text)).line ?? 1

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
