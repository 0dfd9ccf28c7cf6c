// The part of the outline that answers to a few typed letters.
import type { OutlinePack } from '../workers/protocol.ts'

export function filterOutline(outline: readonly OutlinePack[], filter: string): readonly OutlinePack[] {
  const wanted = filter.trim().toLowerCase()
  if (wanted === '') return outline
  return outline
    .map((pack) => ({
      ...pack,
      kinds: pack.kinds
        .map(({ kind, documents }) => ({
          kind,
          documents: documents.filter(({ id, name }) =>
            `${kind} ${id} ${name}`.toLowerCase().includes(wanted),
          ),
        }))
        .filter(({ documents }) => documents.length > 0),
    }))
    .filter(({ kinds }) => kinds.length > 0)
}
