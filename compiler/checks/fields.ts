// Reading resolved values in checks: they have passed the schema, so a missing field is an absent one.
import { fieldAt, type Entity } from '../packs/entity.ts'
import type { Mapping } from '../source/parseYaml.ts'
import { isMapping, type Path } from '../source/sourceDocument.ts'

export function numberAt(entity: Entity, path: Path): number | undefined {
  const value = fieldAt(entity.value, path)
  return typeof value === 'number' ? value : undefined
}

export function mappingAt(entity: Entity, path: Path): Mapping | undefined {
  const value = fieldAt(entity.value, path)
  return isMapping(value) ? value : undefined
}

/** `2 more`, `1 fewer` */
export const moreOrFewer = (found: number, stated: number): string =>
  `${Math.abs(found - stated)} ${found > stated ? 'more' : 'fewer'}`

/** Where an aircraft keeps its two sides: each role has its own pair, a formation bomber has one. */
export const sidesOf = (entity: Entity): Path[] =>
  [[], ['leader'], ['wingman']].filter(
    (path) => mappingAt(entity, [...path, 'undamaged']) && mappingAt(entity, [...path, 'damaged']),
  )

export const roleName = (path: Path): string => (path.length === 0 ? 'aircraft' : String(path[0]))
