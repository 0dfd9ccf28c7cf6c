// The choices of a decision, put together by the card that they play; what plays none stands apart.
import type { WildBlueInput } from '../../runtime/index.ts'
import type { Words } from './words.ts'

export type Colour = 'red' | 'blue' | 'white'

export interface ChoiceGroup {
  readonly key: string
  readonly title: string
  readonly colour: Colour | undefined
  readonly choices: readonly WildBlueInput[]
}

export interface GroupedChoices {
  readonly groups: readonly ChoiceGroup[]
  /** Ways out that are always looked for in the same place: passing, ending a step. */
  readonly plain: readonly WildBlueInput[]
}

const PLAIN = new Set<WildBlueInput['do']>(['pass', 'end-step', 'give-up-position', 'disengage'])

export function groupChoices(choices: readonly WildBlueInput[], words: Words): GroupedChoices {
  const groups = Map.groupBy(
    choices.filter((choice) => !PLAIN.has(choice.do)),
    keyOf,
  )
  return {
    groups: [...groups].map(([key, own]) => groupOf(key, own, words)),
    plain: choices.filter((choice) => PLAIN.has(choice.do)),
  }
}

/** Attacks and answers have many variants for a card; other choices are one list. */
function keyOf(choice: WildBlueInput): string {
  if (choice.do === 'attack' || choice.do === 'respond') return choice.card ?? choice.counter ?? ''
  return choice.do === 'target' ? 'target' : ''
}

function groupOf(key: string, choices: readonly WildBlueInput[], words: Words): ChoiceGroup {
  const [first] = choices
  const plays = first && (first.do === 'attack' || first.do === 'respond')
  // Altitudes stand in a list as on the table, the highest on top.
  if (first?.do === 'choose-altitude')
    return { key, title: '', colour: undefined, choices: choices.toReversed() }
  if (!plays) return { key, title: key === 'target' ? 'Targets' : '', colour: undefined, choices }
  return first.card === undefined
    ? { key, title: `${words.counter(key)} counter`, colour: undefined, choices }
    : { key, title: words.card(key), colour: words.colourOf(key), choices }
}
