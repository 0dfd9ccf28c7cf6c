// Where a game stands: the frames of its procedures, plain data as the rest of the state. A frame knows what its
// procedure has to remember between two decisions, and nothing else.
import type { Frame } from '../../kernel/procedure.ts'
import type { AircraftId, CardId, ElementId } from './state.ts'

/** The whole fight: set-up at the table, turns, the end. */
export interface DogfightFrame extends Frame {
  readonly procedure: 'dogfight'
  step:
    'seek' | 'altitude' | 'reveal' | 'deal' | 'first-side' | 'next' | 'name' | 'turn' | 'after-turn' | 'final'
  /** Elements whose opening hand the set-up gives. */
  readonly given: readonly ElementId[]
  /** The side that went first (4.7); empty until it is known. */
  first: string
  /** The side of the last element named, or placed by a set-up, and of the one to be named now. */
  named: string
  /** Place in the order of play of the last turn taken in this game turn. */
  taken: number
  /** Whose turn it is. */
  element: ElementId | null
}

/** One turn of one element: the steps of the ruleset's sequence. */
export interface TurnFrame extends Frame {
  readonly procedure: 'turn'
  step: 'begin' | 'step'
  readonly element: ElementId
  /** The next step, by its place in the sequence. */
  next: number
  /** The one leader still open to attack after a change of altitude, under an option. */
  bound: AircraftId | null
}

export interface WingmanStepFrame extends Frame {
  readonly procedure: 'wingman-step'
  step: 'target' | 'draw' | 'attack' | 'after' | 'leftovers'
  readonly element: ElementId
  target: AircraftId | null
  /** Its target was destroyed; what was promoted in its place is another aircraft (6.1b). */
  targetLost: boolean
  /** No further cards may be played in the step. */
  over: boolean
  /** Attack cards played so far at its target. */
  attacks: number
  /** Steps won toward freeing a friend from a lone leader, where an option counts them apart (7.5.2). */
  gap: number
  /** Hits that a card adds to the next successful shot. */
  nextHits: number
}

export interface AltitudeStepFrame extends Frame {
  readonly procedure: 'altitude-step'
  step: 'emerge' | 'choose' | 'end'
  readonly element: ElementId
}

/** A change of altitude and what follows from it; in the altitude step, by a vertical roll, out of clouds. */
export interface AltitudeChangeFrame extends Frame {
  readonly procedure: 'altitude-change'
  step: 'pay' | 'move' | 'enemy' | 'follow' | 'draw-first' | 'follow-pay' | 'follow-move'
  readonly element: ElementId
  readonly from: string
  readonly to: string
  /** What following costs on top of the usual (8.2.2). */
  readonly surcharge: number
  /** The climb is paid already. */
  readonly paid: boolean
  readonly cause: 'step' | 'roll' | 'clouds'
}

/** Cards or counters to be discarded, one at a time. */
export interface PaymentFrame extends Frame {
  readonly procedure: 'payment'
  step: 'pay'
  readonly element: ElementId
  left: number
  /** How many of those left no counter can pay. */
  cardsOnly: number
  /** Out of which hand: the leader's or the wingman's. */
  readonly from: 'hand' | 'miniHand'
  /** Who picks the cards; the owner, unless a card says otherwise. */
  readonly seat: string
  readonly rules: readonly string[]
}

export interface LeaderStepFrame extends Frame {
  readonly procedure: 'leader-step'
  step: 'attack' | 'after' | 'leftovers'
  readonly element: ElementId
  /** The one aircraft attacked in this step (6.1b). */
  target: AircraftId | null
  targetLost: boolean
  over: boolean
  attacks: number
  /** Whether an attack was declared or a card played: then it is too late to give up position or to disengage. */
  played: boolean
  /** Bursts fired so far, by the guns that fired them. */
  bursts: number
  gunnerBursts: number
  /** Bursts won by manoeuvring against a wingman (10.6.2). */
  gained: number
  gap: number
  nextHits: number
}

/** A step in which an aircraft attacks. */
export type AttackStepFrame = WingmanStepFrame | LeaderStepFrame

/** A card as it was played. */
export interface PlayedCard {
  readonly by: AircraftId
  /** The card itself; null for a counter. */
  readonly card: CardId | null
  /** The counter spent in place of a card. */
  readonly counter: string | null
  /** The type it counts as: another one for agile aircraft, ace and veteran markers, and for counters. */
  readonly as: string
}

/** Which guns a shot is fired with. */
export type Guns = 'bursts' | 'gunner' | 'wingman'

/** An attack under way. */
export interface AttackFacts {
  readonly attacker: AircraftId
  /** Null for a card that concerns nobody else (clouds while neutral). */
  readonly target: AircraftId | null
  /** The type the attack counts as. */
  readonly as: string
  readonly guns: Guns | null
  /** Fired with a heavy-gun marker (9.1.2). */
  readonly heavy: boolean
  /** Of a vertical roll. */
  readonly direction: 'up' | 'down' | null
}

export interface ExchangeFrame extends Frame {
  readonly procedure: 'exchange'
  step: 'pay' | 'answer' | 'settle' | 'discard'
  readonly attack: AttackFacts
  /** The attack and the answers so far; they are discarded when the exchange is settled. */
  chain: PlayedCard[]
  /** Who may answer the last card. */
  answers: AircraftId | null
  /** What answers change in the hits of the attack, and the special hits they rule out. */
  hits: number
  cancelled: readonly string[]
}

/** The program of ops of a card. */
export interface EffectFrame extends Frame {
  readonly procedure: 'effect'
  step: 'op'
  readonly attack: AttackFacts
  /** Whose program: that of the attack, or of the answer of this type. */
  readonly card: string
  readonly part: 'attack' | 'response'
  /** Who played the card. */
  readonly by: AircraftId
  /** The next op of the program. */
  op: number
  readonly hits: number
  readonly cancelled: readonly string[]
}

export interface EnterCloudsFrame extends Frame {
  readonly procedure: 'enter-clouds'
  step: 'mark' | 'exit' | 'pay'
  readonly element: ElementId
}

export interface DiscardStepFrame extends Frame {
  readonly procedure: 'discard-step'
  step: 'discard'
  readonly element: ElementId
}

export interface DrawStepFrame extends Frame {
  readonly procedure: 'draw-step'
  step: 'thrust' | 'draw'
  readonly element: ElementId
}

export type WildBlueFrame =
  | DogfightFrame
  | TurnFrame
  | WingmanStepFrame
  | AltitudeStepFrame
  | AltitudeChangeFrame
  | PaymentFrame
  | LeaderStepFrame
  | ExchangeFrame
  | EffectFrame
  | EnterCloudsFrame
  | DiscardStepFrame
  | DrawStepFrame

type FrameOf<P> = Extract<WildBlueFrame, { readonly procedure: P }>

/**
 * Each kind of frame is copied at a place of its own: a place that sees one shape only copies it many times faster.
 * What a played card and an attack remember never changes, so copies share them.
 */
const CLONES: { readonly [P in WildBlueFrame['procedure']]: (frame: FrameOf<P>) => FrameOf<P> } = {
  dogfight: (frame) => ({ ...frame }),
  turn: (frame) => ({ ...frame }),
  'wingman-step': (frame) => ({ ...frame }),
  'altitude-step': (frame) => ({ ...frame }),
  'altitude-change': (frame) => ({ ...frame }),
  payment: (frame) => ({ ...frame }),
  'leader-step': (frame) => ({ ...frame }),
  exchange: (frame) => ({ ...frame, chain: frame.chain.slice() }),
  effect: (frame) => ({ ...frame }),
  'enter-clouds': (frame) => ({ ...frame }),
  'discard-step': (frame) => ({ ...frame }),
  'draw-step': (frame) => ({ ...frame }),
}

export const cloneFrame = (frame: WildBlueFrame): WildBlueFrame =>
  (CLONES[frame.procedure] as (frame: WildBlueFrame) => WildBlueFrame)(frame)
