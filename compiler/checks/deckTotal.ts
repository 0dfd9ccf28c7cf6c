// A deck that states its size has that many cards.
import type { EntityCheck } from './check.ts'
import { cardsOf } from './cards.ts'
import { numberAt } from './fields.ts'

export const deckTotal: EntityCheck = {
  code: 'check/deck-total',
  kind: 'deck',
  run(deck, report) {
    const size = numberAt(deck, ['size'])
    const total = cardsOf(deck).reduce((sum, card) => sum + card.copies, 0)
    if (size === undefined || total === size) return
    const difference = Math.abs(total - size)
    report({
      path: ['size'],
      message: `The copies add up to ${total}, ${difference} ${total > size ? 'more' : 'fewer'} than the stated ${size}.`,
    })
  },
}
