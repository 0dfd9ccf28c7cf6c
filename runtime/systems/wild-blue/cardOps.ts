// What each op of a card does, and what it tells. An op that has to ask gives the frame that asks.
import type { CardOp } from '../../../schemas/generated/compiled.ts'
import type { Fact } from '../../kernel/game.ts'
import type { Flow } from '../../kernel/procedure.ts'
import { drawBelow } from '../../kernel/random.ts'
import { levelFrom } from './altitude.ts'
import { openAltitudeChange } from './altitudeChange.ts'
import { attackStepOf } from './bursts.ts'
import { hideInClouds } from './clouds.ts'
import { fire } from './fire.ts'
import type { EffectFrame, ExchangeFrame } from './frames.ts'
import { takeHits } from './hits.ts'
import { gainPosition } from './maneuvering.ts'
import { openPayment } from './payment.ts'
import { discardFrom, drawCards } from './piles.ts'
import { changePosition } from './position.ts'
import { amountOf, type EffectValues } from './situation.ts'
import { counted, handNameOf, handOf, option, setCount, type Flyer, type Play } from './table.ts'

/** An op at work: whose card it is, whom it is against, and what expressions read. */
export interface Acting {
  readonly frame: EffectFrame
  readonly own: Flyer
  readonly other: Flyer | undefined
  readonly values: EffectValues
}

type OpOf<K> = Extract<CardOp, { readonly op: K }>
type Performed = Flow<'op'> | undefined
type Perform<K> = (play: Play, op: OpOf<K>, acting: Acting) => Performed

export const performOp = (play: Play, op: CardOp, acting: Acting): Performed =>
  (OPS[op.op] as Perform<CardOp['op']>)(play, op, acting)

/** Whom the op concerns: the side that played the card, or the other. */
const concerned = (who: 'attacker' | 'defender', { own, other }: Acting): Flyer | undefined =>
  who === 'attacker' ? own : other

const opposite = (who: 'attacker' | 'defender', { own, other }: Acting): Flyer | undefined =>
  who === 'attacker' ? other : own

const tell = (
  play: Play,
  kind: string,
  { rules = [] }: CardOp,
  facts: Readonly<Record<string, Fact>>,
  also: readonly string[] = [],
): undefined => {
  play.sink?.({ kind, rules: [...also, ...rules], facts, seenBy: 'all' })
}

const OPS: { readonly [K in CardOp['op']]: Perform<K> } = {
  'change-position'(play, op, acting) {
    const [of, toward] = [concerned(op.who, acting), opposite(op.who, acting)]
    if (of && toward)
      gainPosition(play, of, toward.element, amountOf(op.steps, acting.values), op.rules ?? [])
    return undefined
  },

  'set-position'(play, op, acting) {
    const [of, toward] = [concerned(op.who, acting), opposite(op.who, acting)]
    const rules = ['7.3', ...(op.rules ?? [])]
    if (of && toward) changePosition(play, of.element.id, toward.element.id, op.position, rules)
    return undefined
  },

  'change-altitude'(play, op, { own: { element }, values, frame }) {
    const direction = op.direction === 'either' ? frame.attack.direction : op.direction
    const levels = amountOf(op.levels, values)
    const to = levelFrom(play, element.altitude, direction === 'down' ? -levels : levels)
    if (to === undefined) return undefined
    const surcharge = amountOf(op['follow-cost'], values)
    const paid = option(play, 'roll-climb-payment') === 'with-card'
    return { call: openAltitudeChange(element, to, 'roll', { surcharge, paid }), then: 'op' }
  },

  fire(play, op, acting) {
    if (acting.other) fire(play, op, acting, acting.other)
    return undefined
  },

  'enter-clouds'(play, op, { own }) {
    const call = hideInClouds(play, own.element, op.rules ?? [])
    return call && { call, then: 'op' }
  },

  /** [10.6.2] Manoeuvring at an aircraft without position brings bursts instead. */
  'gain-bursts'(play, op, { own, values }) {
    const step = attackStepOf(play)
    const bursts = amountOf(op.bursts, values)
    if (step.procedure === 'leader-step') step.gained += bursts
    tell(play, 'bursts-gained', op, { by: own.aircraft.id, bursts }, GAIN_RULES)
  },

  'add-hits-to-next-attack'(play, op, { own, values }) {
    const hits = amountOf(op.hits, values)
    attackStepOf(play).nextHits += hits
    tell(play, 'next-shot-heavier', op, { by: own.aircraft.id, hits })
  },

  'change-hits'(play, op, { own, values }) {
    const hits = amountOf(op.hits, values)
    exchangeOf(play).hits += hits
    tell(play, 'hits-changed', op, { by: own.aircraft.id, hits })
  },

  'cancel-special'(play, op, { own }) {
    const exchange = exchangeOf(play)
    exchange.cancelled = [...exchange.cancelled, op.special]
    tell(play, 'special-hit-cancelled', op, { by: own.aircraft.id, hit: op.special })
  },

  draw(play, op, acting) {
    const who = concerned(op.who, acting)
    if (who) drawCards(play, who.element, handNameOf(who), amountOf(op.cards, acting.values), op.rules ?? [])
    return undefined
  },

  discard(play, op, acting) {
    const who = concerned(op.who, acting)
    const count = who ? Math.min(handOf(who).length, amountOf(op.cards, acting.values)) : 0
    if (!who || count <= 0) return undefined
    if (op.choice === 'random') {
      discardAtRandom(play, op, who, count)
      return
    }
    const picks = op.choice === 'owner' ? who : opposite(op.who, acting)
    const seat = (picks ?? who).element.seat
    const from = handNameOf(who)
    const due = { cards: count, cardsOnly: count }
    return { call: openPayment(who.element, due, op.rules ?? [], { seat, from }), then: 'op' }
  },

  'gain-counters'(play, op, acting) {
    const { aircraft } = concerned(op.who, acting) ?? {}
    if (!aircraft) return undefined
    const count = Math.max(0, counted(aircraft, op.counter) + amountOf(op.amount, acting.values))
    setCount(aircraft, op.counter, count)
    tell(play, 'counters-changed', op, { aircraft: aircraft.id, counter: op.counter, count })
  },

  'take-hits'(play, op, { own, values }) {
    const hits = amountOf(op.hits, values)
    // An expression may come out below nothing, and hits never fall.
    if (hits > 0) takeHits(play, own, hits, ['9.3', ...(op.rules ?? [])])
    return undefined
  },

  'raise-burst-cost'(play, op, { own: { element }, values }) {
    const bursts = amountOf(op.bursts, values)
    element.burstCost += bursts
    tell(play, 'burst-cost-raised', op, { element: element.id, bursts })
  },

  score(play, op, { own, values }) {
    const { table } = play.state
    const { side } = own.element
    const points = amountOf(op.points, values)
    table.points = { ...table.points, [side]: (table.points[side] ?? 0) + points }
    tell(play, 'points-scored', op, { side, points })
  },
}

const GAIN_RULES = ['10.6.2', '7.2-who', '9.1.1']

function discardAtRandom(play: Play, { rules = [] }: OpOf<'discard'>, who: Flyer, count: number): undefined {
  for (let left = count; left > 0; left--) {
    const hand = handOf(who)
    const card = hand[drawBelow(play.state.random, `discard ${who.element.id}`, hand.length)]
    if (card !== undefined) discardFrom(play, who.element, handNameOf(who), card, rules)
  }
}

function exchangeOf({ state }: Play): ExchangeFrame {
  const frame = state.frames.findLast((each) => each.procedure === 'exchange')
  if (!frame) throw new Error('no exchange is going on')
  return frame
}
