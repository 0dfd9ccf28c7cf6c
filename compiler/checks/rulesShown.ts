// Rules that a game cannot show because they only say what the content is made of: each is shown by a check that
// looked at what the content says under it and found it to hold.
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import { fieldAt, type Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'
import type { Value } from '../source/parseYaml.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'
import type { EntityCheck, Note, PackCheck, Subject } from './check.ts'
import { CHECKS, PACK_CHECKS } from './index.ts'

const silent = (): void => undefined

/** The content rules that hold in a pack without errors, each with the code of the first check that shows it. */
export function contentRulesShown(view: PackView): ReadonlyMap<string, DiagnosticCode> {
  const shown = new Map<string, DiagnosticCode>()
  const broken = new Set<string>()
  const noteFor =
    ({ code }: EntityCheck | PackCheck): Note =>
    (subject, holds) => {
      for (const rule of rulesOf(subject, view.ruleset))
        if (!holds) broken.add(rule)
        else if (!shown.has(rule)) shown.set(rule, code)
    }
  for (const check of CHECKS)
    for (const entities of check.kind ? [view.entities.get(check.kind)] : view.entities.values())
      for (const entity of entities?.values() ?? []) check.run(entity, silent, noteFor(check))
  for (const check of PACK_CHECKS) check.run(view, silent, noteFor(check))
  const isContent = contentRules(view)
  return new Map([...shown].filter(([rule]) => isContent.has(rule) && !broken.has(rule)))
}

const rulesOf = (subject: Subject, ruleset: Entity | undefined): readonly string[] =>
  texts(
    'rules' in subject
      ? subject.rules
      : ruleset && fieldAt(ruleset.value, ['ratings', subject.rating, 'rules']),
  )

const texts = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : []

function contentRules({ entities }: PackView): ReadonlySet<string> {
  const rules = [...(entities.get('rules')?.values() ?? [])].flatMap(({ value }) =>
    Array.isArray(value['rules']) ? (value['rules'] as readonly Value[]) : [],
  )
  return new Set(
    rules.flatMap((rule) => (isMapping(rule) && rule['engine'] === 'content' ? [asText(rule['id'])] : [])),
  )
}
