// [3.3] The leader step: attack cards one after another, each an exchange of its own, until the player ends it.
import type { Ask, Procedure, Run } from '../../kernel/procedure.ts'
import { attackCandidates, burstsNeeded, judgeAttack } from './attacks.ts'
import { firing, spendBursts } from './bursts.ts'
import { cardOf } from './content.ts'
import { openExchange } from './exchange.ts'
import { refuse, type WildBlueInput } from './inputs.ts'
import type { LeaderStepFrame } from './state.ts'
import { aircraftOf, elementOf, enemiesOf, heldCard, leaveHand, type Play } from './table.ts'

export const openLeaderStep = (element: string): LeaderStepFrame => ({
  procedure: 'leader-step',
  step: 'attack',
  element,
  target: null,
  bursts: 0,
  gunnerBursts: 0,
  gained: 0,
})

/** [6.1-repeat] Whether the last card succeeded or not, another may follow. */
const attack: Ask<Play, LeaderStepFrame, WildBlueInput> = {
  ask: 'attack',
  rules: ['3.3', '6.1'],
  seat: (play, frame) => elementOf(play, frame.element).side,
  candidates: (play, frame) => [
    ...attackCandidates(play, frame),
    { seat: elementOf(play, frame.element).side, do: 'end' },
  ],
  judge(play, frame, input) {
    if (input.do === 'end') return undefined
    if (input.do !== 'attack')
      return refuse('wrong-action', ['3.3'], { did: input.do, expected: ['attack', 'end'] })
    return judgeAttack(play, frame, input)
  },
  take(play, frame, input) {
    if (input.do !== 'attack') {
      play.sink?.({
        kind: 'leader-step-ended',
        rules: ['3.3'],
        facts: { element: frame.element },
        seenBy: 'all',
      })
      return 'end'
    }
    const element = elementOf(play, frame.element)
    const attacker = element.leader
    const target = aircraftOf(play, input.target)
    const card = heldCard(element, input.card)
    if (card === undefined) throw new Error(`${input.card} was judged to be held`)
    const type = cardOf(play.content, card)
    const needed = burstsNeeded(play, frame, type, attacker, target)
    const guns = needed === undefined ? undefined : firing(play, frame, attacker, target)?.guns
    // A shot is spent when it is fired, hit or miss (7.4).
    if (guns) spendBursts(frame, guns, needed ?? 0)
    frame.target = target.id
    leaveHand(element, card)
    play.sink?.({
      kind: 'attack-played',
      rules: ['6.1', ...(type.rules ?? [])],
      facts: {
        by: attacker.id,
        target: target.id,
        card: input.card,
        guns: guns ?? null,
        bursts: needed ?? 0,
      },
      seenBy: 'all',
    })
    return { call: openExchange(attacker.id, target.id, card, guns ?? null), then: 'check' }
  },
}

/** [14.7-end] The fight is over as soon as one side has nothing left in it. */
const check: Run<Play, LeaderStepFrame> = {
  run(play, frame) {
    const enemies = enemiesOf(play, elementOf(play, frame.element))
    return enemies.some(({ leader }) => leader.status !== 'destroyed') ? { jump: 'attack' } : 'end'
  },
}

export const leaderStep: Procedure<Play, LeaderStepFrame, WildBlueInput> = {
  name: 'leader-step',
  steps: { attack, check },
}
