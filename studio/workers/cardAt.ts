// The card of the document under the cursor.
import type { PackView, Workspace } from '../../compiler/index.ts'
import type { DocumentEntry } from '../../compiler/documents/documentEntry.ts'
import { cardOf } from './cardOf.ts'
import { startLine } from './outline.ts'
import type { CardAnswer, Cursor } from './protocol.ts'

export function cardAt(
  cursor: Cursor,
  workspace: Workspace,
  views: readonly PackView[],
  shipped: () => readonly PackView[],
): CardAnswer {
  const document = documentAt(cursor, workspace)
  if (!document) return { sentence: 'There is no document here.' }
  if (document.source.broken) return { sentence: 'This document cannot be read yet; Problems says why.' }
  if (document.kind === undefined) return { sentence: 'This document does not say what kind it is.' }
  if (document.kind !== 'aircraft')
    return { sentence: `A ${kindWord(document.kind)} has no card face; aircraft do.` }
  const view = views.find(({ pack }) => pack.documents.includes(document))
  const entity = document.id === undefined ? undefined : view?.entities.get('aircraft')?.get(document.id)
  if (!view || !entity?.layers.includes(document)) {
    return { sentence: 'This aircraft is not part of a pack yet; Problems says why.' }
  }
  const before = shipped().find(({ pack }) => pack.id === view.pack.id)
  const card = cardOf(entity, view, before?.entities.get('aircraft')?.get(entity.id))
  return card ? { card } : { sentence: 'This aircraft has no ratings to draw yet.' }
}

const kindWord = (kind: string): string => (kind === 'rules' ? 'rule index' : kind)

function documentAt({ file, line }: Cursor, workspace: Workspace): DocumentEntry | undefined {
  const documents = workspace.file(file)?.documents ?? []
  return documents.findLast((document) => startLine(document, workspace) <= line) ?? documents[0]
}
