// [4.6] Decks and opening hands. Each side has a deck of its own; a card's place in it depends on that card alone.
import type { Refusal } from '../../kernel/game.ts'
import { shuffled } from '../../kernel/random.ts'
import { typeOf } from './content.ts'
import { refuse } from './inputs.ts'
import { ruleNumber } from './ratings.ts'
import type { CardId, ElementState } from './state.ts'
import type { Play } from './table.ts'

/** Card types, or nothing where the hand is dealt. */
export type GivenHand = readonly string[] | undefined

/** Hands that are given come out of the deck first; the rest is dealt from its top. */
export function dealHands(play: Play, hands: Readonly<Record<string, GivenHand>>): Refusal | undefined {
  const { content, state } = play
  for (const element of state.table.elements) {
    const given = hands[element.side]
    const draw = shuffled(state.random, `shuffle ${element.side} 1`, content.deck)
    state.table.piles[element.side] = { draw, discard: [], shuffles: 1 }
    const refusal = given ? takeGiven(element, draw, given) : undefined
    if (refusal) return refusal
    if (!given) dealTop(play, element, draw)
    play.sink?.({
      kind: 'hand-dealt',
      rules: ['4.6'],
      facts: { element: element.id, cards: element.hand.map(typeOf) },
      seenBy: [element.side],
    })
  }
  return undefined
}

function dealTop(play: Play, element: ElementState, draw: CardId[]): void {
  const cards = ruleNumber(play, element.leader, play.content.ruleset.dogfight['opening-hand'])
  element.hand = draw.splice(Math.max(0, draw.length - cards)).reverse()
}

function takeGiven(element: ElementState, draw: CardId[], given: readonly string[]): Refusal | undefined {
  for (const type of given) {
    // The copy with the lowest number, so that a given hand does not depend on the shuffle.
    const [card] = draw.filter((each) => typeOf(each) === type).sort(byCopy)
    if (card === undefined) return refuse('no-copy-left', ['2.2', 'T-manifest'], { card: type })
    draw.splice(draw.indexOf(card), 1)
    element.hand.push(card)
  }
  return undefined
}

const byCopy = (left: CardId, right: CardId): number => copyOf(left) - copyOf(right)

const copyOf = (card: CardId): number => Number(card.slice(card.indexOf('#') + 1))
