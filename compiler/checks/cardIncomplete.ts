// A ruleset says what the cards of a class show; what a card leaves out, its players will miss.
import { fieldAt } from '../packs/entity.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'
import type { PackCheck } from './check.ts'
import { mappingAt } from './fields.ts'

export const cardIncomplete: PackCheck = {
  code: 'check/card-incomplete',
  reads: ['aircraft', 'ruleset'],
  run({ ruleset, entities }, report, note) {
    const classes = ruleset && mappingAt(ruleset, ['class-cards'])
    if (!classes) return
    for (const aircraft of entities.get('aircraft')?.values() ?? []) {
      if (aircraft.value['ruleset'] !== ruleset.value['system']) continue
      const card = classes[asText(aircraft.value['class'])]
      if (!isMapping(card) || !Array.isArray(card['shows'])) continue
      const missing = (card['shows'] as readonly string[]).filter(
        (field) => fieldAt(aircraft.value, field.split('.')) === undefined,
      )
      note({ rules: card['rules'] }, missing.length === 0)
      if (missing.length > 0)
        report(aircraft, { path: ['class'], message: `The card does not show ${missing.join(', ')}.` })
    }
  },
}
