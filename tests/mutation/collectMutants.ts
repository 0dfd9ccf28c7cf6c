// Every small change of a YAML file that could make a difference to a dogfight.
import { isMap, isScalar, isSeq, type YAMLSeq } from 'yaml'
import { readFile } from '../../compiler/documents/sourceFile.ts'
import type { DocumentEntry } from '../../compiler/documents/documentEntry.ts'
import { visitSites } from '../../compiler/shape/sites.ts'
import { placeOf, treeOf, type Path } from '../../compiler/source/sourceDocument.ts'
import { expressionChanges } from './expressionChanges.ts'
import type { Change, Mutant } from './mutant.ts'
import { CAMPAIGN_NOTE, CAMPAIGN_WORDS, UNPLAYED } from './unplayed.ts'

/** Ordered words of the ruleset: altitudes and positions. */
export type Tracks = Readonly<Record<string, readonly string[]>>

export const MUTATED_KINDS: readonly string[] = ['ruleset', 'deck', 'table']

export function collectMutants(file: string, text: string, tracks: Tracks): Mutant[] {
  const source = readFile(file, text, undefined)
  return source.documents
    .filter(({ kind }) => kind !== undefined && MUTATED_KINDS.includes(kind))
    .flatMap((document) =>
      [...changesOf(document, tracks), ...removalsOf(document)]
        .filter(({ path }) => isPlayed(document, path))
        .map((change) => mutantOf(document, change)),
    )
    .map(({ start, ...mutant }) => ({ file, line: source.lines().positionAt(start).line, start, ...mutant }))
    .sort((a, b) => a.start - b.start)
}

function mutantOf(
  { kind = 'ruleset', id = '', source }: DocumentEntry,
  { path, part, from, to, yaml = to, range }: PlacedChange,
): Omit<Mutant, 'file' | 'line'> {
  const { start, end } = range ?? placeOf(source, path, part)
  return {
    at: `${kind}/${id} ${path.join('.')}`,
    what: `${from} → ${to}`,
    start: source.offset + start,
    end: source.offset + end,
    text: yaml,
  }
}

interface PlacedChange extends Change {
  readonly range?: { readonly start: number; readonly end: number }
}

function changesOf({ kind, source: { value } }: DocumentEntry, tracks: Tracks): PlacedChange[] {
  if (kind === undefined) return []
  const changes: PlacedChange[] = []
  const taken = new Set<string>()
  const words = Object.values(tracks)
  const neighbour = (word: string): string | undefined => {
    const track = words.find((each) => each.includes(word))
    const at = track?.indexOf(word) ?? 0
    return track?.[at + 1] ?? track?.[at - 1]
  }
  visitSites(kind, value, {
    expression({ type }, from, path) {
      taken.add(path.join('.'))
      for (const to of expressionChanges(from, type, neighbour))
        changes.push({ path, from, to, yaml: JSON.stringify(to) })
    },
    reference(namespace, from, path, part) {
      const to = tracks[namespace] && neighbour(from)
      if (to !== undefined) changes.push({ path, part, from, to })
    },
  })
  for (const [path, scalar] of scalarsOf(value, [])) {
    if (taken.has(path.join('.'))) continue
    const from = String(scalar)
    if (typeof scalar === 'boolean') changes.push({ path, from, to: String(!scalar) })
    if (typeof scalar === 'number')
      for (const to of [scalar + 1, scalar - 1]) changes.push({ path, from, to: String(to) })
    if (path.at(-1) === 'default' && typeof scalar === 'string')
      for (const to of otherChoices(value, path)) changes.push({ path, from, to })
  }
  return changes
}

/** A reading of an option in place of its default. */
function otherChoices(value: unknown, path: Path): string[] {
  const option = valueAt(value, path.slice(0, -1)) as { readonly default?: string; readonly choices?: object }
  const choices = Object.keys(option.choices ?? {})
  const other = choices.find((choice) => choice !== option.default)
  return other === undefined ? [] : [other]
}

function* scalarsOf(value: unknown, path: Path): Generator<readonly [Path, unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value]
    return
  }
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, inner] of entries) yield* scalarsOf(inner, [...path, key])
}

/** Each entry of each list, taken out. */
function removalsOf({ source }: DocumentEntry): PlacedChange[] {
  const removals: PlacedChange[] = []
  const visit = (node: unknown, path: Path): void => {
    if (isMap(node))
      for (const { key, value } of node.items)
        visit(value, [...path, String(isScalar(key) ? key.value : key)])
    if (!isSeq(node)) return
    for (const [index, item] of node.items.entries()) {
      visit(item, [...path, index])
      const range = rangeOfItem(node as YAMLSeq<{ range?: Range }>, index, source.text)
      const from = clip(source.text.slice(range.start, range.end).trim().replaceAll(/\s+/g, ' '))
      removals.push({ path: [...path, index], from, to: 'nothing', yaml: range.left, range })
    }
  }
  visit(treeOf(source).contents, [])
  return removals
}

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

type Range = readonly [number, number, number]

/** From the start of an entry to the start of the next; the last from the end of the one before. */
function rangeOfItem(
  { items, flow, range }: YAMLSeq<{ range?: Range }>,
  index: number,
  text: string,
): { start: number; end: number; left: string } {
  const startOf = (at: number): number => {
    const start = items[at]?.range?.[0] ?? 0
    if (flow) return start
    const dash = text.lastIndexOf('-', start - 1)
    const line = text.lastIndexOf('\n', dash) + 1
    return text.slice(line, dash).trim() === '' ? line : dash
  }
  // The range of a block reaches to the start of what follows it.
  const endOf = (at: number): number => text.slice(0, items[at]?.range?.[1] ?? 0).trimEnd().length
  const whole = { start: range?.[0] ?? 0, end: range?.[1] ?? 0 }
  // An empty list has to be written as one.
  if (items.length === 1) return { ...whole, end: flow ? whole.end : endOf(0), left: '[]' }
  if (index < items.length - 1) return { start: startOf(index), end: startOf(index + 1), left: '' }
  return { start: flow ? endOf(index - 1) : startOf(index), end: endOf(index), left: '' }
}

function isPlayed({ kind, source: { value } }: DocumentEntry, path: Path): boolean {
  const dotted = path.join('.')
  if (UNPLAYED.some((each) => (each.kind ?? kind) === kind && each.path.test(dotted))) return false
  for (let length = path.length; length > 0; length--) {
    const inner = valueAt(value, path.slice(0, length))
    if (typeof inner !== 'object' || inner === null) continue
    const { note, when } = inner as { readonly note?: unknown; readonly when?: unknown }
    if (typeof note === 'string' && CAMPAIGN_NOTE.test(note)) return false
    if (kind === 'table' && typeof when === 'string' && CAMPAIGN_WORDS.test(when)) return false
  }
  return true
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((here, step) => (here as Readonly<Record<string, unknown>> | undefined)?.[step], value)
