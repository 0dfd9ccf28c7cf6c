// Linking: every name a document uses is looked up, every expression is typed against its context.
import { compileExpression } from '../expression/index.ts'
import type { Finding, Place } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { originOf, placeIn, type Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'
import { MOST_PROBLEMS } from '../shape/checkShape.ts'
import type { ShapeProblem } from '../shape/shapeProblem.ts'
import { visitSites, type ExpressionSite } from '../shape/sites.ts'
import { clip } from '../shape/words.ts'
import { placeOf, type Path } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import type { ContextTable } from './contexts.ts'
import { expressionPlace } from './expressionPlace.ts'
import { ReadsCollector, type Reads } from './reads.ts'

export interface Linked {
  readonly findings: readonly Finding[]
  readonly reads: Reads
}

/** Links the fields of an entity that come from one document. */
export function linkEntity(
  entity: Entity,
  document: DocumentEntry,
  view: PackView,
  contexts: ContextTable,
  shape: readonly ShapeProblem[],
): Linked {
  const findings: Finding[] = []
  const reads = new ReadsCollector()
  const first = new Map<string, Path>()
  // What a mapping lacks says nothing about what it has.
  const faulty = shape.filter(({ code, path }) => code !== 'shape/missing-field' && path.length > 0)
  // A field that is not even well formed has been told already.
  const skip = (path: Path): boolean =>
    originOf(entity, path) !== document ||
    faulty.some((fault) => fault.path.every((step, index) => path[index] === step))
  // Thousands of unknown names have one cause; placing each would take minutes.
  const full = (): boolean => findings.length >= MOST_PROBLEMS
  visitSites(entity.kind, entity.value, {
    reference(namespace, name, path, part) {
      const known = isKnown(view, namespace, name)
      if (known) reads.name(namespace, name)
      else reads.vocabulary(namespace)
      if (full() || known || skip(path)) return
      findings.push(unknownId(view, namespace, name, placeIn(entity, path, part)))
    },
    expression(site, text, path) {
      for (const vocabulary of contexts.vocabulariesOf(entity, site.context)) reads.vocabulary(vocabulary)
      if (!full() && !skip(path)) findings.push(...expressionFindings(site, text, path, entity, contexts))
    },
    // Names that a document declares itself must differ: a mapping sees to that, a list does not.
    definition(namespace, name, path, part, shared) {
      if (shared || full()) return
      const before = first.get(`${namespace} ${name}`)
      if (!before) first.set(`${namespace} ${name}`, path)
      else if (!skip(path)) findings.push(duplicateName(entity, namespace, name, path, part, before))
    },
  })
  if (full()) findings.push(manyMore(entity, document))
  return { findings, reads: reads.collected() }
}

const manyMore = ({ kind, id }: Entity, document: DocumentEntry): Finding => ({
  code: 'link/more',
  at: placeOf(document.source, [], 'key'),
  message: `The ${kind} "${id}" has many more unknown names; the first ${MOST_PROBLEMS} are told.`,
})

export type KnownNames = Pick<PackView, 'symbols' | 'incomplete'>

export function isKnown(view: KnownNames, namespace: string, name: string): boolean {
  // Without its base a pack knows too little to call a name unknown.
  if (view.incomplete) return true
  const names = view.symbols.get(namespace)
  // `red.leader` is a part of `red`; which parts there are depends on the game.
  return names !== undefined && (names.has(name) || names.has(name.slice(0, name.indexOf('.'))))
}

function unknownId(view: PackView, namespace: string, name: string, at: Place): Finding {
  const known = [...(view.symbols.get(namespace)?.keys() ?? [])]
  const guess = nearest(name, known)
  return {
    code: 'link/unknown-id',
    at,
    message: `There is no ${namespace.replaceAll('-', ' ')} "${clip(name)}"${guess === undefined ? '.' : `; did you mean "${guess}"?`}`,
    hint: knownHint(namespace, known, view),
    fixes:
      guess === undefined ? undefined : [{ title: `Change to "${guess}"`, edits: [{ at, newText: guess }] }],
  }
}

const SHOWN = 12

function knownHint(namespace: string, known: readonly string[], view: PackView): string {
  const words = namespace.replaceAll('-', ' ')
  if (known.length === 0) return `Neither pack "${view.pack.id}" nor its dependencies declare any ${words}.`
  const shown = known.slice(0, SHOWN).join(', ')
  return known.length > SHOWN ? `Known: ${shown} and ${known.length - SHOWN} more.` : `Known: ${shown}.`
}

function expressionFindings(
  site: ExpressionSite,
  text: string,
  path: Path,
  entity: Entity,
  contexts: ContextTable,
): Finding[] {
  const context = contexts.for(entity).contexts.get(site.context)
  if (!context) return []
  const document = originOf(entity, path).source
  const placed = (start: number, end: number): Place | undefined =>
    expressionPlace(document, path, start, end)
  return compileExpression(text, site.type, context).problems.map(
    ({ code, message, hint, start, end, fix }) => {
      const edit = fix && placed(fix.start, fix.end)
      return {
        code,
        at: placed(start, end) ?? placeIn(entity, path),
        message,
        hint,
        fixes: fix && edit ? [{ title: fix.title, edits: [{ at: edit, newText: fix.newText }] }] : undefined,
      }
    },
  )
}

function duplicateName(
  entity: Entity,
  namespace: string,
  name: string,
  path: Path,
  part: 'key' | 'value',
  before: Path,
): Finding {
  return {
    code: 'link/duplicate-name',
    at: placeIn(entity, path, part),
    message: `The ${namespace.replaceAll('-', ' ')} "${clip(name)}" is declared twice.`,
    related: [{ at: placeIn(entity, before, part), message: 'declared here first' }],
  }
}
