// Where the value of a field comes from, over a stack of documents. A source speaks of the values of its own
// document and of those below it, never of what a patch above wrote; `all` is all that its document writes.
import type { Mapping, Value } from '../source/parseYaml.ts'
import { isMapping, type Path } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { originOf, type Entity } from './entity.ts'

export function sourceOf(entity: Entity, path: Path): Value | undefined {
  const writer = entity.layers.indexOf(originOf(entity, path))
  for (let length = path.length; length > 0; length--) {
    const found = sourceAt(entity.layers, path.slice(0, length).join('.'), writer)
    if (found !== undefined) return found
  }
  // What says which document this is needs no source, unless one is given for it.
  return path.length > 1 ? sourceAt(entity.layers, ALL, writer) : undefined
}

const ALL = 'all'

/** What the highest layer from the writer's upwards says for just this key; null takes a source away. */
function sourceAt(layers: readonly DocumentEntry[], key: string, writer: number): Value | undefined {
  for (let index = layers.length - 1; index >= writer; index--) {
    const sources = layers[index]?.source.value['sources']
    const found = isMapping(sources) ? sources[key] : sources
    if (found === null) return undefined
    if (isMapping(found) && (key !== ALL || index === writer)) return found
  }
  return undefined
}

/**
 * The sources of a merged document as one mapping in which the longest path wins, for readers that no longer see
 * the layers.
 */
export function flatSources(entity: Entity): Mapping | undefined {
  const { sources } = entity.value
  if (!isMapping(sources)) return undefined
  if (entity.layers.length === 1) return sources
  const flat = new Map(Object.keys(sources).map((key) => [key, sourceAt(entity.layers, key, 0)]))
  for (const path of leavesOf(entity.value)) {
    const key = path.join('.')
    const wanted = sourceOf(entity, path)
    if (wanted === undefined) flat.delete(key)
    if (lookUp(flat, path) !== wanted) flat.set(key, wanted ?? UNTOLD)
  }
  return Object.fromEntries([...flat].filter(([, source]) => source !== undefined))
}

const UNTOLD = { from: 'missing', lost: 'A patch wrote this value and gave no source for it.' }

function lookUp(flat: ReadonlyMap<string, Value | undefined>, path: Path): Value | undefined {
  for (let length = path.length; length > 0; length--) {
    const found = flat.get(path.slice(0, length).join('.'))
    if (found !== undefined) return found
  }
  return path.length > 1 ? flat.get(ALL) : undefined
}

/** Fields down to single values and lists: a patch replaces a list whole. */
const leavesOf = (value: Value | undefined, path: Path = []): Path[] =>
  isMapping(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        path.length === 0 && key === 'sources' ? [] : leavesOf(inner, [...path, key]),
      )
    : [path]
