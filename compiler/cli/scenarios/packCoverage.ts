// Coverage of rule indexes: what passing scenarios show in play, and what checks show of the content.
import type { Scenario } from '../../../schemas/generated/compiled.ts'
import type { CompiledPack } from '../../../runtime/pack.ts'
import { coverageOf, shownBy, type Coverage, type IndexedRule } from '../../../runtime/scenario/coverage.ts'
import type { ScenarioRun } from '../../../runtime/scenario/scenarioRun.ts'
import { contentRulesShown } from '../../checks/rulesShown.ts'
import type { PackView } from '../../index.ts'

export interface PlayedPack {
  readonly view: PackView
  readonly pack: CompiledPack
  readonly played: readonly { readonly scenario: Scenario; readonly run: ScenarioRun }[]
}

/** By ruleset; packs over the same ruleset add to one another. */
export function packCoverage(packs: readonly PlayedPack[]): Record<string, Coverage> {
  const rulesets = new Set(packs.flatMap(rulesetsOf))
  return Object.fromEntries(
    [...rulesets].map((ruleset) => {
      const over = packs.filter((each) => rulesetsOf(each).includes(ruleset))
      const shown = over.flatMap(({ pack, played }) =>
        played
          .filter(({ scenario }) => (scenario.ruleset ?? pack.ruleset) === ruleset)
          .flatMap(({ scenario, run }) => shownBy(scenario.cites ?? [], run)),
      )
      const index = new Map(over.flatMap(({ pack }) => rulesOf(pack, ruleset)).map((rule) => [rule.id, rule]))
      const checked = new Set(over.flatMap(({ view }) => [...contentRulesShown(view).keys()]))
      return [ruleset, coverageOf([...index.values()], new Set(shown), checked)]
    }),
  )
}

/** The pack's own ruleset, and those that its scenarios ask for. */
function rulesetsOf({ pack, played }: PlayedPack): string[] {
  const named = played.map(({ scenario }) => scenario.ruleset ?? pack.ruleset)
  return [...new Set([pack.ruleset, ...named])].filter((id) => pack.content.ruleset[id] !== undefined)
}

/** The index that the ruleset names, and any other written for it. */
function rulesOf({ content }: CompiledPack, ruleset: string): IndexedRule[] {
  const own = content.ruleset[ruleset]?.['rule-index']
  return Object.values(content.rules)
    .filter(({ id, ruleset: about }) => id === own || about === ruleset)
    .flatMap(({ rules }) => rules)
}
