// What a patch removes with null. The merged value shows no trace of it, so slips are looked for in the patch itself.
import type { Finding } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { entityOf, fieldAt, type Entity } from '../packs/entity.ts'
import { checkShape } from '../shape/checkShape.ts'
import { fieldsOf, schemaAt } from '../shape/schemaNode.ts'
import type { ShapeProblem } from '../shape/shapeProblem.ts'
import { clip, didYouMean, whereOf } from '../shape/words.ts'
import type { Mapping } from '../source/parseYaml.ts'
import { isMapping, placeOf } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'

/** Removals under a name that no schema knows. */
export function unknownRemovals(entity: Entity, document: DocumentEntry): ShapeProblem[] {
  const removed = nullsIn(document.source.value, [])
  if (removed.length === 0) return []
  const kept = removed.reduce((value, path) => withField(value, path), entity.value)
  const keys = new Set(removed.map((path) => JSON.stringify(path)))
  return checkShape(entity.kind, kept).filter(
    ({ code, path }) => code === 'shape/unknown-field' && keys.has(JSON.stringify(path)),
  )
}

const nullsIn = (value: Mapping, path: readonly string[]): (readonly string[])[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    inner === null ? [[...path, key]] : isMapping(inner) ? nullsIn(inner, [...path, key]) : [],
  )

/** The value with a null at the path, where the mapping that would hold it exists. */
function withField(value: Mapping, [key, ...rest]: readonly string[]): Mapping {
  if (key === undefined) return value
  const inner = value[key]
  if (rest.length === 0) return { ...value, [key]: null }
  return isMapping(inner) ? { ...value, [key]: withField(inner, rest) } : value
}

/** Removals under a name that an author would have had to give, and none did. */
export function idleRemovals({ kind, id, layers, value }: Entity, document: DocumentEntry): Finding[] {
  if (document.layering !== 'patch') return []
  const removed = nullsIn(document.source.value, [])
  if (removed.length === 0) return []
  const below = entityOf(kind, id, layers.slice(0, layers.indexOf(document))).value
  return removed.flatMap((path) => {
    const holder = path.slice(0, -1)
    const node = schemaAt(kind, value, holder)
    const named = typeof node?.json['additionalProperties'] === 'object'
    const key = path.at(-1) ?? ''
    if (!named || fieldsOf(node).includes(key) || fieldAt(below, path) !== undefined) return []
    const there = fieldAt(below, holder)
    const guess = nearest(key, isMapping(there) ? Object.keys(there) : [])
    const at = placeOf(document.source, path, 'key')
    return [
      {
        code: 'link/nothing-to-remove',
        at,
        message: `${whereOf(kind, value, holder)} has no "${clip(key)}" below to remove${didYouMean(guess)}`,
        fixes:
          guess === undefined ? [] : [{ title: `Change to "${guess}"`, edits: [{ at, newText: guess }] }],
      },
    ]
  })
}
