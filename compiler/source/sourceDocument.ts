// A document as the compiler holds it: its text, its plain value, and its place in a file. Positions are not
// kept; the few documents that are asked about are parsed again, which is cheaper than remembering all.
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Alias,
  type Document,
  type Node,
  type Pair,
} from 'yaml'
import type { Place } from '../diagnostics/diagnostic.ts'
import { parseTree, parseYaml, type Mapping, type Value, type YamlProblem } from './parseYaml.ts'

export type Path = readonly (string | number)[]

export interface SourceDocument {
  readonly file: string
  /** Where the document starts in its file; moves when an edit above shifts it. */
  offset: number
  readonly text: string
  /** The root mapping; empty where the document is none. */
  readonly value: Mapping
  readonly problems: readonly YamlProblem[]
  /** Told broken by the reader: later stages do not judge its contents. */
  readonly broken: boolean
}

/** Most documents have no problems, and need no list of their own to say so. */
export const NONE: readonly never[] = []

export function readDocument(file: string, offset: number, text: string): SourceDocument {
  const { value, problems } = parseYaml(text)
  const root = isMapping(value)
  const rootProblem: YamlProblem[] =
    root || problems.length > 0
      ? []
      : [
          {
            code: 'yaml/not-a-mapping',
            start: firstWord(text),
            end: firstWord(text) + 1,
            message: 'A document is a mapping of fields.',
            hint: 'Start with "kind:" and "id:".',
          },
        ]
  return {
    file,
    offset,
    text,
    value: root ? value : {},
    problems: problems.length + rootProblem.length === 0 ? NONE : [...problems, ...rootProblem],
    broken: problems.length + rootProblem.length > 0,
  }
}

/** A scalar of content as text; empty for anything else. */
export const asText = (value: Value | undefined): string =>
  typeof value === 'object' || value === undefined ? '' : String(value)

export const isMapping = (value: Value | undefined): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The key at a path, its value, or the key of the mapping that lacks something. */
export type Part = 'key' | 'value' | 'owner'

/** What stands at a path, or whichever exists nearest above; behind an alias that is where its anchor stands. */
export function placeOf(document: SourceDocument, path: Path, part: Part = 'value'): Place {
  const { aliases, ...found } = locate(treeOf(document), path, part)
  const node = part === 'value' ? (found.value ?? found.key) : (found.key ?? found.value)
  const range = node?.range
  if (!range) {
    const start = firstWord(document.text)
    return { document, start, end: Math.min(start + 1, document.text.length) }
  }
  const end = part === 'value' ? endOfValue(node, range) : range[1]
  return { document, start: range[0], end, ...(aliases.length > 0 && { aliases }) }
}

interface Located {
  readonly key: Node | undefined
  readonly value: Node | undefined
}

/** The node at a path, and the aliases on the way to it. */
export function locate(
  tree: Document,
  path: Path,
  part: Part,
): Located & { readonly aliases: readonly { start: number; end: number }[] } {
  const aliases: { start: number; end: number }[] = []
  const behind = (located: Located): Located => {
    if (!isAlias(located.value)) return located
    const [start = 0, end = 0] = located.value.range ?? []
    aliases.push({ start, end })
    return anchorsOf(tree).get(located.value) ?? located
  }
  let here: Located = { key: undefined, value: tree.contents ?? undefined }
  for (const step of path) {
    const inside = stepInto(behind(here).value, step)
    if (!inside) break
    here = inside
  }
  // An empty path means the document: its first key stands for it.
  if (path.length === 0 && isMap(here.value))
    return { ...firstPair(here.value.items as Pair<Node, Node | null>[]), aliases }
  return { ...(part === 'key' ? here : behind(here)), aliases }
}

const anchors = new WeakMap<Document, Map<Alias, Located>>()

/** What each alias of a document stands for. */
function anchorsOf(tree: Document): ReadonlyMap<Alias, Located> {
  const known = anchors.get(tree)
  if (known) return known
  const targets = new Map<Alias, Located>()
  anchors.set(tree, targets)
  const named = new Map<string, Located>()
  const walk = (located: Located): void => {
    const { value } = located
    if (isAlias(value)) {
      const target = named.get(value.source)
      if (target) targets.set(value, target)
    } else if (value?.anchor !== undefined) named.set(value.anchor, located)
    if (isMap(value)) {
      for (const pair of value.items as Pair<Node, Node | null>[])
        walk({ key: pair.key, value: pair.value ?? undefined })
    } else if (isSeq(value)) {
      for (const item of value.items as Node[]) walk({ key: undefined, value: item })
    }
  }
  walk({ key: undefined, value: tree.contents ?? undefined })
  return targets
}

const firstPair = (items: readonly Pair<Node, Node | null>[]): Located => ({
  key: items[0]?.key,
  value: items[0]?.value ?? undefined,
})

function stepInto(node: Node | undefined, step: string | number): Located | undefined {
  if (isMap(node)) {
    const pair = (node.items as Pair<Node, Node | null>[]).find(
      (item) => isScalar(item.key) && item.key.value === String(step),
    )
    return pair && { key: pair.key, value: pair.value ?? undefined }
  }
  if (isSeq(node)) {
    const item = node.items[Number(step)] as Node | undefined
    return item && { key: undefined, value: item }
  }
  return undefined
}

/** A mapping or list is marked on its first line only: a red page helps nobody. */
function endOfValue(node: Node, range: readonly [number, number, number]): number {
  if (!isMap(node) && !isSeq(node)) return range[1]
  const first: unknown = node.items[0]
  const child = isPair(first) ? (first.key as Node) : (first as Node | undefined)
  return node.flow ? range[1] : (child?.range?.[1] ?? range[1])
}

/** Past the byte-order mark, the document marker, comments and blank lines. */
export function firstWord(text: string): number {
  const lead = /^(?:\uFEFF|\s|---(?=\s)|#[^\n]*)*/.exec(text)?.[0].length ?? 0
  return lead < text.length ? lead : 0
}

// The last few trees asked for. Findings come in runs, document by document.
const trees = new Map<string, Document>()
const KEPT_TREES = 16

export function treeOf(document: SourceDocument): Document {
  const kept = trees.get(document.text)
  if (kept) return kept
  const tree = parseTree(document.text)
  if (trees.size >= KEPT_TREES) trees.delete(trees.keys().next().value ?? '')
  trees.set(document.text, tree)
  return tree
}
