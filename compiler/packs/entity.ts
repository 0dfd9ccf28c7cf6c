// An entity is a document as a pack sees it: the base with every patch merged over it. Each field still knows
// which document it came from.
import type { Kind } from '../../schemas/index.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Mapping, Value } from '../source/parseYaml.ts'
import { isMapping, placeOf, type Part, type Path } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'

export interface Entity {
  readonly kind: Kind
  readonly id: string
  /** The base first, then each patch in stacking order. */
  readonly layers: readonly DocumentEntry[]
  readonly value: Mapping
}

export function entityOf(kind: Kind, id: string, layers: readonly DocumentEntry[]): Entity {
  const [base, ...patches] = layers
  let value = base?.source.value ?? {}
  for (const patch of patches) {
    value = merge(withoutRestated(value, patch.source.value), patch.source.value)
  }
  return { kind, id, layers, value: layers.length > 1 ? withoutLayering(value) : value }
}

/** Mappings merge, lists and scalars replace, null removes. */
export function merge(base: Mapping, patch: Mapping): Mapping {
  const merged = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(patch)) {
    const below = merged.get(key)
    if (value === null) merged.delete(key)
    else merged.set(key, isMapping(value) ? merge(isMapping(below) ? below : {}, value) : value)
  }
  return Object.fromEntries(merged)
}

/** A source is one statement: a patch that gives another for the same fields takes its place whole. */
function withoutRestated(base: Mapping, patch: Mapping): Mapping {
  const { sources } = base
  const { sources: restated } = patch
  if (!isMapping(sources) || !isMapping(restated)) return base
  const kept = Object.entries(sources).filter(([path]) => restated[path] === undefined)
  return { ...base, sources: Object.fromEntries(kept) }
}

function withoutLayering(value: Mapping): Mapping {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'patch' && key !== 'replace'))
}

/** The document that a field of the entity comes from: the highest layer that speaks of it. */
export function originOf(entity: Entity, path: Path): DocumentEntry {
  for (let index = entity.layers.length - 1; index >= 0; index--) {
    const layer = entity.layers[index]
    if (layer && (index === 0 || speaksOf(layer.source.value, path))) return layer
  }
  throw new Error(`entity ${entity.kind} ${entity.id} has no layers`)
}

function speaksOf(value: Mapping, path: Path): boolean {
  let here: Value | undefined = value
  for (const step of path) {
    // A list, a scalar or a null above the path decides all below it.
    if (!isMapping(here)) return true
    here = here[String(step)]
    if (here === undefined) return false
  }
  return true
}

/** Where a field of the entity is written. */
export const placeIn = (entity: Entity, path: Path, part: Part = 'value'): Place =>
  placeOf(originOf(entity, path).source, path, part)

export function fieldAt(value: Mapping, path: Path): Value | undefined {
  let here: Value | undefined = value
  for (const step of path) {
    here = isMapping(here)
      ? here[String(step)]
      : Array.isArray(here)
        ? (here as Value[])[Number(step)]
        : undefined
  }
  return here
}
