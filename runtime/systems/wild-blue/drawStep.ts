// [3.5, 5.2.2, 5.2.3, 5.3.2] The draw step: up to horsepower, and not beyond performance.
import type { Procedure } from '../../kernel/procedure.ts'
import { judgeFree } from './actions.ts'
import type { DrawStepFrame } from './frames.ts'
import { refuse, type DrawInput, type WildBlueInput } from './inputs.ts'
import { drawCards } from './piles.ts'
import { ratingOf, ratingRules, ruleNumber } from './ratings.ts'
import type { ElementState } from './state.ts'
import { counted, elementOf, leaderOf, option, setCount, type Play } from './table.ts'

export const openDrawStep = (element: string): DrawStepFrame => ({
  procedure: 'draw-step',
  step: 'thrust',
  element,
})

export const drawStep: Procedure<Play, DrawStepFrame, WildBlueInput> = {
  name: 'draw-step',
  steps: {
    /** [5.3.2] A jet gains counters, whatever its altitude, up to its speed. */
    thrust: {
      run(play, frame) {
        const element = elementOf(play, frame.element)
        const counter = play.content.ruleset.dogfight['thrust-counter']
        const thrust = ratingOf(play, leaderOf(element), 'thrust')
        if (counter !== undefined && thrust > 0) gainCounters(play, element, counter, thrust)
        return 'next'
      },
    },
    draw: {
      ask: 'draw',
      rules: ['3.5', '5.2.3'],
      seat: (play, frame) => elementOf(play, frame.element).seat,
      by: (_, frame) => frame.element,
      verbs: {
        draw: {
          candidates(play, frame) {
            const element = elementOf(play, frame.element)
            const { id: by, seat } = element
            return Array.from({ length: limitsOf(play, element).most + 1 }, (_, amount): DrawInput => ({
              seat,
              do: 'draw',
              by,
              amount,
            }))
          },
          judge: (play, frame, { amount }) => judgeDraw(play, elementOf(play, frame.element), amount),
          cite: (_, __, { amount }) => (amount > 0 ? ['5.2.2'] : []),
          take(play, frame, { amount }) {
            const element = elementOf(play, frame.element)
            const leader = leaderOf(element)
            const rules = play.sink
              ? [
                  '3.5',
                  '5.2.2',
                  '5.2.3',
                  ...ratingRules(play, leader, 'horsepower'),
                  ...ratingRules(play, leader, 'performance'),
                ]
              : []
            drawCards(play, element, 'hand', amount, rules)
            play.sink?.({
              kind: 'draw-step-ended',
              rules: ['3.5'],
              facts: { element: element.id },
              seenBy: 'all',
            })
            return 'end'
          },
        },
      },
    },
  },
}

interface Limits {
  readonly horsepower: number
  readonly performance: number
  readonly most: number
}

function limitsOf(play: Play, element: ElementState): Limits {
  const { 'draw-limit': draw, 'hand-limit': hand } = play.content.ruleset.dogfight
  const horsepower = ruleNumber(play, leaderOf(element), draw)
  const performance = ruleNumber(play, leaderOf(element), hand)
  return {
    horsepower,
    performance,
    most: Math.max(0, Math.min(horsepower, performance - element.hand.length)),
  }
}

function judgeDraw(play: Play, element: ElementState, amount: number) {
  const { horsepower, performance, most } = limitsOf(play, element)
  const held = element.hand.length
  if (!Number.isInteger(amount) || amount < 0) return refuse('no-such-amount', ['3.5'], { amount })
  if (amount > 0 && held + amount > performance)
    return refuse('hand-full', held >= performance ? ['5.2.2', '5.2.2-note'] : ['5.2.2'], {
      amount,
      held,
      performance,
    })
  if (amount > horsepower) return refuse('over-horsepower', ['5.2.3', '3.5'], { amount, horsepower })
  if (option(play, 'draw-amount') === 'full' && amount !== 0 && amount !== most)
    return refuse('all-or-none', ['3.5'], { amount, most })
  if (amount === 0) return undefined
  return judgeFree(play, leaderOf(element), 'draw-cards')
}

function gainCounters(play: Play, element: ElementState, counter: string, thrust: number): void {
  const { leader } = element
  const held = counted(leader, counter)
  const count = Math.max(held, Math.min(held + thrust, ratingOf(play, leaderOf(element), 'speed')))
  setCount(leader, counter, count)
  play.sink?.({
    kind: 'counters-changed',
    rules: ['5.3.2'],
    facts: { aircraft: leader.id, counter, count },
    seenBy: 'all',
  })
}
