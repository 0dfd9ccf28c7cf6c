// A deck that states how many cards of a sort it has, has that many.
import type { Mapping } from '../source/parseYaml.ts'
import { isMapping } from '../source/sourceDocument.ts'
import type { EntityCheck } from './check.ts'
import { cardsOf, type Card } from './cards.ts'
import { mappingAt, moreOrFewer } from './fields.ts'

export const cardTotal: EntityCheck = {
  code: 'check/card-total',
  kind: 'deck',
  run(deck, report, note) {
    const cards = cardsOf(deck)
    for (const [id, total] of Object.entries(mappingAt(deck, ['totals']) ?? {})) {
      if (!isMapping(total)) continue
      const sort = isMapping(total['of']) ? total['of'] : {}
      const stated = Number(total['cards'])
      const found = cards.filter((card) => isOf(card, sort)).reduce((sum, { copies }) => sum + copies, 0)
      note({ rules: total['rules'] }, found === stated)
      if (found === stated) continue
      report({
        path: ['totals', id, 'cards'],
        message: `The deck has ${found} cards of "${id}", ${moreOrFewer(found, stated)} than the stated ${stated}.`,
      })
    }
  },
}

/** What a sort says of shots must be true of one and the same shot. */
function isOf(card: Card, { family, colour, ...shot }: Mapping): boolean {
  if (family !== undefined && card.family !== family) return false
  if (colour !== undefined && card.value['colour'] !== colour) return false
  const wanted = Object.entries(shot)
  return (
    wanted.length === 0 ||
    card.shots.some((effect) => wanted.every(([field, value]) => effect[field] === value))
  )
}
