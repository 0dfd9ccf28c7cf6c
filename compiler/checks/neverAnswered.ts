// An attack that no card of the deck can answer is declared so, or it is a mistake.
import type { EntityCheck } from './check.ts'
import { cardsOf } from './cards.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'

export const neverAnswered: EntityCheck = {
  code: 'check/never-answered',
  kind: 'deck',
  run(deck, report) {
    const cards = cardsOf(deck)
    const answered = new Set(cards.flatMap((card) => card.answers.map((answer) => asText(answer['to']))))
    for (const card of cards) {
      const limits = card.value['limits']
      const declared = isMapping(limits) && limits['unanswerable'] === true
      if (!card.attacks || declared || answered.has('any') || answered.has(card.family)) continue
      report({
        path: ['cards', card.id],
        part: 'key',
        message: `No card answers "${card.id}".`,
        hint: 'Let a card respond to it, or declare it with `limits: { unanswerable: true }`.',
      })
    }
  },
}
