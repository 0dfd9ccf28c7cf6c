// What a source does not give may stay open; a deck says how much of it is.
import type { EntityCheck } from './check.ts'
import { cardsOf } from './cards.ts'
import { isMapping } from '../source/sourceDocument.ts'
import type { Mapping } from '../source/parseYaml.ts'

/** The parts of a face, in the words of a message. */
const PARTS = { number: 'numbers', bomb: 'bomb results', strafe: 'strafe results', spoiled: 'spoiled marks' }

export const openFaces: EntityCheck = {
  code: 'check/open-faces',
  kind: 'deck',
  run(deck, report) {
    const cards = cardsOf(deck)
    const total = cards.reduce((sum, { copies }) => sum + copies, 0)
    const open = Object.entries(PARTS).flatMap(([part, words]) => {
      const known = cards.reduce((sum, card) => sum + knownFaces(card.value, part), 0)
      return known < total ? [`${words} of ${total - known} cards`] : []
    })
    if (open.length > 0) report({ path: ['cards'], part: 'key', message: `Open: ${open.join(', ')}.` })
  },
}

/** How many copies of a card show this part; a copy without a face shows nothing. */
function knownFaces(card: Mapping, part: string): number {
  const faces = Array.isArray(card['faces']) ? (card['faces'] as readonly unknown[]) : []
  return faces.filter((face) => isMapping(face as Mapping) && ((face as Mapping)[part] ?? 'open') !== 'open')
    .length
}
