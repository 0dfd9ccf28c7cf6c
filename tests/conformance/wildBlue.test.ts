// The dogfight rulebook, rule by rule: every scenario of the pack holds, and together they show every rule of play.
// The command line says the same (`skywright test content/wild-blue --coverage`); this runs on the emitted modules too.
import { describe, expect, it } from 'vitest'
import { coverageOf, shownBy, uncarriedBy } from '../../runtime/scenario/coverage.ts'
import { openScenarios } from '../../runtime/scenario/openScenarios.ts'
import { ruleIds, wildBluePack } from '../support/wildBlue.ts'

const pack = wildBluePack()
const scenarios = Object.values(pack.content.scenario)
const play = openScenarios(pack)

describe('a scenario of the dogfight', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    const run = play(scenario)
    expect(run.failures).toEqual([])
    // What a scenario cites, its run carries: a citation alone shows nothing.
    expect(uncarriedBy(scenario.cites ?? [], run)).toEqual([])
  })
})

describe('all of them together', () => {
  const index = Object.values(pack.content.rules).flatMap(({ rules }) => rules)
  const shown = new Set(scenarios.flatMap((scenario) => shownBy(scenario.cites ?? [], play(scenario))))
  // Rules about content are shown by checks over the pack; they have a test of their own.
  const { yes, optional, missing } = coverageOf(index, shown, ruleIds('content'))

  it('show every rule that is played, and every one under an option', () => {
    expect(missing).toEqual([])
    expect({ yes, optional }).toEqual({ yes: [258, 258], optional: [8, 8] })
  })

  it('play every option other than by its default', () => {
    const ruleset = pack.content.ruleset[pack.ruleset]
    const options = Object.entries(ruleset?.options ?? {})
    const played = new Map(options.map(([id]) => [id, new Set<unknown>()]))
    for (const scenario of scenarios)
      for (const [id, value] of Object.entries(scenario.options ?? {})) played.get(id)?.add(value)
    const idle = options.flatMap(([id, option]) => {
      const others =
        option.type === 'switch' ? [!option.default] : Object.keys('choices' in option ? option.choices : {})
      return others
        .filter((value) => value !== option.default && !played.get(id)?.has(value))
        .map((value) => `${id}: ${String(value)}`)
    })
    expect(idle).toEqual([])
  })

  it('play every card of the deck', () => {
    const cards = Object.values(pack.content.deck).flatMap((deck) => Object.keys(deck.cards))
    const inputs = JSON.stringify(scenarios.map(({ script }) => script))
    expect(cards.filter((card) => !inputs.includes(`"card":"${card}"`))).toEqual([])
  })
})
