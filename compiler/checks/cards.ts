// Card types of a deck, for the checks over decks.
import type { Entity } from '../packs/entity.ts'
import type { Mapping, Value } from '../source/parseYaml.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'
import { mappingAt } from './fields.ts'

export interface Card {
  readonly id: string
  readonly value: Mapping
  readonly family: string
  readonly copies: number
  readonly attacks: boolean
  readonly answers: readonly Mapping[]
  /** What it fires when it attacks. */
  readonly shots: readonly Mapping[]
}

export function cardsOf(deck: Entity): Card[] {
  return Object.entries(mappingAt(deck, ['cards']) ?? {}).flatMap(([id, value]) => {
    if (!isMapping(value)) return []
    const answers = (Array.isArray(value['responds-to']) ? value['responds-to'] : []) as readonly Mapping[]
    return [
      {
        id,
        value,
        family: asText(value['family']),
        copies: Number(value['copies']),
        attacks: value['attack'] !== undefined,
        answers,
        shots: shotsOf(value['attack']),
      },
    ]
  })
}

/** What is printed on each copy; a copy without a face shows nothing. */
export const facesOf = ({ value }: Card): readonly Mapping[] =>
  Array.isArray(value['faces']) ? (value['faces'] as readonly Value[]).filter(isMapping) : []

function shotsOf(attack: Value | undefined): readonly Mapping[] {
  const effects = isMapping(attack) && Array.isArray(attack['effects']) ? attack['effects'] : []
  return (effects as readonly Mapping[]).filter((effect) => effect['op'] === 'fire')
}
