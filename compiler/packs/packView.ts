// A pack as its author sees it: its own documents stacked on those of every pack it depends on.
import type { Kind } from '../../schemas/index.ts'
import type { Finding, Place } from '../diagnostics/diagnostic.ts'
import { visitSites } from '../shape/sites.ts'
import { placeOf } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { entityOf, type Entity } from './entity.ts'
import { stackOf, type Pack } from './pack.ts'

/** Names of one namespace in order of declaration, each with the document that declares it. */
export type Namespace = ReadonlyMap<string, DocumentEntry>

export interface PackView {
  readonly pack: Pack
  /** Lowest first, the pack itself last. */
  readonly stack: readonly Pack[]
  readonly entities: ReadonlyMap<Kind, ReadonlyMap<string, Entity>>
  readonly symbols: ReadonlyMap<string, Namespace>
  /** The ruleset the pack plays by, its own or one below. */
  readonly ruleset: Entity | undefined
  /** Something below is missing or circular: unknown names may be its fault and are not told. */
  readonly incomplete: boolean
  readonly findings: readonly Finding[]
}

export function packView(pack: Pack, all: readonly Pack[]): PackView {
  const { stack, findings } = stackOf(pack, all)
  const incomplete = findings.some((finding) => finding.code !== 'link/version')
  const layers = new Map<Kind, Map<string, DocumentEntry[]>>()
  for (const below of stack) {
    // A patch may stand before what it changes, in a file that happens to sort first.
    const patchesLast = [...below.documents].sort((a, b) => isPatch(a) - isPatch(b))
    for (const document of patchesLast) {
      findings.push(...stackDocument(document, layers, below === pack, incomplete))
    }
  }
  const entities = new Map<Kind, Map<string, Entity>>()
  for (const [kind, byId] of layers) {
    const made = new Map<string, Entity>()
    for (const [id, documents] of byId) made.set(id, entityOf(kind, id, documents))
    entities.set(kind, made)
  }
  const symbols = collectSymbols(entities, stack)
  const ruleset = entities.get('ruleset')?.get(rulesetName(pack, stack) ?? '')
  return { pack, stack, entities, symbols, ruleset, incomplete, findings }
}

const isPatch = ({ layering }: DocumentEntry): number => (layering === 'patch' ? 1 : 0)

/** Puts a document over what stands below it; says so where that cannot be meant. */
function stackDocument(
  document: DocumentEntry,
  layers: Map<Kind, Map<string, DocumentEntry[]>>,
  own: boolean,
  incomplete: boolean,
): Finding[] {
  const { kind, id } = document
  if (kind === undefined || id === undefined) return []
  const byId = layers.get(kind) ?? new Map<string, DocumentEntry[]>()
  layers.set(kind, byId)
  const below = byId.get(id)
  const findings: Finding[] = []
  const { replace } = document.source.value
  if (own && document.layering === 'patch' && replace === true) findings.push(patchAndReplace(document))
  if (!below) {
    if (document.layering === 'plain') byId.set(id, [document])
    else if (own && !incomplete) findings.push(nothingToChange(document, kind, id))
  } else if (document.layering === 'patch') below.push(document)
  else if (document.layering === 'replace') byId.set(id, [document])
  else if (own) findings.push(duplicateId(document, below[0] ?? document, kind, id))
  return findings
}

function collectSymbols(
  entities: ReadonlyMap<Kind, ReadonlyMap<string, Entity>>,
  stack: readonly Pack[],
): Map<string, Map<string, DocumentEntry>> {
  const symbols = new Map<string, Map<string, DocumentEntry>>()
  const declare = (namespace: string, name: string, by: DocumentEntry): void => {
    let names = symbols.get(namespace)
    if (!names) {
      names = new Map<string, DocumentEntry>()
      symbols.set(namespace, names)
    }
    if (!names.has(name)) names.set(name, by)
  }
  for (const pack of stack) declare('pack', pack.id, pack.header)
  for (const [kind, byId] of entities) {
    for (const [id, entity] of byId) {
      const [base] = entity.layers
      if (!base) continue
      declare(kind, id, base)
      if (entity.layers.length === 1) {
        for (const { namespace, name } of base.definitions) declare(namespace, name, base)
      } else {
        visitSites(kind, entity.value, {
          definition: (namespace, name) => {
            declare(namespace, name, base)
          },
        })
      }
    }
  }
  return symbols
}

/** The pack's own ruleset, or that of the first pack it depends on that has one. */
function rulesetName(pack: Pack, stack: readonly Pack[], seen = new Set<Pack>()): string | undefined {
  if (pack.ruleset !== undefined || seen.has(pack)) return pack.ruleset
  seen.add(pack)
  for (const { id } of pack.depends) {
    const below = stack.find((other) => other.id === id)
    const named = below && rulesetName(below, stack, seen)
    if (named !== undefined) return named
  }
  return undefined
}

function patchAndReplace(document: DocumentEntry): Finding {
  return {
    code: 'link/patch-and-replace',
    at: placeOf(document.source, ['replace'], 'key'),
    message: 'A document either patches the one below it or replaces it, not both.',
  }
}

function nothingToChange(document: DocumentEntry, kind: Kind, id: string): Finding {
  const at = lineOf(document, document.layering)
  return {
    code: 'link/nothing-to-change',
    at: placeOf(document.source, [document.layering], 'key'),
    message: `There is no ${kind} "${id}" in this pack or below it to ${document.layering}.`,
    fixes: [{ title: `Remove "${document.layering}: true"`, edits: [{ at, newText: '' }] }],
  }
}

function duplicateId(document: DocumentEntry, first: DocumentEntry, kind: Kind, id: string): Finding {
  const at = placeOf(document.source, ['id'])
  const after: Place = { document: document.source, start: at.end, end: at.end }
  const add = (layering: 'patch' | 'replace'): string => `\n${layering}: true`
  return {
    code: 'link/duplicate-id',
    at,
    message: `The ${kind} "${id}" exists already in ${first.source.file}.`,
    hint: 'Say "patch: true" to change some of its fields, "replace: true" to take its place, or choose another id.',
    related: [{ at: placeOf(first.source, ['id']), message: `the first "${id}"` }],
    fixes: [
      { title: 'Patch the first one', edits: [{ at: after, newText: add('patch') }] },
      { title: 'Replace the first one', edits: [{ at: after, newText: add('replace') }] },
    ],
  }
}

/** The whole line a top-level field stands on, its line break included. */
function lineOf(document: DocumentEntry, field: string): Place {
  const { start, end } = placeOf(document.source, [field], 'key')
  const { text } = document.source
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  return { document: document.source, start: from, end: to < 0 ? text.length : to + 1 }
}
