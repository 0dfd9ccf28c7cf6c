// [8.2.1 a-e, 8.2.2, 8.2.4] An element goes up or down: what it costs or brings, and who may come along. The same
// steps follow the altitude step, a vertical roll and coming out of clouds.
import type { Refusal, RuleId } from '../../kernel/game.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { altitudeRank, judgeCeiling } from './altitude.ts'
import type { AltitudeChangeFrame } from './frames.ts'
import { refuse, type WildBlueInput } from './inputs.ts'
import { canPay, dueFor, openPayment, type Due } from './payment.ts'
import { drawable, drawCards } from './piles.ts'
import { changePosition, engagedWith, isFavourable, positionOf } from './position.ts'
import type { ElementState } from './state.ts'
import { elementOf, option, type Play } from './table.ts'

type Cause = AltitudeChangeFrame['cause']

export const openAltitudeChange = (
  element: ElementState,
  to: string,
  cause: Cause,
  { surcharge = 0, paid = false } = {},
): AltitudeChangeFrame => ({
  procedure: 'altitude-change',
  step: 'pay',
  element: element.id,
  from: element.altitude,
  to,
  surcharge,
  paid,
  cause,
})

/** [8.2.1b] A climb costs cards; whoever has none cannot climb. */
export function judgeClimb(play: Play, element: ElementState, to: string, besides = 0): Refusal | undefined {
  const cost = play.content.ruleset.altitude['climb-discard']
  return (
    judgeCeiling(play, element, to) ??
    (canPay(play, element, dueFor(play, cost), besides)
      ? undefined
      : refuse('cannot-pay', ['8.2.1b'], { due: cost, cards: element.hand.length + besides }))
  )
}

export const altitudeChange: Procedure<Play, AltitudeChangeFrame, WildBlueInput> = {
  name: 'altitude-change',
  steps: {
    pay: {
      run(play, frame) {
        const due = dueFor(play, climbs(play, frame) && !frame.paid ? climbCost(play) : 0)
        if (due.cards === 0) return 'next'
        const element = elementOf(play, frame.element)
        // [8.2.1b] What was to pay may have been played in the exchange over a roll; then there is no climb.
        if (!canPay(play, element, due)) return 'end'
        return { call: openPayment(element, due, ['8.2.1b', ...CAUSE_RULES[frame.cause]]) }
      },
    },
    move: {
      run(play, frame) {
        const element = elementOf(play, frame.element)
        moveTo(play, element, frame, ['8.2.1', '8.2.1a', ...CAUSE_RULES[frame.cause]])
        if (!climbs(play, frame)) drawForDive(play, element)
        return 'next'
      },
    },
    /** [8.2.1d] Whoever was on top loses the position; whoever was underneath may be followed. */
    enemy: {
      run(play, frame) {
        const enemy = engagedWith(play, frame.element)
        if (enemy === undefined) return 'end'
        bindToEnemy(play, frame, enemy)
        if (!isFavourable(play.content, positionOf(play, frame.element, enemy))) return 'next'
        changePosition(play, frame.element, enemy, afterChange(play), ['8.2.1d', ...CAUSE_RULES[frame.cause]])
        return 'end'
      },
    },
    follow: {
      ask: 'follow',
      rules: ['8.2.1e', '8.2'],
      seat: (play, frame) => followerOf(play, frame).seat,
      by: (play, frame) => followerOf(play, frame).id,
      verbs: {
        follow: {
          candidates: (play, frame) => [{ ...plain(play, frame), do: 'follow' }],
          judge: (play, frame) => judgeFollow(play, frame, followerOf(play, frame)),
          cite: (play, frame) => followRules(play, frame),
          take: () => 'next',
        },
        'let-go': {
          candidates: (play, frame) => [{ ...plain(play, frame), do: 'let-go' }],
          rules: ['8.2.1e3'],
          take(play, frame) {
            const { id } = followerOf(play, frame)
            const rules = ['8.2.1e3', '8.2.4-break', ...CAUSE_RULES[frame.cause]]
            changePosition(play, id, frame.element, afterChange(play), rules)
            return 'end'
          },
        },
      },
    },
    /** Under an option the card for diving comes before what is due, and may pay for it. */
    'draw-first': {
      run(play, frame) {
        if (drawsFirst(play, frame)) drawForDive(play, followerOf(play, frame))
        return 'next'
      },
    },
    'follow-pay': {
      run(play, frame) {
        const follower = followerOf(play, frame)
        const due = followDue(play, frame, follower)
        return due.cards === 0 ? 'next' : { call: openPayment(follower, due, followRules(play, frame)) }
      },
    },
    'follow-move': {
      run(play, frame) {
        const follower = followerOf(play, frame)
        play.sink?.({
          kind: 'followed',
          rules: ['8.2.1e', ...followRules(play, frame), '8.2.4'],
          facts: {
            element: follower.id,
            follows: frame.element,
            paid: followDue(play, frame, follower).cards,
          },
          seenBy: 'all',
        })
        moveTo(play, follower, frame, ['8.2.1a', '8.2.4'])
        if (!climbs(play, frame) && !drawsFirst(play, frame)) drawForDive(play, follower)
        return 'end'
      },
    },
  },
}

const CAUSE_RULES: Readonly<Record<Cause, readonly RuleId[]>> = {
  step: ['3.2'],
  roll: ['8.2.2'],
  clouds: ['7.3.5e'],
}

const climbs = (play: Play, { from, to }: AltitudeChangeFrame): boolean =>
  altitudeRank(play, to) > altitudeRank(play, from)

const climbCost = ({ content }: Play): number => content.ruleset.altitude['climb-discard']

const afterChange = ({ content }: Play): string => content.ruleset.altitude['position-after-change']

const drawsFirst = (play: Play, frame: AltitudeChangeFrame): boolean =>
  option(play, 'follow-payment') === 'after' && !climbs(play, frame)

function followerOf(play: Play, { element }: AltitudeChangeFrame): ElementState {
  const enemy = engagedWith(play, element)
  if (enemy === undefined) throw new Error(`nobody follows ${element}`)
  return elementOf(play, enemy)
}

const plain = (play: Play, frame: AltitudeChangeFrame): { seat: string; by: string } => {
  const { seat, id: by } = followerOf(play, frame)
  return { seat, by }
}

function moveTo(
  play: Play,
  element: ElementState,
  { to }: AltitudeChangeFrame,
  rules: readonly RuleId[],
): void {
  const from = element.altitude
  element.altitude = to
  play.sink?.({ kind: 'altitude-changed', rules, facts: { element: element.id, from, to }, seenBy: 'all' })
}

/** [8.2.1c] Even above performance. */
const drawForDive = (play: Play, element: ElementState): void => {
  drawCards(play, element, element.hand, play.content.ruleset.altitude['dive-draw'], ['8.2.1c'])
}

/** Under an option, whoever changed altitude while engaged may attack that enemy only (8.2.4-break). */
function bindToEnemy(play: Play, frame: AltitudeChangeFrame, enemy: string): void {
  if (frame.cause !== 'step' || option(play, 'targets-after-altitude') !== 'any-bars') return
  const turn = play.state.frames.find((each) => each.procedure === 'turn')
  if (turn) turn.bound = elementOf(play, enemy).leader.id
}

/** [8.2.1e1, 8.2.1e2, 8.2.2, 8.2.1b] The fee for its position, the surcharge, and the climb itself. */
function followDue(play: Play, frame: AltitudeChangeFrame, follower: ElementState): Due {
  const usual = followFee(play, frame, follower) + (climbs(play, frame) ? climbCost(play) : 0)
  return dueFor(play, usual, frame.surcharge)
}

const followFee = (play: Play, { element }: AltitudeChangeFrame, follower: ElementState): number =>
  play.content.ruleset.altitude['follow-cost'][positionOf(play, follower.id, element)] ?? 0

function followRules(play: Play, frame: AltitudeChangeFrame): RuleId[] {
  const fee = followFee(play, frame, followerOf(play, frame))
  return [
    fee === 0 ? '8.2.1e1' : '8.2.1e2',
    ...(frame.surcharge > 0 ? ['8.2.2'] : []),
    ...(climbs(play, frame) ? ['8.2.1b'] : []),
  ]
}

function judgeFollow(play: Play, frame: AltitudeChangeFrame, follower: ElementState): Refusal | undefined {
  const above = judgeCeiling(play, follower, frame.to)
  if (above) return above
  const due = followDue(play, frame, follower)
  const drawn = play.content.ruleset.altitude['dive-draw']
  const besides = drawsFirst(play, frame) ? drawable(play, follower, drawn) : 0
  if (canPay(play, follower, due, besides)) return undefined
  return refuse('cannot-pay', followRules(play, frame), { due: due.cards, cards: follower.hand.length })
}
