// A source is given for a field by its path. One that leads nowhere speaks of nothing, and the field that it was
// meant for may look as if it had no source.
import { nearest } from '../diagnostics/suggest.ts'
import { originOf, type Entity } from '../packs/entity.ts'
import { branches, childOf, choose, fieldsOf, rootSchema, type SchemaNode } from '../shape/schemaNode.ts'
import { clip, didYouMean } from '../shape/words.ts'
import type { Value } from '../source/parseYaml.ts'
import { isMapping } from '../source/sourceDocument.ts'
import type { EntityCheck } from './check.ts'
import { mappingAt } from './fields.ts'

export const unknownSource: EntityCheck = {
  code: 'check/unknown-source',
  run(entity, report) {
    for (const key of Object.keys(mappingAt(entity, ['sources']) ?? {})) {
      // What a base says of fields that a patch removed is no slip of anybody.
      if (key === 'all' || originOf(entity, ['sources', key]) !== entity.layers.at(-1)) continue
      const unknown = unknownStep(entity, key.split('.'))
      if (!unknown) continue
      const { before, step, after, known } = unknown
      const guess = nearest(step, known)
      const meant = guess === undefined ? undefined : [...before, guess, ...after].join('.')
      report({
        path: ['sources', key],
        part: 'key',
        message: `The source "${clip(key)}" speaks of no field: ${placeName(before)} has no "${clip(step)}"${didYouMean(guess)}`,
        hint: 'Give the path of a field, its names joined by dots, or "all" for the whole document.',
        fix: meant === undefined ? undefined : { title: `Change to "${meant}"`, newText: meant },
      })
    }
  },
}

const placeName = (path: readonly string[]): string =>
  path.length === 0 ? 'the document' : `"${clip(path.join('.'))}"`

interface UnknownStep {
  readonly before: readonly string[]
  readonly step: string
  readonly after: readonly string[]
  readonly known: readonly string[]
}

/** The first step that neither the document nor the schema of its kind knows. */
function unknownStep({ kind, value }: Entity, path: readonly string[]): UnknownStep | undefined {
  let node: SchemaNode | undefined = choose(rootSchema(kind), value)
  let here: Value | undefined = value
  for (const [index, step] of path.entries()) {
    // Which form an absent field would have is open.
    if (node && here === undefined && branches(node).length > 0) return undefined
    const inside: Value | undefined = isMapping(here) ? here[step] : itemOf(here, step)
    const child: SchemaNode | undefined = node && childOf(node, Array.isArray(here) ? Number(step) : step)
    if (inside === undefined && !(node && fieldsOf(node).includes(step))) {
      const known = [...Object.keys(isMapping(here) ? here : {}), ...(node ? fieldsOf(node) : [])]
      return { before: path.slice(0, index), step, after: path.slice(index + 1), known }
    }
    here = inside
    node = child && choose(child, inside)
  }
  return undefined
}

const itemOf = (list: Value | undefined, step: string): Value | undefined =>
  Array.isArray(list) && /^\d+$/.test(step) ? (list as readonly Value[])[Number(step)] : undefined
