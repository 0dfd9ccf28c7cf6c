// Looking things up on the table.
import type { EventSink } from '../../kernel/game.ts'
import { entry, type Content } from './content.ts'
import type {
  AircraftId,
  AircraftState,
  CardId,
  ElementId,
  ElementState,
  Piles,
  WildBlueState,
} from './state.ts'

/** What every procedure works with. */
export interface Play {
  readonly content: Content
  readonly state: WildBlueState
  readonly sink: EventSink | undefined
}

export function elementOf({ state }: Play, id: ElementId): ElementState {
  const element = state.table.elements.find((each) => each.id === id)
  if (!element) throw new Error(`there is no element "${id}"`)
  return element
}

/** The element that an aircraft belongs to. */
export function unitOf({ state }: Play, aircraft: AircraftId): ElementState {
  const element = state.table.elements.find(({ leader }) => leader.id === aircraft)
  if (!element) throw new Error(`no element has the aircraft "${aircraft}"`)
  return element
}

export const findAircraft = ({ state }: Play, id: AircraftId): AircraftState | undefined =>
  state.table.elements.map(({ leader }) => leader).find((each) => each.id === id)

export function aircraftOf(play: Play, id: AircraftId): AircraftState {
  const aircraft = findAircraft(play, id)
  if (!aircraft) throw new Error(`there is no aircraft "${id}"`)
  return aircraft
}

export const enemiesOf = ({ state }: Play, { side }: ElementState): ElementState[] =>
  state.table.elements.filter((each) => each.side !== side)

export const pilesOf = ({ state }: Play, { side }: ElementState): Piles => entry(state.table.piles, side)

/** Players name a card by its type; any copy will do. */
export const heldCard = ({ hand }: ElementState, type: string): CardId | undefined =>
  hand.find((card) => card.startsWith(`${type}#`))

export function leaveHand(element: ElementState, card: CardId): void {
  element.hand.splice(element.hand.indexOf(card), 1)
}

/** [4.8, 4.8-note] Whether this is the last turn; a fight to the death has none. */
export const isLastTurn = ({ content, state: { table } }: Play): boolean =>
  table.options['to-the-death'] !== true && table.turn >= content.ruleset.dogfight.turns
