// [4.6.1] What a seat may know: everything on the table, its own hands, and of the rest only what the table shows.
import type { Decision, SeatId } from '../../kernel/game.ts'
import type { PlayedCard } from './frames.ts'
import type { WildBlueInput } from './inputs.ts'
import { typesOf } from './piles.ts'
import { engagedWith } from './position.ts'
import { pointsOf } from './scoring.ts'
import type { AircraftState, ElementState, Engagement } from './state.ts'
import { option, type Play } from './table.ts'

export interface ElementView {
  readonly id: string
  readonly side: string
  readonly seat: string
  /** Empty until the starting altitudes are revealed. */
  readonly altitude: string
  readonly inClouds: boolean
  /** The altitude chosen in secret; null for everyone else (4.5, 7.3.5a). */
  readonly secretAltitude: string | null
  /** Whether it has chosen one: its covered marker lies on the table for all to see. */
  readonly hasChosen: boolean
  readonly order: number
  readonly agileUses: number
  readonly leader: AircraftState
  readonly wingman: AircraftState | null
  /** Card types, for the own hands only. */
  readonly hand: readonly string[] | null
  readonly miniHand: readonly string[] | null
  /** Cards held, where the seat may know it. */
  readonly cards: number | null
  readonly miniCards: number
}

/** Where the game stands. */
export interface StepView {
  readonly active: string
  readonly step: string | null
  /** The aircraft attacked in this step. */
  readonly target: string | null
  readonly bursts: number
  readonly gunnerBursts: number
  readonly gained: number
}

export interface WildBlueView {
  readonly seat: SeatId
  readonly turn: number
  readonly step: StepView | null
  readonly elements: readonly ElementView[]
  readonly engagements: readonly Engagement[]
  /** Victory points as they stand (4.9.3). */
  readonly points: Readonly<Record<string, number>>
  /** By side. The enemy's deck is not counted out: that would give its hand away. */
  readonly piles: Readonly<Record<string, { readonly top: string | null; readonly left: number | null }>>
  /** The cards of the exchange that is going on, the attack first. */
  readonly exchange: readonly PlayedCardView[]
  /** Who is to decide what. Choices only for the seat itself: they tell what is in a hand. */
  readonly decision:
    | Decision<WildBlueInput>
    | { readonly seat: SeatId; readonly kind: string; readonly by: string | undefined }
    | null
}

export interface PlayedCardView {
  readonly by: string
  /** The type played, or null for a counter, and what it counts as. */
  readonly card: string | null
  readonly as: string
}

export function viewFor(
  play: Play,
  seat: SeatId,
  decision: Decision<WildBlueInput> | undefined,
): WildBlueView {
  const { table, frames } = play.state
  const exchange = frames.find((frame) => frame.procedure === 'exchange')
  return {
    seat,
    turn: table.turn,
    step: stepView(play),
    elements: table.elements.map((element) => viewElement(play, seat, element)),
    engagements: table.engagements,
    points: pointsOf(play).points,
    piles: viewPiles(play, seat),
    exchange: exchange?.chain.map((played) => viewPlayed(play, played)) ?? [],
    decision:
      decision && decision.seat !== seat
        ? { seat: decision.seat, kind: decision.kind, by: decision.by }
        : (decision ?? null),
  }
}

function stepView({ state: { frames } }: Play): StepView | null {
  const turn = frames.find((frame) => frame.procedure === 'turn')
  if (!turn) return null
  const step = frames[frames.indexOf(turn) + 1]
  const attacks = step?.procedure === 'leader-step' || step?.procedure === 'wingman-step'
  const { bursts, gunnerBursts, gained } = step?.procedure === 'leader-step' ? step : NO_BURSTS
  return {
    active: turn.element,
    step: step?.procedure ?? null,
    target: attacks ? step.target : null,
    bursts,
    gunnerBursts,
    gained,
  }
}

const NO_BURSTS = { bursts: 0, gunnerBursts: 0, gained: 0 }

const viewPlayed = (play: Play, { by, card, as }: PlayedCard): PlayedCardView => ({
  by,
  card: card === null ? null : (typesOf(play, [card])[0] ?? null),
  as,
})

/** [3.4-closed] Only the top discard is open; a pile is counted by those who draw from it. */
function viewPiles(play: Play, seat: SeatId): WildBlueView['piles'] {
  const { table } = play.state
  const drawsFrom = new Set(table.elements.filter((each) => each.seat === seat).map(({ side }) => side))
  return Object.fromEntries(
    Object.entries(table.piles).map(([side, { draw, discard }]) => {
      const [top = null] = typesOf(play, discard.slice(-1))
      return [side, { top, left: drawsFrom.has(side) ? draw.length : null }]
    }),
  )
}

function viewElement(play: Play, seat: SeatId, element: ElementState): ElementView {
  const { id, side, altitude, inClouds, order, agileUses, leader, wingman, hand, miniHand } = element
  const own = element.seat === seat
  return {
    id,
    side,
    seat: element.seat,
    altitude,
    inClouds,
    secretAltitude: own ? element.secretAltitude : null,
    hasChosen: element.secretAltitude !== null,
    order,
    agileUses,
    leader: viewAircraft(leader),
    wingman: wingman && viewAircraft(wingman),
    // Sorted, so that the order of drawing says nothing about copies.
    hand: own ? typesOf(play, hand).sort() : null,
    miniHand: own ? typesOf(play, miniHand).sort() : null,
    cards: own || showsHandSize(play, seat, element) ? hand.length : null,
    miniCards: miniHand.length,
  }
}

const viewAircraft = (aircraft: AircraftState): AircraftState => ({ ...aircraft })

/** [4.6.1-count] The size of a hand is told to whom its leader is engaged with. */
function showsHandSize(play: Play, seat: SeatId, element: ElementState): boolean {
  if (option(play, 'hand-size-seen') === 'all') return true
  const enemy = engagedWith(play, element.id)
  return play.state.table.elements.some((each) => each.seat === seat && each.id === enemy)
}
