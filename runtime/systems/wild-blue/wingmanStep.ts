// [3.1, 10.3, 10.4, 10.5] The wingman step: name a target, draw a mini-hand, attack with it, discard the rest.
import type { Procedure } from '../../kernel/procedure.ts'
import { attackVerb, goesOn } from './attackStep.ts'
import type { WingmanStepFrame } from './frames.ts'
import type { TargetInput, WildBlueInput } from './inputs.ts'
import { refuse } from './inputs.ts'
import { drawDefence, drawOffence, dropLeftovers, dropMiniHand, fireCard, tellFireCard } from './miniHands.ts'
import { engagedWith, victimOf } from './position.ts'
import { aircraftInReach, judgeTarget } from './targets.ts'
import { elementOf, findFlyer, flyerOf, option, type Flyer, type Play } from './table.ts'

export const openWingmanStep = (element: string): WingmanStepFrame => ({
  procedure: 'wingman-step',
  step: 'target',
  element,
  target: null,
  targetLost: false,
  over: false,
  attacks: 0,
  gap: 0,
  nextHits: 0,
})

function wingmanOf(play: Play, { element: id }: WingmanStepFrame): Flyer {
  const element = elementOf(play, id)
  if (!element.wingman) throw new Error(`${id} has no wingman`)
  return { element, aircraft: element.wingman }
}

export const wingmanStep: Procedure<Play, WingmanStepFrame, WildBlueInput> = {
  name: 'wingman-step',
  steps: {
    target: {
      ask: 'wingman-target',
      rules: ['3.1'],
      seat: (play, frame) => wingmanOf(play, frame).element.seat,
      by: (play, frame) => wingmanOf(play, frame).aircraft.id,
      verbs: {
        target: {
          candidates(play, frame) {
            const wingman = wingmanOf(play, frame)
            const seat = wingman.element.seat
            return (['leaders', 'wingmen'] as const).flatMap((which) =>
              aircraftInReach(play, wingman, which).map(({ aircraft }): TargetInput => ({
                seat,
                do: 'target',
                by: wingman.aircraft.id,
                target: aircraft.id,
              })),
            )
          },
          judge(play, frame, { target }) {
            const aim = findFlyer(play, target)
            if (!aim) return refuse('unknown-target', ['3.1'], { target })
            return judgeTarget(play, frame, wingmanOf(play, frame), aim)
          },
          cite: (play, frame, { target }) => targetRules(play, frame, flyerOf(play, target)),
          take(play, frame, { by, target }) {
            frame.target = target
            play.sink?.({
              kind: 'target-named',
              rules: ['3.1', '10.2a', ...targetRules(play, frame, flyerOf(play, target))],
              facts: { by, target },
              seenBy: 'all',
            })
            return 'next'
          },
        },
        'end-step': endStep('leftovers'),
      },
    },
    /** [10.1.1] The target is named before the cards are seen. */
    draw: {
      run(play, frame) {
        const wingman = wingmanOf(play, frame)
        const target = flyerOf(play, frame.target ?? '')
        const isWingman = target.aircraft.role === 'wingman'
        drawOffence(play, wingman, ['10.1.1', isWingman ? '10.5b' : '10.4b'])
        return isWingman ? alertWingman(play, wingman, target) : 'next'
      },
    },
    attack: {
      ask: 'wingman-attack',
      rules: ['3.1', '10.2'],
      seat: (play, frame) => wingmanOf(play, frame).element.seat,
      by: (play, frame) => wingmanOf(play, frame).aircraft.id,
      verbs: { attack: attackVerb(wingmanOf), 'end-step': endStep('leftovers') },
    },
    after: {
      run: (play, frame) =>
        goesOn(play, frame, wingmanOf(play, frame)) && !frame.targetLost ? { jump: 'attack' } : 'next',
    },
    leftovers: {
      run(play, frame) {
        const element = elementOf(play, frame.element)
        dropLeftovers(play, element, frame.target)
        // [5.5.1] Each agile aircraft has its own card to turn, so what an agile wingman did is not its leader's.
        if (option(play, 'agile-wingmen') === true) element.agileUses = 0
        return 'end'
      },
    },
  },
}

function endStep(to: 'leftovers') {
  return {
    candidates: (play: Play, frame: WingmanStepFrame) => {
      const { element, aircraft } = wingmanOf(play, frame)
      return [{ seat: element.seat, do: 'end-step', by: aircraft.id } as const]
    },
    take: () => ({ jump: to }),
  }
}

function targetRules(play: Play, { element }: WingmanStepFrame, target: Flyer): string[] {
  const own = elementOf(play, element)
  const lone = target.aircraft.role === 'leader' && victimOf(play, own, target.element) ? ['7.5.2'] : []
  const declared = target.aircraft.role === 'leader' ? ['10.4', '10.4a'] : ['10.5', '10.5a']
  return [engagedWith(play, element) === undefined ? '10.3b' : '10.3a', ...lone, ...declared]
}

/** [10.5c] Without a fire card there is no attack on a wingman; with one, the enemy's wingman draws. */
function alertWingman(play: Play, wingman: Flyer, target: Flyer) {
  const card = fireCard(play, wingman.element.miniHand)
  if (card === undefined) {
    play.sink?.({
      kind: 'no-fire-card',
      rules: ['10.5c', '10.1.2-note'],
      facts: { by: wingman.aircraft.id },
      seenBy: 'all',
    })
    return { jump: 'leftovers' } as const
  }
  tellFireCard(play, wingman.aircraft.id, card, ['10.5c'])
  dropMiniHand(play, target.element, ['10.5c'])
  if (option(play, 'mini-hand-moment') === 'by-attacker') drawDefence(play, target, ['10.1.2-note', '10.5c'])
  return 'next'
}
