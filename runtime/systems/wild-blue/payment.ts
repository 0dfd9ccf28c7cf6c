// [8.2.1b, 8.2.1e2, 8.2.2] Paying with cards: climbing and following cost cards of the leader's hand, or counters that
// may stand for them. What is due is paid one card at a time, and only by those who have enough.
import type { RuleId } from '../../kernel/game.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { lookUp } from './content.ts'
import type { PaymentFrame } from './frames.ts'
import { refuse, type PayInput, type WildBlueInput } from './inputs.ts'
import { discardFrom } from './piles.ts'
import type { AircraftState, CardId, ElementState } from './state.ts'
import { counted, elementOf, flyingWingman, heldCard, option, setCount, typesIn, type Play } from './table.ts'

export interface Due {
  readonly cards: number
  /** Part of it that no counter may pay. */
  readonly cardsOnly: number
}

export const openPayment = (
  element: ElementState,
  { cards, cardsOnly }: Due,
  rules: readonly RuleId[],
  { seat = element.seat, from = 'hand' }: Partial<Pick<PaymentFrame, 'seat' | 'from'>> = {},
): PaymentFrame => ({
  procedure: 'payment',
  step: 'pay',
  element: element.id,
  left: cards,
  cardsOnly,
  from,
  seat,
  rules,
})

/** What an element pays for climbing, or for following with the surcharge of a vertical roll. */
export const dueFor = (play: Play, usual: number, surcharge = 0): Due => ({
  cards: usual + surcharge,
  cardsOnly: option(play, 'counter-owner') === 'leader-no-surcharge' ? surcharge : 0,
})

export function canPay(play: Play, element: ElementState, { cards, cardsOnly }: Due, besides = 0): boolean {
  const held = element.hand.length + besides
  return held >= cardsOnly && held + payingCounters(play, element) >= cards
}

function payingCounters(play: Play, element: ElementState): number {
  let sum = 0
  for (const id of play.content.payingCounters)
    for (const aircraft of payers(play, element)) sum += counted(aircraft, id)
  return sum
}

/** [6.3] The cost falls on the leader's hand, so the counters are the leader's, unless an option says otherwise. */
function payers(play: Play, element: ElementState): AircraftState[] {
  const wingman = option(play, 'counter-owner') === 'element-all' ? flyingWingman(element) : undefined
  return wingman ? [element.leader, wingman] : [element.leader]
}

export const payment: Procedure<Play, PaymentFrame, WildBlueInput> = {
  name: 'payment',
  steps: {
    pay: {
      ask: 'pay',
      rules: ['8.2.1b'],
      rulesNow: (frame) => frame.rules,
      seat: (_, frame) => frame.seat,
      by: (_, frame) => frame.element,
      verbs: {
        pay: {
          candidates(play, frame) {
            const { element: by, seat } = frame
            const cards = typesIn(play, payingHand(play, frame))
            return [
              ...cards.map((card): PayInput => ({ seat, do: 'pay', by, card })),
              ...play.content.payingCounters.map((counter): PayInput => ({ seat, do: 'pay', by, counter })),
            ]
          },
          judge(play, frame, { card, counter }) {
            const element = elementOf(play, frame.element)
            if ((card === undefined) === (counter === undefined))
              return refuse('card-or-counter', frame.rules, { due: frame.left })
            if (card !== undefined)
              return heldCard(play, payingHand(play, frame), card)
                ? undefined
                : refuse('card-not-held', ['4.6'], { card })
            return judgeCounter(play, frame, element, counter ?? '')
          },
          take(play, frame, { card, counter }) {
            const element = elementOf(play, frame.element)
            const hand = payingHand(play, frame)
            const held = card === undefined ? undefined : heldCard(play, hand, card)
            if (held !== undefined) {
              discardFrom(play, element, frame.from, held, frame.rules)
              frame.cardsOnly = Math.max(0, frame.cardsOnly - 1)
            } else spendCounter(play, frame, element, counter ?? '')
            frame.left--
            return frame.left > 0 && canGoOn(play, frame, element) ? { jump: 'pay' } : 'end'
          },
        },
      },
    },
  },
}

const payingHand = (play: Play, { element, from }: PaymentFrame): readonly CardId[] =>
  elementOf(play, element)[from]

/** Cards that an effect takes away may be fewer than it asks for. */
const canGoOn = (play: Play, frame: PaymentFrame, element: ElementState): boolean =>
  payingHand(play, frame).length > 0 || (frame.left > frame.cardsOnly && payingCounters(play, element) > 0)

function judgeCounter(play: Play, frame: PaymentFrame, element: ElementState, counter: string) {
  const known = lookUp(play.content.ruleset.counters ?? {}, counter)
  if (!known?.['pays-discards']) return refuse('counter-pays-nothing', ['6.3'], { counter })
  if (frame.left <= frame.cardsOnly) return refuse('cards-only', frame.rules, { counter, due: frame.left })
  return payers(play, element).some((aircraft) => counted(aircraft, counter) > 0)
    ? undefined
    : refuse('no-counter', ['6.3'], { counter })
}

function spendCounter(play: Play, frame: PaymentFrame, element: ElementState, counter: string): void {
  const payer = payers(play, element).find((aircraft) => counted(aircraft, counter) > 0)
  if (!payer) throw new Error(`${counter} was judged to be there`)
  setCount(payer, counter, counted(payer, counter) - 1)
  play.sink?.({
    kind: 'counter-spent',
    rules: [...frame.rules, '6.3'],
    facts: { aircraft: payer.id, counter, left: counted(payer, counter) },
    seenBy: 'all',
  })
}
