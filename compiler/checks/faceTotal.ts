// Faces known only in total: what is said of them must fit the deck, its families and the faces that are known.
import type { Entity } from '../packs/entity.ts'
import type { Mapping } from '../source/parseYaml.ts'
import { isMapping } from '../source/sourceDocument.ts'
import type { EntityCheck, Remark } from './check.ts'
import { cardsOf, facesOf, type Card } from './cards.ts'
import { mappingAt, moreOrFewer, numberAt } from './fields.ts'

/** The parts of a face, in the words of a message. */
const PARTS = { bomb: 'bomb results', strafe: 'strafe results', spoiled: 'spoiled marks' }

export const faceTotal: EntityCheck = {
  code: 'check/face-total',
  kind: 'deck',
  run(deck, report, note) {
    const cards = cardsOf(deck)
    for (const [part, words] of Object.entries(PARTS)) {
      const stated = mappingAt(deck, ['face-totals', part])
      if (!stated) continue
      const remarks = [
        ...sumRemarks(deck, cards, part, words),
        ...knownRemarks(deck, cards, part, words),
        ...familyRemarks(deck, cards, part, words),
      ]
      note({ rules: stated['rules'] }, remarks.length === 0)
      remarks.forEach(report)
    }
  },
}

/** Every card shows one of them. */
function* sumRemarks(deck: Entity, cards: readonly Card[], part: string, words: string): Iterable<Remark> {
  const sum = totalsOf(deck, part).reduce((all, [, count]) => all + count, 0)
  const size = numberAt(deck, ['size']) ?? copiesOf(cards)
  if (sum !== size)
    yield {
      path: ['face-totals', part, 'cards'],
      message: `The ${words} add up to ${sum}, ${moreOrFewer(sum, size)} than the ${size} cards of the deck.`,
    }
}

function* knownRemarks(deck: Entity, cards: readonly Card[], part: string, words: string): Iterable<Remark> {
  const faces = cards.flatMap(facesOf)
  for (const [result, count] of totalsOf(deck, part)) {
    const known = faces.filter((face) => face[part] === result).length
    if (known > count)
      yield {
        path: ['face-totals', part, 'cards', result],
        message: `${known} cards show "${result}" among their ${words}, more than the stated ${count}.`,
      }
  }
}

/** Families have room for their marks, and the other cards for what is left. */
function* familyRemarks(deck: Entity, cards: readonly Card[], part: string, words: string): Iterable<Remark> {
  const families = Object.entries(mappingAt(deck, ['face-totals', part, 'by-family']) ?? {}).flatMap(
    ([family, marks]) => (isMapping(marks) ? [[family, countsOf(marks)] as const] : []),
  )
  let others = copiesOf(cards)
  for (const [family, marks] of families) {
    const copies = copiesOf(cards.filter((card) => card.family === family))
    const marked = marks.reduce((sum, [, count]) => sum + count, 0)
    others -= copies
    if (marked > copies)
      yield {
        path: ['face-totals', part, 'by-family', family],
        message: `The family "${family}" has ${copies} cards, fewer than its ${marked} ${words}.`,
      }
  }
  if (families.length === 0) return
  let left = 0
  for (const [mark, count] of totalsOf(deck, part)) {
    const placed = families.flatMap(([, marks]) => marks).filter(([name]) => name === mark)
    const known = placed.reduce((sum, [, here]) => sum + here, 0)
    if (mark !== 'none') left += count - known
    if (known > count)
      yield {
        path: ['face-totals', part, 'cards', mark],
        message: `The families have ${known} cards with the mark "${mark}", more than the stated ${count}.`,
      }
  }
  if (left > others)
    yield {
      path: ['face-totals', part, 'by-family'],
      message: `${left} ${words} are left for the ${others} cards of other families.`,
    }
}

const totalsOf = (deck: Entity, part: string): [string, number][] =>
  countsOf(mappingAt(deck, ['face-totals', part, 'cards']) ?? {})

const countsOf = (counts: Mapping): [string, number][] =>
  Object.entries(counts).map(([name, count]) => [name, Number(count)])

const copiesOf = (cards: readonly Card[]): number => cards.reduce((sum, { copies }) => sum + copies, 0)
