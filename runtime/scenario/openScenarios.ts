// Scenarios on a compiled pack: each is played by the rule system of its ruleset, with the deck it names.
import type { Ruleset, Scenario } from '../../schemas/generated/compiled.ts'
import type { CompiledPack } from '../pack.ts'
import { wildBlue } from '../systems/wild-blue/index.ts'
import { scenarioHost } from '../systems/wild-blue/scenarioHost.ts'
import { runScenario } from './runScenario.ts'
import type { ScenarioProblem } from './scenarioHost.ts'
import type { ScenarioRun } from './scenarioRun.ts'

export type PlayScenario = (scenario: Scenario) => ScenarioRun

const SYSTEMS: Readonly<Record<string, (pack: CompiledPack) => PlayScenario>> = {
  'wild-blue': (pack) => {
    const game = wildBlue.open(pack)
    const host = scenarioHost(pack, game)
    return (scenario) => runScenario(game, host, scenario)
  },
}

export function openScenarios(pack: CompiledPack): PlayScenario {
  const opened = new Map<string, PlayScenario>()
  return (scenario) => {
    const rulesetId = scenario.ruleset ?? pack.ruleset
    const ruleset = pack.content.ruleset[rulesetId]
    if (!ruleset)
      return unplayed(scenario, { path: ['ruleset'], expected: 'a ruleset', found: rulesetId || 'none' })
    const open = Object.hasOwn(SYSTEMS, ruleset.system) ? SYSTEMS[ruleset.system] : undefined
    if (!open) {
      const found = `${ruleset.system}, which Skywright does not play yet`
      return unplayed(scenario, {
        path: ['ruleset'],
        expected: `one of ${Object.keys(SYSTEMS).join(', ')}`,
        found,
      })
    }
    const key = `${rulesetId} ${scenario.deck ?? ''}`
    let play = opened.get(key)
    try {
      play ??= open(packWith(pack, rulesetId, ruleset, scenario.deck))
    } catch (error) {
      // The content lacks what every game needs, such as a deck.
      return unplayed(scenario, {
        path: ['id'],
        expected: 'content that can be played',
        found: wordsOf(error),
      })
    }
    opened.set(key, play)
    try {
      return play(scenario)
    } catch (error) {
      // A fault of ours: it must not cost the author the other scenarios.
      const found = `Skywright failed: ${wordsOf(error)}`
      return unplayed(scenario, { path: ['id'], expected: 'a scenario that can be played', found })
    }
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The pack as one of its scenarios wants it. */
const packWith = (
  pack: CompiledPack,
  rulesetId: string,
  ruleset: Ruleset,
  deck: string | undefined,
): CompiledPack => ({
  ...pack,
  system: ruleset.system,
  ruleset: rulesetId,
  content:
    deck === undefined
      ? pack.content
      : { ...pack.content, ruleset: { ...pack.content.ruleset, [rulesetId]: withDeck(ruleset, deck) } },
})

/** Only card games have a deck. */
const withDeck = (ruleset: Ruleset, deck: string): Ruleset =>
  ruleset.system === 'combat-zone' ? ruleset : { ...ruleset, deck }

const unplayed = ({ id }: Scenario, failure: ScenarioProblem): ScenarioRun => ({
  id,
  failures: [failure],
  carried: [],
  inputs: [],
})
