// A ruleset says what the cards of a class show; what a card leaves out, its players will miss.
import { fieldAt, type Entity } from '../packs/entity.ts'
import type { Value } from '../source/parseYaml.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'
import type { PackCheck } from './check.ts'
import { mappingAt } from './fields.ts'

export const cardIncomplete: PackCheck = {
  code: 'check/card-incomplete',
  reads: ['aircraft', 'ruleset'],
  run({ ruleset, entities }, report, note) {
    if (!ruleset) return
    const cards = classCardsOf(ruleset)
    for (const aircraft of entities.get('aircraft')?.values() ?? []) {
      const card = cards.get(asText(aircraft.value['class']))
      if (!card || aircraft.value['ruleset'] !== ruleset.value['system']) continue
      const missing = card.shows.filter((path) => fieldAt(aircraft.value, path) === undefined)
      note(card, missing.length === 0)
      if (missing.length === 0) continue
      const fields = missing.map((path) => path.join('.')).join(', ')
      report(aircraft, { path: ['class'], message: `The card does not show ${fields}.` })
    }
  },
}

interface ClassCard {
  readonly shows: readonly (readonly string[])[]
  readonly rules: Value | undefined
}

const classCardsOf = (ruleset: Entity): Map<string, ClassCard> =>
  new Map(
    Object.entries(mappingAt(ruleset, ['class-cards']) ?? {}).flatMap(([id, card]) => {
      if (!isMapping(card)) return []
      const shows = (card['shows'] as readonly string[]).map((field) => field.split('.'))
      return [[id, { shows, rules: card['rules'] }] as const]
    }),
  )
