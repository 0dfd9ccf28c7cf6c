// [2.2, 3.4, 4.6.2] Each side draws from a pile of its own and discards to its own.
import type { RuleId } from '../../kernel/game.ts'
import { shuffled } from '../../kernel/random.ts'
import { entry } from './content.ts'
import type { CardId, ElementState, HandName, Piles } from './state.ts'
import { option, pilesOf, setPiles, takeFrom, type Play } from './table.ts'

/**
 * Draws into a hand of the element, or to be looked at only, and gives the cards drawn; fewer than asked where there
 * are no more.
 */
export function drawCards(
  play: Play,
  element: ElementState,
  into: HandName | undefined,
  count: number,
  rules: readonly RuleId[],
): CardId[] {
  const drawn: CardId[] = []
  if (drawable(play, element, count) === 0) return drawn
  while (drawn.length < count) {
    if (pilesOf(play, element).draw.length === 0) reshuffle(play, element)
    const { draw } = pilesOf(play, element)
    // From the top, as many as are wanted or as there are.
    const taken = draw.slice(Math.max(0, draw.length - (count - drawn.length))).reverse()
    if (taken.length === 0) break
    drawn.push(...taken)
    setPiles(play, element, {
      draw: draw.slice(0, draw.length - taken.length),
      drawn: pilesOf(play, element).drawn + taken.length,
    })
    if (taken.length === draw.length && option(play, 'reshuffle-moment') === 'at-once')
      reshuffle(play, element)
  }
  if (into) element[into] = [...element[into], ...drawn]
  if (drawn.length > 0)
    play.sink?.({
      kind: 'cards-drawn',
      rules,
      facts: { element: element.id, cards: typesOf(play, drawn) },
      seenBy: [element.seat],
    })
  return drawn
}

const cardsLeft = ({ draw, discard }: Piles): number => draw.length + discard.length

/** How many cards come of drawing so many. */
export function drawable(play: Play, element: ElementState, count: number): number {
  const left = cardsLeft(pilesOf(play, element))
  if (count <= left) return count
  return option(play, 'empty-piles') === 'none' ? 0 : left
}

/** [4.6.2] The discards become the new pile. */
function reshuffle(play: Play, element: ElementState): void {
  const { side } = element
  const { discard, shuffles } = pilesOf(play, element)
  if (discard.length === 0) return
  const draw = shuffled(play.state.random, `shuffle ${side} ${shuffles + 1}`, discard)
  setPiles(play, element, { draw, discard: [], shuffles: shuffles + 1 })
  play.sink?.({ kind: 'pile-reshuffled', rules: ['4.6.2'], facts: { side }, seenBy: 'all' })
}

/** Puts cards that are in no hand on the pile of their side. */
export const toDiscards = (play: Play, element: ElementState, ...cards: readonly CardId[]): void => {
  setPiles(play, element, { discard: [...pilesOf(play, element).discard, ...cards] })
}

/** [3.4-closed] Everyone sees the card as it is put on top. */
export function discardFrom(
  play: Play,
  element: ElementState,
  from: HandName,
  card: CardId,
  rules: readonly RuleId[],
): void {
  takeFrom(element, from, card)
  toDiscards(play, element, card)
  play.sink?.({
    kind: 'card-discarded',
    rules,
    facts: { element: element.id, card: entry(play.content.typeOf, card) },
    seenBy: 'all',
  })
}

/** A whole hand goes; only its size and its top card are seen. */
export function discardAll(
  play: Play,
  element: ElementState,
  which: HandName,
  of: string,
  rules: readonly RuleId[],
): void {
  const cards = element[which]
  if (cards.length === 0) return
  element[which] = []
  toDiscards(play, element, ...cards)
  play.sink?.({
    kind: 'hand-discarded',
    rules,
    facts: { of, cards: cards.length, top: entry(play.content.typeOf, cards.at(-1) ?? '') },
    seenBy: 'all',
  })
}

export const typesOf = ({ content }: Play, cards: readonly CardId[]): string[] =>
  cards.map((card) => entry(content.typeOf, card))
