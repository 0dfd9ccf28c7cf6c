// The state of a wild-blue game: a tree of plain data. Everything is named by id, so a state can be read, compared
// and carried over to edited content.
import type { Frame } from '../../kernel/procedure.ts'
import { cloneRandom, type RandomState } from '../../kernel/random.ts'

/** One card of a deck: its type and a number among its copies, as `tight-turn#3`. */
export type CardId = string
/** `axis` or, with several elements on a side, `axis-2`. */
export type ElementId = string
/** `axis.leader` */
export type AircraftId = string

export type OptionValue = boolean | number | string

export interface AircraftState {
  readonly id: AircraftId
  /** The aircraft document. */
  readonly type: string
  readonly role: 'leader' | 'wingman'
  status: 'undamaged' | 'damaged' | 'destroyed'
  hits: number
  counters: Record<string, number>
}

export interface ElementState {
  readonly id: ElementId
  readonly side: string
  altitude: string
  leader: AircraftState
  /** Cards of the leader. */
  hand: CardId[]
}

/** A bond between two leaders; leaders without one are neutral toward each other (7.1.3). */
export interface Engagement {
  readonly of: ElementId
  readonly toward: ElementId
  /** Of the first toward the second; the second has the opposite. */
  position: string
}

export interface Piles {
  /** The top card is the last. */
  draw: CardId[]
  discard: CardId[]
  shuffles: number
}

export interface Table {
  turn: number
  readonly options: Readonly<Record<string, OptionValue>>
  elements: ElementState[]
  engagements: Engagement[]
  /** By side. */
  piles: Record<string, Piles>
}

export interface LeaderStepFrame extends Frame {
  readonly procedure: 'leader-step'
  step: 'attack' | 'check'
  readonly element: ElementId
  /** The one aircraft attacked in this step (6.1b). */
  target: AircraftId | null
  /** Bursts fired so far, by the guns that fired them. */
  bursts: number
  gunnerBursts: number
  /** Bursts won by manoeuvring against a wingman (10.6.2). */
  gained: number
}

export interface PlayedCard {
  readonly by: AircraftId
  readonly card: CardId
}

export interface ExchangeFrame extends Frame {
  readonly procedure: 'exchange'
  step: 'answer' | 'settle' | 'discard'
  readonly attacker: AircraftId
  readonly target: AircraftId
  readonly guns: Guns | null
  /** The attack and the answers so far; they are discarded when the exchange is settled. */
  chain: PlayedCard[]
  /** Who may answer the last card. */
  answers: AircraftId
}

export interface EffectFrame extends Frame {
  readonly procedure: 'effect'
  step: 'op'
  readonly card: string
  readonly attacker: AircraftId
  readonly target: AircraftId
  /** The next op of the card's program. */
  op: number
}

/** Which guns a shot is fired with. */
export type Guns = 'bursts' | 'gunner'

export type WildBlueFrame = LeaderStepFrame | ExchangeFrame | EffectFrame

export interface WildBlueState {
  readonly system: 'wild-blue'
  readonly contentHash: string
  readonly random: RandomState
  frames: WildBlueFrame[]
  table: Table
}

export const cloneState = (state: WildBlueState): WildBlueState => ({
  system: state.system,
  contentHash: state.contentHash,
  random: cloneRandom(state.random),
  frames: state.frames.map(cloneFrame),
  table: cloneTable(state.table),
})

function cloneFrame(frame: WildBlueFrame): WildBlueFrame {
  return frame.procedure === 'exchange'
    ? { ...frame, chain: frame.chain.map((played) => ({ ...played })) }
    : { ...frame }
}

const cloneTable = (table: Table): Table => ({
  turn: table.turn,
  options: table.options,
  elements: table.elements.map(cloneElement),
  engagements: table.engagements.map((engagement) => ({ ...engagement })),
  piles: Object.fromEntries(Object.entries(table.piles).map(([side, piles]) => [side, clonePiles(piles)])),
})

const cloneElement = (element: ElementState): ElementState => ({
  id: element.id,
  side: element.side,
  altitude: element.altitude,
  leader: cloneAircraft(element.leader),
  hand: element.hand.slice(),
})

const cloneAircraft = (aircraft: AircraftState): AircraftState => ({
  ...aircraft,
  counters: { ...aircraft.counters },
})

const clonePiles = ({ draw, discard, shuffles }: Piles): Piles => ({
  draw: draw.slice(),
  discard: discard.slice(),
  shuffles,
})
