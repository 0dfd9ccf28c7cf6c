// The annotations of the schemas (`x-ref`, `x-defines`, `x-expr` and their key forms) say where content names
// other content and where it holds expressions. They are compiled once into plans, so that finding the sites of
// a document costs about as much as reading those fields.
import type { Kind } from '../../schemas/index.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Mapping, Value } from '../source/parseYaml.ts'
import { asText, isMapping, type Path } from '../source/sourceDocument.ts'
import { branches, follow, jsonType, rootSchema, tagOf, tagValues, type SchemaNode } from './schemaNode.ts'

export interface ExpressionSite {
  readonly context: string
  readonly type: 'boolean' | 'number'
}

export interface SiteVisitor {
  /** A value (or key) that names a symbol. */
  reference?(namespace: string, name: string, path: Path, part: 'key' | 'value'): void
  /** A value (or key) that declares a symbol. */
  definition?(namespace: string, name: string, path: Path, part: 'key' | 'value', shared: boolean): void
  expression?(site: ExpressionSite, text: string, path: Path): void
}

interface Plan {
  reference?: string
  /** Words with a meaning of their own beside the symbols. */
  words?: readonly string[]
  definition?: string
  /** Many documents may declare the same name, as aircraft do their type. */
  shared?: boolean
  keyReference?: string
  keyDefinition?: string
  expression?: ExpressionSite
  fields?: Map<string, Plan>
  others?: Plan
  items?: Plan
  tag?: { name: string; branches: Map<string, Plan> }
  types?: Map<string, Plan>
  /** Nothing below is annotated: the walk stops here. */
  idle: boolean
}

const plans = new Map<Kind, Plan>()

export function visitSites(kind: Kind, value: Mapping, visitor: SiteVisitor): void {
  let plan = plans.get(kind)
  if (!plan) {
    plan = compile(rootSchema(kind), new Map())
    plans.set(kind, plan)
  }
  visit(plan, value, [], visitor)
}

type JsonObject = Readonly<Record<string, unknown>>

function compile(node: SchemaNode, made: Map<unknown, Plan>): Plan {
  const known = made.get(node.json)
  if (known) return known
  const plan: Plan = { idle: false }
  made.set(node.json, plan)
  annotate(plan, node.json)
  compileChildren(plan, node, made)
  plan.idle = isIdle(plan)
  return plan
}

function annotate(plan: Plan, json: JsonObject): void {
  if (typeof json['x-ref'] === 'string') plan.reference = json['x-ref']
  if (Array.isArray(json['x-words'])) plan.words = json['x-words'] as string[]
  if (typeof json['x-defines'] === 'string') plan.definition = json['x-defines']
  if (json['x-shared'] === true) plan.shared = true
  if (typeof json['x-key-ref'] === 'string') plan.keyReference = json['x-key-ref']
  if (typeof json['x-key-defines'] === 'string') plan.keyDefinition = json['x-key-defines']
  if (typeof json['x-expr'] === 'object') plan.expression = json['x-expr'] as ExpressionSite
}

function compileChildren(plan: Plan, node: SchemaNode, made: Map<unknown, Plan>): void {
  const child = (json: unknown): Plan => compile(follow({ json: json as JsonObject, file: node.file }), made)
  const { properties, additionalProperties, items } = node.json
  if (properties)
    plan.fields = new Map(Object.entries(properties as JsonObject).map(([key, json]) => [key, child(json)]))
  if (typeof additionalProperties === 'object') plan.others = child(additionalProperties)
  if (typeof items === 'object') plan.items = child(items)
  const options = branches(node)
  const tag = tagOf(node)
  if (tag !== undefined) {
    plan.tag = { name: tag, branches: new Map() }
    for (const option of options) {
      const branch = compile(option, made)
      for (const value of tagValues(option, tag)) plan.tag.branches.set(value, branch)
    }
  } else if (options.length > 0) {
    plan.types = new Map()
    for (const option of options)
      for (const type of typesOf(option)) plan.types.set(type, compile(option, made))
  }
}

function typesOf(node: SchemaNode): string[] {
  const inner = branches(node)
  if (inner.length > 0) return inner.flatMap(typesOf)
  const type = node.json['type']
  return Array.isArray(type) ? (type as string[]) : [type as string]
}

function isIdle(plan: Plan): boolean {
  const own = plan.reference ?? plan.definition ?? plan.keyReference ?? plan.keyDefinition ?? plan.expression
  if (own !== undefined) return false
  const below = [
    ...(plan.fields?.values() ?? []),
    ...(plan.others ? [plan.others] : []),
    ...(plan.items ? [plan.items] : []),
    ...(plan.tag?.branches.values() ?? []),
    ...(plan.types?.values() ?? []),
  ]
  return below.every((inner) => inner.idle)
}

function visit(plan: Plan, value: Value | undefined, path: (string | number)[], visitor: SiteVisitor): void {
  if (plan.idle || value === undefined) return
  if (typeof value === 'string') visitText(plan, value, path, visitor)
  if (Array.isArray(value)) visitItems(plan, value as readonly Value[], path, visitor)
  else if (isMapping(value)) visitFields(plan, value, path, visitor)
  if (plan.types) {
    const type = jsonType(value)
    const branch = plan.types.get(type) ?? (type === 'integer' ? plan.types.get('number') : undefined)
    if (branch) visit(branch, value, path, visitor)
  }
}

function visitText(plan: Plan, value: string, path: Path, visitor: SiteVisitor): void {
  if (plan.reference !== undefined && !plan.words?.includes(value)) {
    visitor.reference?.(plan.reference, value, [...path], 'value')
  }
  if (plan.definition !== undefined) {
    visitor.definition?.(plan.definition, value, [...path], 'value', plan.shared ?? false)
  }
  if (plan.expression !== undefined) visitor.expression?.(plan.expression, value, [...path])
}

function visitItems(
  plan: Plan,
  items: readonly Value[],
  path: (string | number)[],
  visitor: SiteVisitor,
): void {
  if (!plan.items || plan.items.idle) return
  for (const [index, item] of items.entries()) {
    path.push(index)
    visit(plan.items, item, path, visitor)
    path.pop()
  }
}

function visitFields(plan: Plan, value: Mapping, path: (string | number)[], visitor: SiteVisitor): void {
  if (plan.keyReference !== undefined || plan.keyDefinition !== undefined)
    visitKeys(plan, value, path, visitor)
  if (plan.fields || plan.others) {
    for (const key of Object.keys(value)) {
      const inner = plan.fields?.get(key) ?? plan.others
      if (!inner || inner.idle) continue
      path.push(key)
      visit(inner, value[key], path, visitor)
      path.pop()
    }
  }
  const branch = plan.tag && branchOf(plan.tag, asText(value[plan.tag.name]))
  if (branch) visit(branch, value, path, visitor)
}

/** What stands in a form that is misspelt is still meant. */
function branchOf({ branches }: NonNullable<Plan['tag']>, word: string): Plan | undefined {
  return branches.get(word) ?? branches.get(nearest(word, branches.keys()) ?? '')
}

function visitKeys(plan: Plan, value: Mapping, path: Path, visitor: SiteVisitor): void {
  for (const key of Object.keys(value)) {
    if (plan.keyReference !== undefined && !plan.words?.includes(key)) {
      visitor.reference?.(plan.keyReference, key, [...path, key], 'key')
    }
    if (plan.keyDefinition !== undefined) {
      visitor.definition?.(plan.keyDefinition, key, [...path, key], 'key', plan.shared ?? false)
    }
  }
}
