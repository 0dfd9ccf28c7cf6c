// Names that a patch or a replacement takes away from the packs below, though those still use them. Nobody who looks
// at one document sees it: the pack below is right by itself, and so is the patch.
import { compileExpression } from '../expression/index.ts'
import type { Finding, Place } from '../diagnostics/diagnostic.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { fieldAt, originOf, placeIn, type Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'
import { visitSites } from '../shape/sites.ts'
import { placeOf, type Path } from '../source/sourceDocument.ts'
import type { ContextTable } from './contexts.ts'

export function stillUsed(view: PackView, contexts: ContextTable): Finding[] {
  if (view.incomplete) return []
  const lost = lostNames(view)
  if (lost.size === 0) return []
  noteUses(view, contexts, lost)
  return [...lost.values()].filter(({ uses }) => uses.length > 0).map(findingOf)
}

interface Lost {
  readonly namespace: string
  readonly name: string
  /** Who took it away, and where. */
  readonly by: DocumentEntry
  readonly path: Path
  readonly uses: Place[]
}

const keyOf = (namespace: string, name: string): string => `${namespace} ${name}`

/** What documents below declare and the pack's own changes of them no longer do. */
function lostNames({ pack, stack, symbols }: PackView): Map<string, Lost> {
  const changes = new Map<string, DocumentEntry>()
  for (const document of pack.documents)
    if (document.layering !== 'plain') changes.set(keyOf(document.kind ?? '', document.id ?? ''), document)
  const lost = new Map<string, Lost>()
  if (changes.size === 0) return lost
  for (const { documents } of stack.slice(0, -1)) {
    for (const { kind, id, definitions, source } of documents) {
      const by = changes.get(keyOf(kind ?? '', id ?? ''))
      if (kind === undefined || !by || definitions.every((each) => isKept(symbols, each))) continue
      visitSites(kind, source.value, {
        definition(namespace, name, path) {
          if (!isKept(symbols, { namespace, name }))
            lost.set(keyOf(namespace, name), { namespace, name, by, path, uses: [] })
        },
      })
    }
  }
  return lost
}

const isKept = (
  symbols: PackView['symbols'],
  { namespace, name }: { readonly namespace: string; readonly name: string },
): boolean => symbols.get(namespace)?.has(name) === true

/** Scenarios of a pack below are played there, on what that pack says. */
function noteUses(view: PackView, contexts: ContextTable, lost: ReadonlyMap<string, Lost>): void {
  const own = new Set(view.pack.documents)
  for (const [kind, entities] of view.entities) {
    if (kind === 'scenario') continue
    for (const entity of entities.values())
      if (!entity.layers.every((layer) => own.has(layer))) noteIn(entity)
  }

  function noteIn(entity: Entity): void {
    const isOwn = (path: Path): boolean => own.has(originOf(entity, path))
    visitSites(entity.kind, entity.value, {
      reference(namespace, name, path, part) {
        const found = lost.get(keyOf(namespace, name))
        if (found && !isOwn(path)) found.uses.push(placeIn(entity, path, part))
      },
      expression(site, text, path) {
        const context = contexts.for(entity).contexts.get(site.context)
        const words: readonly string[] = text.match(WORDS) ?? []
        const found = [...lost.values()].find(({ name }) => words.includes(name))
        if (!found || !context || isOwn(path) || compileExpression(text, site.type, context).folded) return
        found.uses.push(placeIn(entity, path))
      },
    })
  }
}

const WORDS = /[a-z0-9]+(?:-[a-z0-9]+)*/g

function findingOf({ namespace, name, by, path, uses }: Lost): Finding {
  return {
    code: 'link/still-used',
    at: placeOf(by.source, writtenPart(by, path), 'key'),
    message: `This takes away the ${namespace.replaceAll('-', ' ')} "${name}", which is still used.`,
    hint: 'Keep it, or change what uses it as well.',
    related: uses.slice(0, SHOWN).map((use) => ({ at: use, message: 'used here' })),
  }
}

/** A patch says what it changes: the name itself, or the list that no longer holds it. */
function writtenPart({ layering, source }: DocumentEntry, path: Path): Path {
  if (layering === 'replace') return ['id']
  const end = path.findIndex(
    (step, index) =>
      typeof step === 'number' || fieldAt(source.value, path.slice(0, index + 1)) === undefined,
  )
  return end < 0 ? path : end === 0 ? ['id'] : path.slice(0, end)
}

const SHOWN = 5
