// [2.2, 4.6] Decks at the start. Each side has a deck of its own; a card's place in it depends on that card alone.
import type { Refusal } from '../../kernel/game.ts'
import { shuffled } from '../../kernel/random.ts'
import { entry } from './content.ts'
import { refuse } from './inputs.ts'
import { ruleNumber } from './ratings.ts'
import type { DeckSetup, ElementSetup, WildBlueSetup } from './setupTypes.ts'
import type { CardId, ElementState } from './state.ts'
import { leaderOf, type Play } from './table.ts'

/** Given hands, discards and cards on top are taken out first; the rest is shuffled. */
export function makeDecks(play: Play, setup: WildBlueSetup): Refusal | undefined {
  for (const { id: side } of play.content.ruleset.sides) {
    const refusal = makeDeck(play, setup, side)
    if (refusal) return refusal
  }
  return undefined
}

function makeDeck(play: Play, setup: WildBlueSetup, side: string): Refusal | undefined {
  const deck = new Supply(play, side)
  const { top = [], onlyTop = false, discards = [] }: DeckSetup = setup.decks?.[side] ?? {}
  const own = play.state.table.elements
    .map((element, at): [ElementState, ElementSetup | undefined] => [element, setup.elements[at]])
    .filter(([element]) => element.side === side)
  for (const [element, { leader, wingman } = {} as Partial<ElementSetup>] of own) {
    element.hand = deck.take(leader?.hand ?? [])
    element.miniHand = deck.take(wingman?.hand ?? [])
  }
  const discard = deck.take(discards)
  // The first of the list is drawn first, so it lies on top, at the end.
  const onTop = deck.take(top).reverse()
  if (deck.missing !== undefined) return refuse('no-copy-left', ['2.2', 'T-manifest'], { card: deck.missing })
  for (const [element, given] of own) dealInSituation(play, setup, element, given, deck)
  const rest = onlyTop ? [] : deck.rest
  const { table } = play.state
  table.piles = { ...table.piles, [side]: { draw: [...rest, ...onTop], discard, shuffles: 1, drawn: 0 } }
  return undefined
}

/** In the middle of a fight hands that are not given are dealt at once, from below the cards on top. */
function dealInSituation(
  play: Play,
  { situation }: WildBlueSetup,
  element: ElementState,
  given: ElementSetup | undefined,
  deck: Supply,
): void {
  const { hand, handSize } = given?.leader ?? {}
  if (hand !== undefined || (!situation && handSize === undefined)) return
  const usual = (): number =>
    ruleNumber(play, leaderOf(element), play.content.ruleset.dogfight['opening-hand'])
  element.hand = element.leader.fate === 'flying' ? deck.deal(handSize ?? usual()) : []
}

/** The cards of a side that are not yet anywhere. */
class Supply {
  missing: string | undefined
  rest: CardId[]
  readonly #play: Play

  constructor(play: Play, side: string) {
    this.#play = play
    this.rest = shuffled(play.state.random, `shuffle ${side} 1`, play.content.deck)
  }

  /** The copies with the lowest numbers, so that what is given does not depend on the shuffle. */
  take(types: readonly string[]): CardId[] {
    return types.flatMap((type) => {
      const [card] = this.rest.filter((each) => entry(this.#play.content.typeOf, each) === type).sort(byCopy)
      if (card === undefined) {
        this.missing ??= type
        return []
      }
      this.rest.splice(this.rest.indexOf(card), 1)
      return [card]
    })
  }

  deal(count: number): CardId[] {
    return this.rest.splice(Math.max(0, this.rest.length - count)).reverse()
  }
}

const byCopy = (left: CardId, right: CardId): number => copyOf(left) - copyOf(right)

const copyOf = (card: CardId): number => Number(card.slice(card.lastIndexOf('#') + 1))
