// [4.6.1] What a seat may know: everything on the table, its own hand, and of the rest only what the table shows.
import type { Decision, SeatId } from '../../kernel/game.ts'
import { typeOf } from './content.ts'
import type { WildBlueInput } from './inputs.ts'
import { engagedWith } from './position.ts'
import type { AircraftState, ElementState, Engagement } from './state.ts'
import type { Play } from './table.ts'

export interface ElementView {
  readonly id: string
  readonly side: string
  readonly altitude: string
  readonly leader: AircraftState
  /** Card types, for the own hand only. */
  readonly hand: readonly string[] | null
  /** Cards held, where the seat may know it. */
  readonly cards: number | null
}

export interface WildBlueView {
  readonly seat: SeatId
  readonly turn: number
  readonly elements: readonly ElementView[]
  readonly engagements: readonly Engagement[]
  /** By side. The enemy's deck is not counted out: that would give its hand away. */
  readonly piles: Readonly<Record<string, { readonly top: string | null; readonly left: number | null }>>
  /** The cards of the exchange that is going on, the attack first. */
  readonly exchange: readonly { readonly by: string; readonly card: string }[]
  /** Who is to decide what. Choices only for the seat itself: they tell what is in a hand. */
  readonly decision: Decision<WildBlueInput> | { readonly seat: SeatId; readonly kind: string } | null
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
    elements: table.elements.map((element) => viewElement(play, seat, element)),
    engagements: table.engagements.map((engagement) => ({ ...engagement })),
    piles: Object.fromEntries(
      Object.entries(table.piles).map(([side, { draw, discard }]) => {
        // Only the top discard is open (3.4-closed).
        const top = discard.at(-1)
        return [
          side,
          { top: top === undefined ? null : typeOf(top), left: side === seat ? draw.length : null },
        ]
      }),
    ),
    exchange: exchange?.chain.map(({ by, card }) => ({ by, card: typeOf(card) })) ?? [],
    decision:
      decision && decision.seat !== seat ? { seat: decision.seat, kind: decision.kind } : (decision ?? null),
  }
}

function viewElement(play: Play, seat: SeatId, element: ElementState): ElementView {
  const { id, side, altitude, leader, hand } = element
  const own = side === seat
  return {
    id,
    side,
    altitude,
    leader: { ...leader, counters: { ...leader.counters } },
    // Sorted, so that the order of drawing says nothing about copies.
    hand: own ? hand.map(typeOf).sort() : null,
    cards: own || showsHandSize(play, seat, element) ? hand.length : null,
  }
}

/** [4.6.1-count] The size of a hand is told to whom its leader is engaged with. */
function showsHandSize(play: Play, seat: SeatId, element: ElementState): boolean {
  if (play.state.table.options['hand-size-seen'] === 'all') return true
  const enemy = engagedWith(play, element.id)
  return play.state.table.elements.some(({ id, side }) => side === seat && id === enemy)
}
