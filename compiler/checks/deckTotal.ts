// A deck that states its size has that many cards.
import type { EntityCheck } from './check.ts'
import { cardsOf } from './cards.ts'
import { moreOrFewer, numberAt } from './fields.ts'

export const deckTotal: EntityCheck = {
  code: 'check/deck-total',
  kind: 'deck',
  run(deck, report, note) {
    const size = numberAt(deck, ['size'])
    if (size === undefined) return
    const total = cardsOf(deck).reduce((sum, card) => sum + card.copies, 0)
    note({ rules: deck.value['rules'] }, total === size)
    if (total === size) return
    report({
      path: ['size'],
      message: `The copies add up to ${total}, ${moreOrFewer(total, size)} than the stated ${size}.`,
    })
  },
}
