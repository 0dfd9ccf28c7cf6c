// The state of a wild-blue game: a tree of plain data. Everything is named by id, so a state can be read, compared
// and carried over to edited content.
import { cloneRandom, type RandomState } from '../../kernel/random.ts'
import { cloneFrame, type WildBlueFrame } from './frames.ts'

/** One card of a deck: its type and a number among its copies, as `tight-turn#3`. */
export type CardId = string
/** `axis` or, with several elements on a side, `axis-2`; scenarios give names of their own. */
export type ElementId = string
/** `axis.leader`, `axis.wingman` */
export type AircraftId = string

export type OptionValue = boolean | number | string

export type Fate = 'flying' | 'destroyed' | 'disengaged'

export interface AircraftState {
  readonly id: AircraftId
  /** The aircraft document. */
  readonly type: string
  readonly role: 'leader' | 'wingman'
  hits: number
  damaged: boolean
  fate: Fate
  /** Left of its own will (12.1), which gives points. */
  voluntary: boolean
  /** [11.2e] Its pilot flies on as the leader; the card stands for the aircraft that was lost. */
  promoted: boolean
  /** Full-throttle counters, heavy-gun and cockpit-hit markers and the like. */
  counters: Readonly<Record<string, number>>
  /** The crew document of a skilled pilot. */
  crew: string | null
  /** Ratings and traits that a scenario sets in place of those on the card. */
  readonly given: Given | null
}

export interface Given {
  readonly ratings: Readonly<Record<string, number>>
  readonly traits: Readonly<Record<string, boolean | number>>
}

/** The hands of an element, its leader's and its wingman's. */
export type HandName = 'hand' | 'miniHand'

export interface ElementState {
  readonly id: ElementId
  readonly side: string
  /** Who plays it; the side, unless a side has several players. */
  readonly seat: string
  /** Empty until the starting altitudes are revealed. */
  altitude: string
  /** Chosen in secret: the starting altitude, or the one at which it will come out of clouds (7.3.5a). */
  secretAltitude: string | null
  inClouds: boolean
  /** Place in the order of play; 0 until it first acts (4.7). */
  order: number
  /** Cards turned into scissors in its present turn (5.5.1). */
  agileUses: number
  /** Bursts that shots at it cost on top, until its next turn. */
  burstCost: number
  leader: AircraftState
  wingman: AircraftState | null
  /** Cards of the leader. */
  hand: readonly CardId[]
  /** The wingman's cards while it attacks or is attacked (10.1). */
  miniHand: readonly CardId[]
}

/** A bond between two leaders; leaders without one are neutral toward each other (7.1.3). */
export interface Engagement {
  readonly of: ElementId
  readonly toward: ElementId
  /** Of the first toward the second; the second has the opposite. */
  readonly position: string
}

export interface Piles {
  /** The top card is the last. */
  readonly draw: readonly CardId[]
  readonly discard: readonly CardId[]
  readonly shuffles: number
  /** Cards drawn since the start; tells whether scripted draws were used up. */
  readonly drawn: number
}

export interface Table {
  turn: number
  readonly options: Readonly<Record<string, OptionValue>>
  elements: ElementState[]
  engagements: readonly Engagement[]
  /** By side. */
  piles: Readonly<Record<string, Piles>>
  /** By side: points that are not for the fate of an aircraft, such as a balance bonus (13.1). */
  points: Readonly<Record<string, number>>
}

export interface WildBlueState {
  readonly system: 'wild-blue'
  readonly contentHash: string
  readonly random: RandomState
  frames: WildBlueFrame[]
  table: Table
}

/** What is read-only is replaced, never changed, so copies share it; a fork costs next to nothing. */
export const cloneState = (state: WildBlueState): WildBlueState => ({
  system: state.system,
  contentHash: state.contentHash,
  random: cloneRandom(state.random),
  frames: state.frames.map(cloneFrame),
  table: cloneTable(state.table),
})

const cloneTable = (table: Table): Table => ({
  turn: table.turn,
  options: table.options,
  elements: table.elements.map(cloneElement),
  engagements: table.engagements,
  piles: table.piles,
  points: table.points,
})

const cloneElement = (element: ElementState): ElementState => ({
  id: element.id,
  side: element.side,
  seat: element.seat,
  altitude: element.altitude,
  secretAltitude: element.secretAltitude,
  inClouds: element.inClouds,
  order: element.order,
  agileUses: element.agileUses,
  burstCost: element.burstCost,
  leader: cloneAircraft(element.leader),
  wingman: element.wingman && cloneAircraft(element.wingman),
  hand: element.hand,
  miniHand: element.miniHand,
})

const cloneAircraft = (aircraft: AircraftState): AircraftState => ({
  id: aircraft.id,
  type: aircraft.type,
  role: aircraft.role,
  hits: aircraft.hits,
  damaged: aircraft.damaged,
  fate: aircraft.fate,
  voluntary: aircraft.voluntary,
  promoted: aircraft.promoted,
  counters: aircraft.counters,
  crew: aircraft.crew,
  given: aircraft.given,
})
