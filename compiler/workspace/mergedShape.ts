// The shape of an entity with patches over it. A fault is told in the document that brought it about.
import type { Finding } from '../diagnostics/diagnostic.ts'
import { fieldAt, originOf, placeIn, type Entity } from '../packs/entity.ts'
import { checkShape } from '../shape/checkShape.ts'
import { tagsOf } from '../shape/schemaNode.ts'
import type { ShapeProblem } from '../shape/shapeProblem.ts'
import { placeOf, type Path } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { unknownRemovals } from './removals.ts'

/** A merged entity is judged whole; what its base got wrong already was told there. */
export function mergedShape(entity: Entity, document: DocumentEntry): ShapeProblem[] {
  if (document !== entity.layers.at(-1)) return []
  const told = new Set(entity.layers.flatMap((layer) => layer.shape).map(keyOf))
  const problems = [...checkShape(entity.kind, entity.value), ...unknownRemovals(entity, document)]
  return problems.filter((problem) => !told.has(keyOf(problem)))
}

const keyOf = ({ code, path, field }: ShapeProblem): string => JSON.stringify([code, path, field])

export function mergedFindings(
  entity: Entity,
  document: DocumentEntry,
  problems: readonly ShapeProblem[],
): Finding[] {
  const own = (problem: ShapeProblem): boolean => isOwn(entity, document, problem)
  return [
    ...problems.filter(own).map((problem) => ownFinding(entity, problem)),
    ...foreignFinding(
      entity,
      document,
      problems.filter((problem) => !own(problem)),
    ),
  ]
}

/** Whether the document itself writes what is wrong. Of the whole document only what it removed can be. */
function isOwn(entity: Entity, document: DocumentEntry, problem: ShapeProblem): boolean {
  const path = writtenPath(entity, problem)
  return path.length > 0 && originOf(entity, path) === document
}

/** A field that is missing because a patch removed it is written where the patch says so. */
function writtenPath(entity: Entity, { path, field }: ShapeProblem): Path {
  if (field === undefined) return path
  const removed = [...path, field]
  return fieldAt(originOf(entity, removed).source.value, removed) === null ? removed : path
}

function ownFinding(entity: Entity, problem: ShapeProblem): Finding {
  const { code, message, hint, fix, part } = problem
  const at = placeIn(entity, writtenPath(entity, problem), part)
  return {
    code,
    at,
    message,
    hint,
    fixes: fix && [{ title: fix.title, edits: [{ at, newText: fix.newText }] }],
  }
}

/** A patch that makes the fields below it wrong, as one of `class` does, is told once, with those fields beside it. */
function foreignFinding(
  entity: Entity,
  document: DocumentEntry,
  problems: readonly ShapeProblem[],
): Finding[] {
  const [first, ...others] = problems
  if (!first) return []
  const tag = tagsOf(entity.kind, entity.value).find((name) => document.source.value[name] !== undefined)
  const more = others.length === 0 ? '' : ` ${others.length} more of its fields do not fit.`
  return [
    {
      code: first.code,
      at: placeOf(document.source, [tag ?? 'id']),
      message: `${first.message}${more}`,
      hint: first.hint ?? 'The patch and what lies below it do not go together.',
      related: problems
        .slice(0, SHOWN)
        .map(({ path, part, message }) => ({ at: placeIn(entity, path, part), message })),
    },
  ]
}

const SHOWN = 5
