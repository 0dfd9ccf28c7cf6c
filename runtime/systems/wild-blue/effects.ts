// What a successful attack does: the card's program of ops, one at a time, with its place kept in the frame so that
// an op may stop and ask.
import type { CardOp } from '../../../schemas/generated/compiled.ts'
import type { Flow, Procedure } from '../../kernel/procedure.ts'
import { levelFrom } from './altitude.ts'
import { openAltitudeChange } from './altitudeChange.ts'
import { attackStepOf, attackValues } from './bursts.ts'
import { hideInClouds } from './clouds.ts'
import { entry } from './content.ts'
import { fire } from './fire.ts'
import type { EffectFrame, ExchangeFrame, PlayedCard } from './frames.ts'
import { takeHits } from './hits.ts'
import type { WildBlueInput } from './inputs.ts'
import { gainPosition } from './maneuvering.ts'
import { openPayment } from './payment.ts'
import { discardFrom, drawCards } from './piles.ts'
import { changePosition } from './position.ts'
import { amountOf, holds, type EffectValues } from './situation.ts'
import { drawBelow } from '../../kernel/random.ts'
import { counted, flyerOf, handOf, option, setCount, type Flyer, type Play } from './table.ts'

/** The program of the attack, or of an answer. */
export function openEffect({ attack, hits, cancelled }: ExchangeFrame, answer?: PlayedCard): EffectFrame {
  return {
    procedure: 'effect',
    step: 'op',
    attack,
    card: answer?.as ?? attack.as,
    part: answer ? 'response' : 'attack',
    by: answer?.by ?? attack.attacker,
    op: 0,
    hits,
    cancelled,
  }
}

/** An op at work: whose card it is, whom it is against, and what expressions read. */
export interface Acting {
  readonly frame: EffectFrame
  readonly own: Flyer
  readonly other: Flyer | undefined
  readonly values: EffectValues
}

export const effect: Procedure<Play, EffectFrame, WildBlueInput> = {
  name: 'effect',
  steps: {
    op: {
      run(play, frame) {
        const card = entry(play.content.cards, frame.card)
        const op = (frame.part === 'attack' ? card.attack : card.response)?.effects?.[frame.op]
        if (!op) {
          if (frame.part === 'attack' && card.attack?.['ends-step']) attackStepOf(play).over = true
          return 'end'
        }
        frame.op++
        const acting = actingIn(play, frame)
        if (!holds(op.when, acting.values)) return { jump: 'op' }
        return perform(play, op, acting) ?? { jump: 'op' }
      },
    },
  },
}

function actingIn(play: Play, frame: EffectFrame): Acting {
  const { attacker, target } = frame.attack
  const own = flyerOf(play, frame.by)
  const otherId = frame.by === attacker ? target : attacker
  const other = otherId === null ? undefined : flyerOf(play, otherId)
  return { frame, own, other, values: attackValues(play, attackStepOf(play), own, other) }
}

/** Gives where the game goes on, if an op has to ask first. */
function perform(play: Play, op: CardOp, acting: Acting): Flow<'op'> | undefined {
  const { own, other, values, frame } = acting
  const rules = op.rules ?? []
  switch (op.op) {
    case 'change-position': {
      const [of, toward] = op.who === 'attacker' ? [own, other] : [other, own]
      if (of && toward) gainPosition(play, of, toward.element, amountOf(op.steps, values), rules)
      return undefined
    }
    case 'set-position': {
      const [of, toward] = op.who === 'attacker' ? [own, other] : [other, own]
      if (of && toward) changePosition(play, of.element.id, toward.element.id, op.position, ['7.3', ...rules])
      return undefined
    }
    case 'change-altitude': {
      const direction = op.direction === 'either' ? frame.attack.direction : op.direction
      const levels = amountOf(op.levels, values)
      const to = levelFrom(play, own.element.altitude, direction === 'down' ? -levels : levels)
      if (to === undefined) return undefined
      const surcharge = amountOf(op['follow-cost'], values)
      const paid = option(play, 'roll-climb-payment') === 'with-card'
      return { call: openAltitudeChange(own.element, to, 'roll', { surcharge, paid }), then: 'op' }
    }
    case 'fire':
      if (other) fire(play, op, acting, other)
      return undefined
    case 'enter-clouds': {
      const call = hideInClouds(play, own.element, rules)
      return call && { call, then: 'op' }
    }
    case 'gain-bursts': {
      const step = attackStepOf(play)
      const bursts = amountOf(op.bursts, values)
      if (step.procedure === 'leader-step') step.gained += bursts
      tell(play, 'bursts-gained', ['10.6.2', '7.2-who', '9.1.1', ...rules], { by: own.aircraft.id, bursts })
      return undefined
    }
    case 'add-hits-to-next-attack': {
      const hits = amountOf(op.hits, values)
      attackStepOf(play).nextHits += hits
      tell(play, 'next-shot-heavier', rules, { by: own.aircraft.id, hits })
      return undefined
    }
    case 'change-hits': {
      const hits = amountOf(op.hits, values)
      exchangeOf(play).hits += hits
      tell(play, 'hits-changed', rules, { by: own.aircraft.id, hits })
      return undefined
    }
    case 'cancel-special':
      exchangeOf(play).cancelled = [...exchangeOf(play).cancelled, op.special]
      tell(play, 'special-hit-cancelled', rules, { by: own.aircraft.id, hit: op.special })
      return undefined
    case 'draw': {
      const who = op.who === 'attacker' ? own : other
      if (who) drawCards(play, who.element, handOf(who), amountOf(op.cards, values), rules)
      return undefined
    }
    case 'discard':
      return discard(play, op, acting)
    case 'gain-counters': {
      const who = op.who === 'attacker' ? own : other
      if (who) gainCounters(play, who, op.counter, amountOf(op.amount, values), rules)
      return undefined
    }
    case 'take-hits':
      takeHits(play, own, amountOf(op.hits, values), ['9.3', ...rules])
      return undefined
    case 'raise-burst-cost': {
      const bursts = amountOf(op.bursts, values)
      own.element.burstCost += bursts
      tell(play, 'burst-cost-raised', rules, { element: own.element.id, bursts })
      return undefined
    }
    case 'score': {
      const points = amountOf(op.points, values)
      const { side } = own.element
      const { table } = play.state
      table.points = { ...table.points, [side]: (table.points[side] ?? 0) + points }
      tell(play, 'points-scored', rules, { side, points })
      return undefined
    }
  }
}

const tell = (
  play: Play,
  kind: string,
  rules: readonly string[],
  facts: Readonly<Record<string, string | number>>,
): void => {
  play.sink?.({ kind, rules, facts, seenBy: 'all' })
}

function exchangeOf({ state }: Play): ExchangeFrame {
  const frame = state.frames.findLast((each) => each.procedure === 'exchange')
  if (!frame) throw new Error('no exchange is going on')
  return frame
}

function gainCounters(
  play: Play,
  { aircraft }: Flyer,
  counter: string,
  amount: number,
  rules: readonly string[],
): void {
  setCount(aircraft, counter, Math.max(0, counted(aircraft, counter) + amount))
  tell(play, 'counters-changed', rules, {
    aircraft: aircraft.id,
    counter,
    count: counted(aircraft, counter),
  })
}

function discard(play: Play, op: Extract<CardOp, { op: 'discard' }>, acting: Acting): Flow<'op'> | undefined {
  const who = op.who === 'attacker' ? acting.own : acting.other
  if (!who) return undefined
  const hand = handOf(who)
  const count = Math.min(hand.length, amountOf(op.cards, acting.values))
  const rules = op.rules ?? []
  if (op.choice === 'random') {
    for (let left = count; left > 0; left--) {
      const card = hand[drawBelow(play.state.random, `discard ${who.element.id}`, hand.length)]
      if (card !== undefined) discardFrom(play, who.element, hand, card, rules)
    }
    return undefined
  }
  if (count === 0) return undefined
  const picks = op.choice === 'owner' ? who : who === acting.own ? acting.other : acting.own
  const seat = (picks ?? who).element.seat
  const from = who.aircraft.role === 'wingman' ? 'miniHand' : 'hand'
  return {
    call: openPayment(who.element, { cards: count, cardsOnly: count }, rules, { seat, from }),
    then: 'op',
  }
}
