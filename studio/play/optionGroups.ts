// The options of a ruleset by the chapter of the book that they belong to, in the order of the ruleset.
import type { CompiledPack } from '../../runtime/index.ts'
import { rulesetOf } from './content.ts'
import type { RuleOption } from './gameForm.ts'

export interface OptionGroup {
  readonly title: string
  readonly options: readonly (readonly [id: string, option: RuleOption])[]
}

export function optionGroups(pack: CompiledPack): OptionGroup[] {
  const groups = Map.groupBy(Object.entries(rulesetOf(pack)?.options ?? {}), ([, { rules }]) =>
    chapterOf(rules),
  )
  return [...groups]
    .sort(([left], [right]) => left - right)
    .map(([chapter, options]) => ({ title: titleOf(pack, chapter), options }))
}

/** Of the first rule that has a number; what has none comes last. */
function chapterOf(rules: readonly string[] = []): number {
  const numbered = rules.find((rule) => /^\d/.test(rule))
  return numbered === undefined ? Infinity : parseInt(numbered, 10)
}

function titleOf({ content }: CompiledPack, chapter: number): string {
  const rules = Object.values(content.rules).flatMap((index) => index.rules)
  return rules.find(({ id }) => id === `${chapter}.0`)?.title ?? 'Other'
}
