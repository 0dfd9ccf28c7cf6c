// The resolved entity, field by field: value, where it is written, and what it rests on.
import type { Value } from '../source/parseYaml.ts'
import { isMapping, type Path } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { originOf, type Entity } from './entity.ts'
import { sourceOf } from './sources.ts'

export interface ExplainedField {
  readonly path: Path
  readonly value: Value
  readonly origin: DocumentEntry
  /** The provenance of a rating: its own, or that of the nearest field above it. */
  readonly source: Value | undefined
}

/** Fields that speak about the document rather than in it. */
const APART = new Set(['patch', 'replace', 'sources'])

export function explainEntity(entity: Entity): ExplainedField[] {
  const fields: ExplainedField[] = []
  const walk = (value: Value | undefined, path: Path): void => {
    if (value === undefined) return
    const inner = entriesOf(value)
    if (inner.length === 0) {
      fields.push({ path, value, origin: originOf(entity, path), source: sourceOf(entity, path) })
    }
    for (const [key, child] of inner) walk(child, [...path, key])
  }
  for (const [key, value] of Object.entries(entity.value)) if (!APART.has(key)) walk(value, [key])
  return fields
}

function entriesOf(value: Value): [string | number, Value | undefined][] {
  if (Array.isArray(value)) return [...(value as readonly Value[]).entries()]
  return isMapping(value) ? Object.entries(value) : []
}
