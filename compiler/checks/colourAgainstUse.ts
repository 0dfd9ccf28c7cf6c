// Red cards attack, blue cards answer, white cards do either.
import type { EntityCheck } from './check.ts'
import { asText } from '../source/sourceDocument.ts'
import { cardsOf } from './cards.ts'

export const colourAgainstUse: EntityCheck = {
  code: 'check/colour-against-use',
  kind: 'deck',
  run(deck, report) {
    for (const card of cardsOf(deck)) {
      const colour = asText(card.value['colour'])
      const answers = card.answers.length > 0
      const fitting = card.attacks ? (answers ? 'white' : 'red') : answers ? 'blue' : undefined
      if (fitting === undefined || fitting === colour) continue
      const use = { red: 'only attacks', blue: 'only answers', white: 'attacks and answers' }[fitting]
      report({
        path: ['cards', card.id, 'colour'],
        message: `"${card.id}" is ${colour}, but a card that ${use} is ${fitting}.`,
      })
    }
  },
}
