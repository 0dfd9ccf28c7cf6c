// Lowering: the resolved entities of a pack and all below it become one plain value. Defaults are filled in,
// expressions become checked trees, and fields stand in the schema's order, so that equal content is equal data.
import { KINDS, type Kind } from '../../schemas/index.ts'
import { PACK_FORMAT, type Data, type ExpressionData, type PackData } from '../../runtime/pack.ts'
import { compileExpression } from '../expression/index.ts'
import { ContextTable, NO_CONTEXTS, type Contexts } from '../link/contexts.ts'
import type { Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'
import { flatSources } from '../packs/sources.ts'
import { childOf, choose, rootSchema, type SchemaNode } from '../shape/schemaNode.ts'
import type { ExpressionSite } from '../shape/sites.ts'
import type { Mapping, Value } from '../source/parseYaml.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'
import { contentHash } from './contentHash.ts'

/** Call it only on a view without errors: what the checks refuse, lowering does not look at again. */
export function lower(view: PackView): PackData {
  const table = new ContextTable(view)
  const named = new WeakSet<object>()
  const content = Object.fromEntries(
    KINDS.map((kind) => {
      const documents = kind === 'pack' ? lowerPacks(view, named) : lowerKind(kind, view, table, named)
      named.add(documents)
      return [kind, documents]
    }),
  ) as PackData['content']
  return {
    format: PACK_FORMAT,
    id: view.pack.id,
    version: asText(view.pack.header.source.value['version']),
    system: asText(view.ruleset?.value['system']),
    ruleset: view.ruleset?.id ?? '',
    contentHash: contentHash(content, named),
    content,
  }
}

interface Lowering extends Contexts {
  /** Collects the mappings whose keys are names the author chose. */
  readonly named: WeakSet<object>
}

const lowerPacks = (view: PackView, named: WeakSet<object>): Record<string, Data> =>
  Object.fromEntries(
    view.stack.map(({ id, header }) => [
      id,
      lowerDocument('pack', header.source.value, { ...NO_CONTEXTS, named }),
    ]),
  )

function lowerKind(
  kind: Kind,
  view: PackView,
  table: ContextTable,
  named: WeakSet<object>,
): Record<string, Data> {
  const entities = [...(view.entities.get(kind) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    entities.map(([id, entity]) => [
      id,
      lowerDocument(kind, withFlatSources(entity), { ...table.for(entity), named }),
    ]),
  )
}

/** Compiled content shows no layers: its sources say by themselves what they speak of. */
const withFlatSources = (entity: Entity): Mapping => {
  const sources = flatSources(entity)
  return sources === undefined ? entity.value : { ...entity.value, sources }
}

/** Fields that say how documents stack, not what they are. */
const STACKING = new Set(['patch', 'replace', '$schema'])

function lowerDocument(kind: Kind, value: Mapping, lowering: Lowering): Data {
  const fields = Object.entries(value).filter(([key]) => !STACKING.has(key))
  return lowerValue(rootSchema(kind), Object.fromEntries(fields), lowering)
}

function lowerValue(schema: SchemaNode, value: Value, lowering: Lowering): Data {
  const node = choose(schema, value)
  if (Array.isArray(value)) {
    const items = childOf(node, 0)
    return (value as readonly Value[]).map((item) =>
      items ? lowerValue(items, item, lowering) : (item as Data),
    )
  }
  if (isMapping(value)) return lowerMapping(node, value, lowering)
  const site = node.json['x-expr'] as ExpressionSite | undefined
  return site && typeof value === 'string' ? lowerExpression(site, value, lowering) : (value as Data)
}

function lowerMapping(node: SchemaNode, value: Mapping, lowering: Lowering): Data {
  const properties = (node.json['properties'] ?? {}) as Readonly<Record<string, unknown>>
  const keys = [
    ...Object.keys(properties),
    ...Object.keys(value).filter((key) => !Object.hasOwn(properties, key)),
  ]
  const lowered: Record<string, Data> = {}
  if (typeof node.json['additionalProperties'] === 'object') lowering.named.add(lowered)
  for (const key of keys) {
    const child = childOf(node, key)
    const field = value[key] ?? (child?.json['default'] as Value | undefined)
    if (field !== undefined && child) lowered[key] = lowerValue(child, field, lowering)
  }
  return lowered
}

function lowerExpression(site: ExpressionSite, text: string, lowering: Lowering): Data {
  const context = lowering.contexts.get(site.context)
  const tree = context && compileExpression(text, site.type, context).folded
  if (!tree) throw new Error(`expression "${text}" was not checked before lowering`)
  return {
    $expression: text,
    system: lowering.system,
    context: site.context,
    tree,
  } satisfies ExpressionData as unknown as Data
}
