// The document of the outline that a place in a file belongs to.
import type { OutlineDocument, OutlinePack } from '../workers/protocol.ts'
import type { Place } from './studio.ts'

export function currentDocument(
  outline: readonly OutlinePack[],
  place: Place | undefined,
): OutlineDocument | undefined {
  if (!place) return undefined
  let found: OutlineDocument | undefined
  for (const { kinds } of outline) {
    for (const { documents } of kinds) {
      for (const document of documents) {
        const fits = document.file === place.file && document.line <= place.line
        if (fits && (!found || document.line > found.line)) found = document
      }
    }
  }
  return found
}

export const packAt = (outline: readonly OutlinePack[], place: Place | undefined): OutlinePack | undefined =>
  outline.find(
    ({ id, kinds }) =>
      id !== undefined && kinds.some(({ documents }) => documents.some(({ file }) => file === place?.file)),
  )
