// [2.2, 3.4, 4.6.2] Each side draws from a pile of its own and discards to its own.
import type { RuleId } from '../../kernel/game.ts'
import { shuffled } from '../../kernel/random.ts'
import { entry } from './content.ts'
import type { CardId, ElementState, Piles } from './state.ts'
import { option, pilesOf, takeFrom, type Play } from './table.ts'

/** Draws into a hand of the element and gives the cards drawn; fewer than asked where there are no more. */
export function drawCards(
  play: Play,
  element: ElementState,
  hand: CardId[],
  count: number,
  rules: readonly RuleId[],
): CardId[] {
  const piles = pilesOf(play, element)
  const drawn: CardId[] = []
  if (count > cardsLeft(piles) && option(play, 'empty-piles') === 'none') return drawn
  while (drawn.length < count) {
    if (piles.draw.length === 0) reshuffle(play, element.side, piles)
    const card = piles.draw.pop()
    if (card === undefined) break
    drawn.push(card)
    if (piles.draw.length === 0 && option(play, 'reshuffle-moment') === 'at-once')
      reshuffle(play, element.side, piles)
  }
  hand.push(...drawn)
  piles.drawn += drawn.length
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
function reshuffle(play: Play, side: string, piles: Piles): void {
  if (piles.discard.length === 0) return
  piles.shuffles++
  piles.draw = shuffled(play.state.random, `shuffle ${side} ${piles.shuffles}`, piles.discard)
  piles.discard = []
  play.sink?.({ kind: 'pile-reshuffled', rules: ['4.6.2'], facts: { side }, seenBy: 'all' })
}

/** Puts a card that is in no hand on the pile of its side. */
export const toDiscards = (play: Play, element: ElementState, card: CardId): void => {
  pilesOf(play, element).discard.push(card)
}

/** [3.4-closed] Everyone sees the card as it is put on top. */
export function discardFrom(
  play: Play,
  element: ElementState,
  hand: CardId[],
  card: CardId,
  rules: readonly RuleId[],
): void {
  takeFrom(hand, card)
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
  hand: CardId[],
  of: string,
  rules: readonly RuleId[],
): void {
  if (hand.length === 0) return
  const cards = hand.splice(0)
  pilesOf(play, element).discard.push(...cards)
  play.sink?.({
    kind: 'hand-discarded',
    rules,
    facts: { of, cards: cards.length, top: entry(play.content.typeOf, cards.at(-1) ?? '') },
    seenBy: 'all',
  })
}

export const typesOf = ({ content }: Play, cards: readonly CardId[]): string[] =>
  cards.map((card) => entry(content.typeOf, card))
