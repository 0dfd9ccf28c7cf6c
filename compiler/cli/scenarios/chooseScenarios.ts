// Which scenarios a call means: those of the given paths, and of these what `--only` names.
import type { Scenario } from '../../../schemas/generated/compiled.ts'
import { nearest } from '../../diagnostics/suggest.ts'
import type { Entity, PackView, Workspace } from '../../index.ts'
import { UsageError } from '../usage.ts'

/** A scenario counts as given where its highest document lies in a given path. */
export const givenScenarios = (view: PackView, workspace: Workspace): Entity[] =>
  [...(view.entities.get('scenario')?.values() ?? [])].filter(({ layers }) =>
    view.pack.documents.some(
      (document) => document === layers.at(-1) && !workspace.isQuiet(document.source.file),
    ),
  )

/** Throws a usage error for a word that neither names nor tags any of them. */
export function chosen<T extends { readonly scenario: Scenario }>(
  all: readonly T[],
  only: readonly string[],
): readonly T[] {
  if (only.length === 0) return all
  const wordsOf = ({ scenario: { id, tags = [] } }: T): readonly string[] => [id, ...tags]
  const known = new Set(all.flatMap(wordsOf))
  for (const word of only) {
    if (known.has(word)) continue
    const guess = nearest(word, [...known])
    const advice = guess === undefined ? '' : `; did you mean "${guess}"?`
    throw new UsageError(`no scenario has the id or tag "${word}"${advice}`)
  }
  return all.filter((each) => wordsOf(each).some((word) => only.includes(word)))
}
