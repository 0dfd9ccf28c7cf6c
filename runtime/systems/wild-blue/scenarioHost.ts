// Scenarios of the dogfight: set-ups, inputs, and what expectations find on the table.
import type { CompiledPack } from '../../pack.ts'
import type { ScenarioHost } from '../../scenario/scenarioHost.ts'
import { openContent } from './content.ts'
import { EVENT_KINDS } from './eventKinds.ts'
import type { WildBlueGame } from './index.ts'
import type { WildBlueInput } from './inputs.ts'
import { readScenarioInput, VERB_NAMES } from './readScenarioInput.ts'
import { explainRating } from './ratings.ts'
import { aircraftName, findElement, scenarioReaders } from './scenarioReaders.ts'
import { scenarioSights, sightRules } from './scenarioSights.ts'
import type { WildBlueSetup } from './setupTypes.ts'
import { stageScenario } from './stageScenario.ts'
import type { WildBlueState } from './state.ts'
import { findFlyer, type Play } from './table.ts'
import type { WildBlueView } from './view.ts'

export type WildBlueScenarioHost = ScenarioHost<WildBlueState, WildBlueSetup, WildBlueInput, WildBlueView>

export function scenarioHost(pack: CompiledPack, game: WildBlueGame): WildBlueScenarioHost {
  const content = openContent(pack)
  const { ruleset, cards } = content
  return {
    stage: stageScenario,
    read: (state, given) => readScenarioInput(state, game.decision(state), given),
    aircraft(state, name) {
      const element = findElement(state, name)
      const id = aircraftName(name)
      return element && [element.leader.id, element.wingman?.id].includes(id) ? id : undefined
    },
    seatOf: (state, name) => findElement(state, name)?.seat,
    seats: ({ table }) => [...new Set(table.elements.map(({ seat }) => seat))],
    words: new Set([
      ...VERB_NAMES,
      ...Object.keys(cards),
      ...Object.values(cards).map(({ family }) => family),
      ...Object.keys(ruleset.counters ?? {}),
      ...ruleset.altitudes.map(({ id }) => id),
      'up',
      'down',
    ]),
    events: new Set(EVENT_KINDS),
    explainAgainst(state, id, rating, against) {
      const play: Play = { content, state, sink: undefined }
      const [flyer, target] = [findFlyer(play, id), findFlyer(play, against)]
      return flyer && target && explainRating(play, flyer, rating, target)
    },
    readers: scenarioReaders(content),
    sights: scenarioSights,
    sightRules,
    unused: ({ table }, { setup }) =>
      Object.entries(setup.decks ?? {}).flatMap(([side, { top = [] }]) => {
        const drawn = table.piles[side]?.drawn ?? 0
        return top.slice(drawn).map((card, index) => ({
          path: ['setup', 'decks', side, 'top', drawn + index],
          expected: `${card} to be drawn`,
          found: 'it is still in the deck',
        }))
      }),
  }
}
