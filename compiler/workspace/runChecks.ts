// Running the checks: their remarks become findings in the document that brought them about.
import type { EntityCheck, PackCheck, Remark } from '../checks/check.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { entityOf, originOf, placeIn, type Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'
import { checkShape } from '../shape/checkShape.ts'
import { placeOf, type Path } from '../source/sourceDocument.ts'

/** A fault of ours in one place must not cost the author everything else. */
export function safely(
  document: DocumentEntry,
  check: DiagnosticCode | undefined,
  work: () => Finding[],
): Finding[] {
  try {
    return work()
  } catch {
    return [
      {
        code: 'internal/error',
        at: placeOf(document.source, [], 'key'),
        message: `Skywright failed ${check === undefined ? 'on this document' : `in its check "${check}"`}.`,
        hint: 'This is a fault of Skywright, not of your content: please report it with this file.',
      },
    ]
  }
}

/** What a patch lies over, if that can be judged by itself. */
export function soundBelow({ kind, id, layers }: Entity): Entity | undefined {
  if (layers.length === 1) return undefined
  const below = entityOf(kind, id, layers.slice(0, -1))
  return checkShape(kind, below.value).length === 0 ? below : undefined
}

/** What is as true without the patch was told where it arose. */
export function remarks(
  check: EntityCheck,
  entity: Entity,
  below: Entity | undefined,
  document: DocumentEntry,
): Finding[] {
  const told = new Set(below && remarksOf(check, below).map(keyOf))
  return remarksOf(check, entity)
    .filter((remark) => !told.has(keyOf(remark)))
    .map((remark) => remarkFinding(check.code, entity, document, remark))
}

const keyOf = ({ path, message }: Remark): string => JSON.stringify([path, message])

function remarksOf(check: EntityCheck, entity: Entity): Remark[] {
  const found: Remark[] = []
  check.run(entity, (remark) => found.push(remark), NO_NOTE)
  return found
}

/** What holds is of no interest here; `contentRulesShown` asks for it. */
const NO_NOTE = (): void => undefined

export function packRemarks(check: PackCheck, view: PackView): Finding[] {
  const findings: Finding[] = []
  // What a pack below says is told where that pack is judged.
  const own = new Set(view.pack.documents)
  const report = (entity: Entity, remark: Remark): void => {
    const top = entity.layers.at(-1)
    if (top && own.has(top)) findings.push(remarkFinding(check.code, entity, top, remark))
  }
  check.run(view, report, NO_NOTE)
  return findings
}

/** A remark on a field from below is told in the document that brought it about, with the field beside it. */
function remarkFinding(
  code: Finding['code'],
  entity: Entity,
  document: DocumentEntry,
  remark: Remark,
): Finding {
  const field = { path: remark.path, message: 'the field in question' }
  const others = remark.related ?? []
  const isOwn = ({ path }: { path: Path }): boolean => originOf(entity, path) === document
  const own = isOwn(field) ? field : others.find(isOwn)
  const at =
    own === field ? placeIn(entity, remark.path, remark.part) : placeOf(document.source, own?.path ?? ['id'])
  const related = [field, ...others].filter((other) => other !== own)
  return {
    code,
    at,
    message: remark.message,
    hint: remark.hint,
    fixes:
      remark.fix && own === field
        ? [{ title: remark.fix.title, edits: [{ at, newText: remark.fix.newText }] }]
        : undefined,
    related: related.map(({ path, message }) => ({ at: placeIn(entity, path), message })),
  }
}
