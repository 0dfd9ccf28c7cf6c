// What a source does not give may stay open; a deck says how much of it is.
import type { EntityCheck } from './check.ts'
import { cardsOf, facesOf, type Card } from './cards.ts'

/** The parts of a face, in the words of a message. */
const PARTS = { number: 'numbers', bomb: 'bomb results', strafe: 'strafe results', spoiled: 'spoiled marks' }

export const openFaces: EntityCheck = {
  code: 'check/open-faces',
  kind: 'deck',
  run(deck, report) {
    const cards = cardsOf(deck)
    const total = cards.reduce((sum, { copies }) => sum + copies, 0)
    const open = Object.entries(PARTS).flatMap(([part, words]) => {
      const known = cards.reduce((sum, card) => sum + knownFaces(card, part), 0)
      return known < total ? [`${words} of ${total - known} cards`] : []
    })
    if (open.length > 0) report({ path: ['cards'], part: 'key', message: `Open: ${open.join(', ')}.` })
  },
}

/** How many copies of a card show this part. */
const knownFaces = (card: Card, part: string): number =>
  facesOf(card).filter((face) => (face[part] ?? 'open') !== 'open').length
