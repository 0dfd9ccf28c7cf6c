// A commented starter document, made from the schema: required fields with a value to change, optional ones as
// comments, each with its own help. It is as complete as the schema and never out of date.
import type { Kind } from '../../schemas/index.ts'
import {
  branches,
  childOf,
  fieldsOf,
  follow,
  rootSchema,
  tagOf,
  tagValues,
  type SchemaNode,
} from '../shape/schemaNode.ts'

export interface StarterOptions {
  readonly kind: Kind
  readonly id: string
  /** Tags that choose among the forms of a kind: a ruleset, a class, a family. */
  readonly forms: readonly string[]
  /** Known names of a namespace, so that references lead somewhere. */
  names(namespace: string): readonly string[]
}

/** Tag values a kind offers, for a message about a wrong one. */
export function formsOf(kind: Kind): string[] {
  const collect = (node: SchemaNode): string[] => {
    const tag = tagOf(node)
    if (tag === undefined) return []
    return branches(node).flatMap((branch) => [...tagValues(branch, tag), ...collect(branch)])
  }
  return [...new Set(collect(rootSchema(kind)))]
}

export function starterDocument(options: StarterOptions): string {
  const node = branchFor(rootSchema(options.kind), options)
  const lines = [`# ${sentence(node)}`, ...fields(node, options, 0)]
  return `${lines.join('\n')}\n`
}

function branchFor(node: SchemaNode, options: StarterOptions): SchemaNode {
  const all = branches(node)
  const [first] = all
  if (!first) return node
  const tag = tagOf(node)
  const wanted = all.find((branch) => tag !== undefined && reaches(branch, tag, options.forms))
  return branchFor(wanted ?? first, options)
}

const reaches = (branch: SchemaNode, tag: string, forms: readonly string[]): boolean => {
  const inner = tagOf(branch)
  const values = [
    ...tagValues(branch, tag),
    ...(inner === undefined ? [] : branches(branch).flatMap((each) => tagValues(each, inner))),
  ]
  return forms.some((form) => values.includes(form))
}

/** Says where numbers come from even where the schema does not insist. */
const WELCOME = new Set(['sources'])
/** Stacking is explained in the guide; a fresh document has nothing to stack on. */
const LEFT_OUT = new Set(['patch', 'replace', '$schema'])

function fields(node: SchemaNode, options: StarterOptions, depth: number): string[] {
  const required = new Set((node.json['required'] as string[] | undefined) ?? [])
  const names = fieldsOf(node).filter((name) => !LEFT_OUT.has(name))
  const pad = '  '.repeat(depth)
  return names.flatMap((name) => {
    const child = childOf(node, name)
    if (!child) return []
    const wanted = required.has(name) || (depth === 0 && WELCOME.has(name))
    if (!wanted) return depth > 1 ? [] : [`${pad}# ${name}: ${sentence(child)}`]
    const help = depth === 0 || !required.has(name) ? [`${pad}# ${sentence(child)}`] : []
    return [...help, ...field(name, child, options, depth)]
  })
}

function field(name: string, schema: SchemaNode, options: StarterOptions, depth: number): string[] {
  const pad = '  '.repeat(depth)
  if (depth === 0 && name === 'id') return [`${pad}id: ${options.id}`]
  const example = (schema.json['examples'] as unknown[] | undefined)?.[0]
  if (example !== undefined) return block(name, example, depth)
  const node = branchFor(schema, options)
  const type = node.json['type']
  if (type === 'object') return [`${pad}${name}:`, ...objectLines(node, options, depth + 1)]
  if (type === 'array') return arrayLines(name, node, options, depth)
  return [`${pad}${name}: ${scalar(node, options)}`]
}

function objectLines(node: SchemaNode, options: StarterOptions, depth: number): string[] {
  const inner = fields(node, options, depth)
  if (inner.some((line) => !line.trimStart().startsWith('#'))) return inner
  const keys = options.names((node.json['x-key-ref'] as string | undefined) ?? '')
  const values = childOf(node, 'example')
  if (!values) return ['  '.repeat(depth) + '{}']
  return field(keys[0] ?? 'example', values, options, depth)
}

function arrayLines(name: string, node: SchemaNode, options: StarterOptions, depth: number): string[] {
  const pad = '  '.repeat(depth)
  const items = childOf(node, 0)
  if (!items || Number(node.json['minItems'] ?? 0) === 0) return [`${pad}${name}: []`]
  const item = branchFor(items, options)
  if (item.json['type'] !== 'object') return [`${pad}${name}:`, `${pad}  - ${scalar(item, options)}`]
  const lines = fields(item, options, depth + 2).filter((line) => !line.trimStart().startsWith('#'))
  return [
    `${pad}${name}:`,
    ...lines.map((line, index) => (index === 0 ? `${pad}  - ${line.trimStart()}` : line)),
  ]
}

/** An example of the schema, in the block layout of the rest. */
function block(name: string, value: unknown, depth: number): string[] {
  const pad = '  '.repeat(depth)
  if (Array.isArray(value)) return [`${pad}${name}: [${value.map(plain).join(', ')}]`]
  if (typeof value !== 'object' || value === null) return [`${pad}${name}: ${plain(value)}`]
  return [`${pad}${name}:`, ...Object.entries(value).flatMap(([key, inner]) => block(key, inner, depth + 1))]
}

function scalar(node: SchemaNode, options: StarterOptions): string {
  const offered = offeredValue(node, options)
  if (offered !== undefined) return plain(offered)
  const { type, minimum } = node.json as { type?: string; minimum?: number }
  const expression = node.json['x-expr'] as { type: string } | undefined
  if (expression) return expression.type === 'boolean' ? 'true' : '1'
  if (type === 'integer' || type === 'number') return String(Math.max(1, minimum ?? 1))
  return type === 'boolean' ? 'true' : 'change-me'
}

/** A value that the schema or the surrounding pack proposes. */
function offeredValue(node: SchemaNode, options: StarterOptions): unknown {
  const {
    const: fixed,
    default: usual,
    enum: choices = [],
    examples = [],
  } = node.json as {
    const?: unknown
    default?: unknown
    enum?: unknown[]
    examples?: unknown[]
  }
  if (fixed !== undefined || usual !== undefined) return fixed ?? usual
  const namespace = node.json['x-ref']
  const known = typeof namespace === 'string' ? options.names(namespace) : []
  const example = examples.find((each) => known.length === 0 || known.includes(String(each)))
  return example ?? known[0] ?? choices.find((each) => options.forms.includes(String(each))) ?? choices[0]
}

const plain = (value: unknown): string =>
  typeof value === 'string' && !/^[a-z][a-z0-9 -]*$/.test(value)
    ? JSON.stringify(value)
    : JSON.stringify(value).replace(/^"(.*)"$/, '$1')

function sentence(node: SchemaNode): string {
  const { title, description } = follow(node).json as { title?: string; description?: string }
  return [title, description]
    .filter((text) => text !== undefined)
    .join(': ')
    .replaceAll('\n', ' ')
}
