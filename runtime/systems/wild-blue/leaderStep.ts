// [3.3] The leader step: give up position, disengage, or attack with one card after another until it is ended.
import type { Procedure, Verb } from '../../kernel/procedure.ts'
import { judgeFree } from './actions.ts'
import { attackVerb, goesOn } from './attackStep.ts'
import { disengage } from './disengage.ts'
import type { LeaderStepFrame } from './frames.ts'
import type { PlainInput, TargetInput, WildBlueInput } from './inputs.ts'
import { refuse } from './inputs.ts'
import { drawDefence, dropDefence, dropMiniHand, fireCard, tellFireCard } from './miniHands.ts'
import { breakEngagement, isOnTop } from './position.ts'
import { aircraftInReach, judgeTarget } from './targets.ts'
import { elementOf, findFlyer, flyerOf, leaderOf, option, type Flyer, type Play } from './table.ts'

export const openLeaderStep = (element: string, bound: string | null): LeaderStepFrame => ({
  procedure: 'leader-step',
  step: 'attack',
  element,
  target: bound,
  targetLost: false,
  over: false,
  attacks: 0,
  played: false,
  bursts: 0,
  gunnerBursts: 0,
  gained: 0,
  gap: 0,
  nextHits: 0,
})

const attackerOf = (play: Play, { element }: LeaderStepFrame): Flyer => leaderOf(elementOf(play, element))

const acting = (play: Play, frame: LeaderStepFrame): { seat: string; by: string } => {
  const { element, aircraft } = attackerOf(play, frame)
  return { seat: element.seat, by: aircraft.id }
}

type Plain<D extends PlainInput['do']> = Verb<Play, LeaderStepFrame, Extract<PlainInput, { do: D }>>

/** [10.6.1] An attack on a wingman is declared, and lets it draw; leaders are attacked without a word. */
const declare: Verb<Play, LeaderStepFrame, TargetInput> = {
  rules: ['10.6', '10.6.1'],
  candidates: (play, frame) =>
    frame.target === null
      ? aircraftInReach(play, attackerOf(play, frame), 'wingmen').map(({ aircraft }): TargetInput => ({
          ...acting(play, frame),
          do: 'target',
          target: aircraft.id,
        }))
      : [],
  judge(play, frame, { target }) {
    const attacker = attackerOf(play, frame)
    const aim = findFlyer(play, target)
    if (!aim) return refuse('unknown-target', ['3.3'], { target })
    if (aim.aircraft.role !== 'wingman') return refuse('declared-by-attacking', ['3.3'], { target })
    if (frame.target !== null)
      return refuse('another-target', ['6.1b', '3.3'], { target, attacked: frame.target })
    if (fireCard(play, attacker.element.hand) === undefined) return refuse('no-fire-card', ['10.6.1'])
    return judgeTarget(play, frame, attacker, aim)
  },
  take(play, frame, { by, target }) {
    const { element } = attackerOf(play, frame)
    const aim = flyerOf(play, target)
    frame.target = target
    frame.played = true
    play.sink?.({
      kind: 'target-named',
      rules: ['3.3', '10.6', '10.6.1'],
      facts: { by, target },
      seenBy: 'all',
    })
    const card = fireCard(play, element.hand)
    if (card !== undefined) tellFireCard(play, by, card, ['10.6.1'])
    dropMiniHand(play, aim.element, ['10.6.1'])
    if (option(play, 'mini-hand-moment') === 'by-attacker') drawDefence(play, aim, ['10.6.1', '10.1.2'])
    return { jump: 'attack' }
  },
}

/** [7.3.6] */
const giveUpPosition: Plain<'give-up-position'> = {
  rules: ['7.3.6'],
  candidates: (play, frame) => [{ ...acting(play, frame), do: 'give-up-position' }],
  judge(play, frame) {
    const attacker = attackerOf(play, frame)
    if (frame.played) return refuse('too-late', ['7.3.6'])
    if (!isOnTop(play, frame.element)) return refuse('nothing-to-give-up', ['7.3.6'])
    return judgeFree(play, attacker, 'give-up-position')
  },
  take(play, frame) {
    breakEngagement(play, frame.element, ['7.3.6'])
    return { jump: 'attack' }
  },
}

/** [3.3-disengage, 12.1] In place of playing cards. */
const leave: Plain<'disengage'> = {
  rules: ['3.3-disengage', '12.1'],
  candidates: (play, frame) => [{ ...acting(play, frame), do: 'disengage' }],
  judge(play, frame) {
    if (frame.played) return refuse('too-late', ['3.3-disengage', '12.1'])
    if (!play.content.disengagement) return refuse('no-table', ['12.1b'])
    return judgeFree(play, attackerOf(play, frame), 'voluntary-disengage')
  },
  take(play, frame) {
    disengage(play, elementOf(play, frame.element), { voluntary: true, rules: ['12.1', '3.3-disengage'] })
    return { jump: 'leftovers' }
  },
}

const endStep: Plain<'end-step'> = {
  candidates: (play, frame) => [{ ...acting(play, frame), do: 'end-step' }],
  take: () => ({ jump: 'leftovers' }),
}

export const leaderStep: Procedure<Play, LeaderStepFrame, WildBlueInput> = {
  name: 'leader-step',
  steps: {
    /** [6.1-repeat] Whether the last card succeeded or not, another may follow. */
    attack: {
      ask: 'leader-attack',
      rules: ['3.3', '6.1'],
      seat: (play, frame) => elementOf(play, frame.element).seat,
      by: (play, frame) => attackerOf(play, frame).aircraft.id,
      verbs: {
        attack: attackVerb(attackerOf),
        target: declare,
        'give-up-position': giveUpPosition,
        disengage: leave,
        'end-step': endStep,
      },
    },
    after: {
      run: (play, frame) => (goesOn(play, frame, attackerOf(play, frame)) ? { jump: 'attack' } : 'next'),
    },
    leftovers: {
      run(play, frame) {
        dropDefence(play, frame.target)
        return 'end'
      },
    },
  },
}
