// A document after the stages that need nothing but the document: read, kind known, shape checked, names
// collected. It is made once for a text and kept until that text changes.
import type { Kind } from '../../schemas/index.ts'
import { checkPatchHead, checkShape, kindOf } from '../shape/checkShape.ts'
import { ID } from '../shape/explainError.ts'
import type { ShapeProblem } from '../shape/shapeProblem.ts'
import { visitSites } from '../shape/sites.ts'
import { NONE, readDocument, type SourceDocument } from '../source/sourceDocument.ts'

/** A name that a document declares. */
export interface Definition {
  readonly namespace: string
  readonly name: string
}

/** How a document stands to one of the same id in a pack below. */
export type Layering = 'plain' | 'patch' | 'replace'

export interface DocumentEntry {
  readonly source: SourceDocument
  readonly kind: Kind | undefined
  readonly id: string | undefined
  readonly layering: Layering
  /** Faults of a whole document. A patch is a part: it is judged where it is merged. */
  readonly shape: readonly ShapeProblem[]
  readonly definitions: readonly Definition[]
}

export function documentEntry(file: string, offset: number, text: string): DocumentEntry {
  const source = readDocument(file, offset, text)
  const { value } = source
  const kind = kindOf(value)
  const layering = layeringOf(value['patch'], value['replace'])
  const known = typeof kind === 'string'
  const id = typeof value['id'] === 'string' && ID.test(value['id']) ? value['id'] : undefined
  const definitions: Definition[] = []
  if (known) {
    visitSites(kind, value, {
      definition: (namespace, name) => definitions.push({ namespace, name }),
    })
  }
  return {
    source,
    kind: known ? kind : undefined,
    id,
    layering,
    shape: shapeOf(source, kind, layering),
    definitions: definitions.length === 0 ? NONE : definitions,
  }
}

const layeringOf = (patch: unknown, replace: unknown): Layering =>
  patch !== undefined && patch !== false ? 'patch' : replace === true ? 'replace' : 'plain'

function shapeOf(
  source: SourceDocument,
  kind: Kind | ShapeProblem,
  layering: Layering,
): readonly ShapeProblem[] {
  if (source.broken) return NONE
  if (typeof kind !== 'string') return [kind]
  const found = layering === 'patch' ? checkPatchHead(kind, source.value) : checkShape(kind, source.value)
  return found.length === 0 ? NONE : found
}
