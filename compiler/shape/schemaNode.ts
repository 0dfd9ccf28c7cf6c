// Walking a schema beside a value: references followed, the branch of a union chosen by its tag or by the
// value's type. Serves messages, hover and completion, and the compilation of annotations.
import { common, schemas, type Kind } from '../../schemas/index.ts'
import type { Mapping, Value } from '../source/parseYaml.ts'
import { isMapping, type Path } from '../source/sourceDocument.ts'

type Json = Readonly<Record<string, unknown>>

/** A schema object and the file it stands in, which its relative references start from. */
export interface SchemaNode {
  readonly json: Json
  readonly file: string
}

const FILES: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['common', common],
  ...Object.entries(schemas as unknown as Record<string, Json>),
])

export const rootSchema = (kind: Kind): SchemaNode => follow({ json: FILES.get(kind) ?? {}, file: kind })

// One node for one place in the schemas, so that recursive schemas can be recognised by identity.
const followed = new WeakMap<Json, SchemaNode>()

/** Follows references. What stands beside a reference (a title, a description, a default) wins over its target. */
export function follow(node: SchemaNode): SchemaNode {
  const reference = node.json['$ref']
  if (typeof reference !== 'string') return node
  const known = followed.get(node.json)
  if (known) return known
  const [name = '', pointer = ''] = reference.split('#')
  const file = name === '' ? node.file : name.replace(/\.schema\.json$/, '')
  let target: unknown = FILES.get(file)
  for (const step of pointer.split('/').slice(1)) target = (target as Json | undefined)?.[step]
  const found = follow({ json: (target ?? {}) as Json, file })
  const beside = Object.fromEntries(Object.entries(node.json).filter(([key]) => key !== '$ref'))
  const merged =
    Object.keys(beside).length === 0 ? found : { json: { ...found.json, ...beside }, file: found.file }
  followed.set(node.json, merged)
  return merged
}

/** The branches of a union, with their references followed; empty for a plain schema. */
export function branches(node: SchemaNode): SchemaNode[] {
  const list = node.json['oneOf']
  return Array.isArray(list) ? (list as Json[]).map((json) => follow({ json, file: node.file })) : []
}

export const tagOf = (node: SchemaNode): string | undefined =>
  (node.json['discriminator'] as { propertyName?: string } | undefined)?.propertyName

/** The values of a tag that choose this branch. */
export function tagValues(branch: SchemaNode, tag: string): readonly string[] {
  const property = childOf(branch, tag)
  if (property) {
    if (typeof property.json['const'] === 'string') return [property.json['const']]
    if (Array.isArray(property.json['enum'])) return property.json['enum'] as string[]
  }
  return branches(branch).flatMap((inner) => tagValues(inner, tag))
}

/** Unions resolved against the value, as far as a branch fits: to a plain schema, or to the union that stays open. */
export function choose(node: SchemaNode, value: Value | undefined): SchemaNode {
  const options = branches(node)
  if (options.length === 0) return node
  const tag = tagOf(node)
  const chosen =
    tag === undefined
      ? options.find((option) => allowsType(option, value))
      : options.find((option) => isMapping(value) && tagValues(option, tag).includes(value[tag] as string))
  return chosen ? choose(chosen, value) : node
}

/** The fields of a document that choose its form, outermost first. */
export function tagsOf(kind: Kind, value: Mapping): string[] {
  const tags: string[] = []
  for (let node = rootSchema(kind); ;) {
    const tag = tagOf(node)
    if (tag === undefined) return tags
    tags.push(tag)
    const chosen = branches(node).find((branch) => tagValues(branch, tag).includes(value[tag] as string))
    if (!chosen) return tags
    node = chosen
  }
}

function allowsType(node: SchemaNode, value: Value | undefined): boolean {
  if (branches(node).length > 0) return branches(node).some((branch) => allowsType(branch, value))
  const type = node.json['type']
  const types = Array.isArray(type) ? (type as string[]) : [type as string]
  return types.some(
    (name) => name === jsonType(value) || (name === 'number' && jsonType(value) === 'integer'),
  )
}

export function jsonType(value: Value | undefined): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** The schema of one field or item. */
export function childOf(node: SchemaNode, key: string | number): SchemaNode | undefined {
  const { properties, additionalProperties, items } = node.json as {
    properties?: Record<string, Json>
    additionalProperties?: Json | boolean
    items?: Json
  }
  if (typeof key === 'number') return items && follow({ json: items, file: node.file })
  if (properties && Object.hasOwn(properties, key))
    return follow({ json: properties[key] ?? {}, file: node.file })
  return typeof additionalProperties === 'object'
    ? follow({ json: additionalProperties, file: node.file })
    : undefined
}

export function schemaAt(kind: Kind, value: Value, path: Path): SchemaNode | undefined {
  let node: SchemaNode | undefined = choose(rootSchema(kind), value)
  let here: Value | undefined = value
  for (const step of path) {
    if (!node) return undefined
    here = isMapping(here) ? here[String(step)] : (here as readonly Value[] | undefined)?.[Number(step)]
    const child = childOf(node, step)
    node = child && choose(child, here)
  }
  return node
}

/** The fields a mapping of this schema may have. */
export const fieldsOf = (node: SchemaNode): string[] =>
  Object.keys((node.json['properties'] as Json | undefined) ?? {})
