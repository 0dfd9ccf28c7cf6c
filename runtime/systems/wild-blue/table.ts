// Looking things up on the table.
import type { EventSink } from '../../kernel/game.ts'
import { entry, type Content } from './content.ts'
import type { PlayedOption } from './played.ts'
import type {
  AircraftId,
  AircraftState,
  CardId,
  ElementId,
  ElementState,
  OptionValue,
  Piles,
  WildBlueState,
} from './state.ts'

/** What every procedure works with. */
export interface Play {
  readonly content: Content
  readonly state: WildBlueState
  readonly sink: EventSink | undefined
}

/** An aircraft and the element it flies in. */
export interface Flyer {
  readonly element: ElementState
  readonly aircraft: AircraftState
}

export const option = ({ state }: Play, id: PlayedOption): OptionValue | undefined => state.table.options[id]

export function elementOf({ state }: Play, id: ElementId): ElementState {
  const element = state.table.elements.find((each) => each.id === id)
  if (!element) throw new Error(`there is no element "${id}"`)
  return element
}

export function findFlyer({ state }: Play, id: AircraftId): Flyer | undefined {
  for (const element of state.table.elements) {
    const { leader, wingman } = element
    if (leader.id === id) return { element, aircraft: leader }
    // An input may name nobody at all, and a lone leader has just that for a wingman.
    if (wingman && wingman.id === id) return { element, aircraft: wingman }
  }
  return undefined
}

export function flyerOf(play: Play, id: AircraftId): Flyer {
  const flyer = findFlyer(play, id)
  if (!flyer) throw new Error(`there is no aircraft "${id}"`)
  return flyer
}

export const leaderOf = (element: ElementState): Flyer => ({ element, aircraft: element.leader })

/** The wingman, as long as it flies. */
export const flyingWingman = ({ wingman }: ElementState): AircraftState | undefined =>
  wingman?.fate === 'flying' ? wingman : undefined

/** [4.9.2] An element without a flying leader is out of the fight: its wingman would have been promoted. */
export const isFlying = ({ leader }: ElementState): boolean => leader.fate === 'flying'

/** [7.5.2] */
export const isLone = (element: ElementState): boolean => flyingWingman(element) === undefined

export const flyingAircraft = ({ leader, wingman }: ElementState): AircraftState[] =>
  [leader, wingman].filter((each) => each?.fate === 'flying') as AircraftState[]

/** The enemy's elements that are still in the fight. */
export const enemiesOf = ({ state }: Play, { side }: ElementState): ElementState[] =>
  state.table.elements.filter((each) => each.side !== side && isFlying(each))

export const pilesOf = ({ state }: Play, { side }: ElementState): Piles => entry(state.table.piles, side)

/** [10.1] A leader plays from the hand of its element, a wingman from its mini-hand. */
export const handOf = ({ element, aircraft }: Flyer): CardId[] =>
  aircraft.role === 'wingman' ? element.miniHand : element.hand

/** Players name a card by its type; any copy will do. */
export const heldCard = ({ content }: Play, hand: readonly CardId[], type: string): CardId | undefined =>
  hand.find((card) => content.typeOf[card] === type)

export function takeFrom(hand: CardId[], card: CardId): void {
  hand.splice(hand.indexOf(card), 1)
}

/** The types of a hand, each once. */
export function typesIn({ content }: Play, hand: readonly CardId[]): string[] {
  const types: string[] = []
  for (const card of hand) {
    const type = entry(content.typeOf, card)
    if (!types.includes(type)) types.push(type)
  }
  return types
}

export const counted = (aircraft: AircraftState, counter: string): number => aircraft.counters[counter] ?? 0

export function setCount(aircraft: AircraftState, counter: string, count: number): void {
  aircraft.counters = { ...aircraft.counters, [counter]: count }
}

/** [4.8, 4.8-note] Whether this is the last turn; a fight to the death has none. */
export const isLastTurn = (play: Play): boolean =>
  option(play, 'to-the-death') !== true && play.state.table.turn >= play.content.ruleset.dogfight.turns

/** [14.7-end] One side has nothing left in the fight, and that ends it. */
export function isDecided(play: Play): boolean {
  const toDeath = option(play, 'to-the-death') === true
  if (!toDeath && option(play, 'early-end') !== 'at-once') return false
  const { elements } = play.state.table
  return play.content.ruleset.sides.some(
    ({ id }) => !elements.some((each) => each.side === id && isFlying(each)),
  )
}
