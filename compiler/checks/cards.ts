// Card types of a deck, for the checks over decks.
import type { Entity } from '../packs/entity.ts'
import type { Mapping } from '../source/parseYaml.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'
import { mappingAt } from './fields.ts'

export interface Card {
  readonly id: string
  readonly value: Mapping
  readonly family: string
  readonly copies: number
  readonly attacks: boolean
  readonly answers: readonly Mapping[]
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
      },
    ]
  })
}
