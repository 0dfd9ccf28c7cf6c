// A commented starter document, made from the schema: required fields with a value to change, optional ones as
// comments, each with its own help. It is as complete as the schema and never out of date.
import { stringify } from 'yaml'
import type { Kind } from '../../schemas/index.ts'
import {
  branches,
  childOf,
  fieldsOf,
  rootSchema,
  tagOf,
  tagValues,
  type SchemaNode,
} from '../shape/schemaNode.ts'

export interface StarterOptions {
  readonly kind: Kind
  readonly id: string
  /** Tags that choose among the forms of a kind: a class, a family, a ruleset. */
  readonly forms: readonly string[]
  /** Known names of a namespace, so that references lead somewhere. */
  names(namespace: string): readonly string[]
  /** One aircraft a side, for a fight that can be set up as it stands. */
  readonly duel?: readonly Duellist[]
}

export interface Duellist {
  readonly side: string
  readonly aircraft: string
}

/** Tag values a kind offers, for a message about a wrong one. */
export function formsOf(kind: Kind): string[] {
  const root = rootSchema(kind)
  return [...new Set(branches(root).flatMap((branch) => formsWithin(branch, tagOf(root))))]
}

/** Stacking is explained in the guide; a fresh document has nothing to stack on. */
const LEFT_OUT = new Set(['patch', 'replace', '$schema'])

export function starterDocument(options: StarterOptions): string {
  const node = branchFor(rootSchema(options.kind), options)
  const required = requiredOf(node)
  const lines = fieldsOf(node).flatMap((name) => {
    const field = childOf(node, name)
    if (!field || LEFT_OUT.has(name)) return []
    const given = GIVEN[name]?.(options)
    if (!required.has(name) && given === undefined) return [`# ${name}: ${help(field)}`]
    const written = stringify({ [name]: given ?? valueFor(field, options, 0) }, { lineWidth: 0 }).trimEnd()
    return name === 'kind' || name === 'id' ? [written] : [`# ${help(field)}`, written]
  })
  return `# ${help(node)}\n${lines.join('\n')}\n`
}

/** Fields that a starter fills in better than the schema could. */
const GIVEN: Readonly<Record<string, (options: StarterOptions) => unknown>> = {
  id: ({ id }) => id,
  name: ({ id }) => id.split('-').map(capital).join(' '),
  sources: ({ kind }) =>
    kind === 'pack' || kind === 'scenario'
      ? undefined
      : { all: { from: 'estimate', method: 'by eye; say how' } },
  setup: (options) =>
    options.kind === 'scenario' && options.duel
      ? duelSetup(options.duel, options.names('altitude'))
      : undefined,
  expect: ({ kind, duel }) =>
    kind === 'scenario' && duel ? [{ that: 'turn', turn: 1, active: duel[0]?.side }] : undefined,
  depends: ({ kind }) => (kind === 'pack' ? [{ id: 'wild-blue' }] : undefined),
}

/** Two units at the same altitude, each named by its side, the first about to act. */
function duelSetup(duel: readonly Duellist[], altitudes: readonly string[]): unknown {
  const altitude = altitudes[Math.floor(altitudes.length / 2)]
  const rest = altitude === undefined ? {} : { altitude }
  const units = Object.fromEntries(duel.map((duellist) => [duellist.side, { ...duellist, ...rest }]))
  const order = duel.map(({ side }) => side)
  return { units, order, active: order[0] }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The branch that the forms ask for, the first form first; otherwise the first branch. */
function branchFor(node: SchemaNode, options: StarterOptions): SchemaNode {
  const all = branches(node)
  const tag = tagOf(node)
  const wanted = options.forms.flatMap((form) =>
    all.filter((branch) => formsWithin(branch, tag).includes(form)),
  )
  const chosen = wanted[0] ?? all[0]
  return chosen ? branchFor(chosen, options) : node
}

function formsWithin(branch: SchemaNode, tag: string | undefined): string[] {
  if (tag === undefined) return []
  return [
    ...tagValues(branch, tag),
    ...branches(branch).flatMap((inner) => formsWithin(inner, tagOf(branch))),
  ]
}

const requiredOf = (node: SchemaNode): ReadonlySet<string> =>
  new Set((node.json['required'] as string[] | undefined) ?? [])

/** A value that passes the schema; `ordinal` tells the items of a list apart. */
function valueFor(schema: SchemaNode, options: StarterOptions, ordinal: number): unknown {
  const offered = offeredValue(schema, options)
  if (offered !== undefined) return offered
  const node = branchFor(schema, options)
  const type = Array.isArray(node.json['type']) ? (node.json['type'] as string[])[0] : node.json['type']
  if (type === 'object') return objectFor(node, options, ordinal)
  if (type === 'array') return arrayFor(node, options)
  return schema === node ? scalarFor(node, ordinal) : valueFor(node, options, ordinal)
}

/** What the schema or the surrounding pack proposes. */
function offeredValue(node: SchemaNode, options: StarterOptions): unknown {
  const { const: fixed, default: usual, enum: choices = [], examples = [] } = node.json as Offers
  if (fixed !== undefined || usual !== undefined) return fixed ?? usual
  const namespace = node.json['x-ref']
  const known = typeof namespace === 'string' ? options.names(namespace) : []
  const example = examples.find((each) => known.length === 0 || known.includes(String(each)))
  return example ?? known[0] ?? choices.find((each) => options.forms.includes(String(each))) ?? choices[0]
}

interface Offers {
  readonly const?: unknown
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
}

function objectFor(node: SchemaNode, options: StarterOptions, ordinal: number): unknown {
  const required = requiredOf(node)
  const fields = fieldsOf(node).flatMap((name) => {
    const field = childOf(node, name)
    return field && required.has(name) ? [[name, valueFor(field, options, ordinal)] as const] : []
  })
  if (fields.length > 0) return Object.fromEntries(fields)
  const values = childOf(node, '*')
  if (!values) return {}
  const keys = options.names((node.json['x-key-ref'] as string | undefined) ?? '')
  const count = Math.max(1, Number(node.json['minProperties'] ?? 0))
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      keys[index] ?? numbered('example', index),
      valueFor(values, options, index),
    ]),
  )
}

function arrayFor(node: SchemaNode, options: StarterOptions): unknown[] {
  const items = childOf(node, 0)
  const count = Number(node.json['minItems'] ?? 0)
  return items ? Array.from({ length: count }, (_, index) => valueFor(items, options, index)) : []
}

function scalarFor(node: SchemaNode, ordinal: number): unknown {
  const { type, minimum, maxLength } = node.json as { type?: string; minimum?: number; maxLength?: number }
  const expression = node.json['x-expr'] as { type: string } | undefined
  if (expression) return expression.type === 'boolean' ? 'true' : '1'
  if (type === 'integer' || type === 'number') return Math.max(1, minimum ?? 1)
  if (type === 'boolean') return true
  return numbered('change-me', ordinal).slice(0, maxLength)
}

const numbered = (word: string, index: number): string => (index === 0 ? word : `${word}-${index + 1}`)

function help(node: SchemaNode): string {
  const { title, description } = node.json as { title?: string; description?: string }
  return [title, description]
    .filter((text) => text !== undefined)
    .join(': ')
    .replaceAll('\n', ' ')
}
