// [6.1] What leader and wingman step share: playing an attack card, and what the step remembers of it.
import type { Flow, Verb } from '../../kernel/procedure.ts'
import { attackCandidates, attackFacts, attackRules, judgeAttack } from './attacks.ts'
import { spendBursts } from './bursts.ts'
import { playFacts, playRules, spend } from './cardPlay.ts'
import { entry } from './content.ts'
import { openExchange } from './exchange.ts'
import type { AttackFacts, AttackStepFrame } from './frames.ts'
import { refuse, type AttackInput } from './inputs.ts'
import { drawDefence } from './miniHands.ts'
import { enemiesOf, flyerOf, option, type Flyer, type Play } from './table.ts'

type AttackVerb<F extends AttackStepFrame> = Verb<Play, F, AttackInput>

/** The same verb serves both steps; `attackerOf` tells whose it is. */
export const attackVerb = <F extends AttackStepFrame>(
  attackerOf: (play: Play, frame: F) => Flyer,
): AttackVerb<F> => ({
  candidates: (play, frame) => (frame.over ? [] : attackCandidates(play, frame, attackerOf(play, frame))),
  judge: (play, frame, input) =>
    frame.over ? refuse('step-over', ['7.3.5b']) : judgeAttack(play, frame, attackerOf(play, frame), input),
  cite: (play, frame, input) => attackRules(play, input, frame),
  take: (play, frame, input) => playAttack(play, frame, attackerOf(play, frame), input),
})

/** [6.1, 6.2] The card is played, its bursts are spent, and the enemy may answer. */
function playAttack<F extends AttackStepFrame>(
  play: Play,
  frame: F,
  attacker: Flyer,
  input: AttackInput,
): Flow<F['step']> {
  const rules = play.sink ? attackRules(play, input, frame) : []
  const { facts, bursts } = attackFacts(play, frame, attacker, input)
  const played = spend(play, attacker, input)
  const target = facts.target === null ? undefined : flyerOf(play, facts.target)
  if (facts.guns) spendBursts(frame, facts.guns, bursts)
  frame.target = facts.target ?? frame.target
  if (facts.target !== null) frame.attacks++
  if (frame.procedure === 'leader-step') frame.played = true
  play.sink?.({
    kind: 'attack-played',
    rules: ['6.1', ...playRules(play, input, facts.as), ...rules, ...gunRules(facts)],
    facts: {
      by: facts.attacker,
      target: facts.target,
      as: facts.as,
      ...playFacts(input),
      guns: facts.guns,
      bursts,
      direction: facts.direction,
    },
    seenBy: 'all',
  })
  drawLate(play, frame, target)
  const { effects } = entry(play.content.cards, facts.as).attack ?? { effects: [] }
  const asks = target !== undefined && !entry(play.content.cards, facts.as).attack?.tactic
  return {
    call: openExchange(facts, played, asks && effects.length > 0 ? facts.target : null),
    then: 'after',
  }
}

/** [9.1, 9.2, 10.2b] The pilot fires, the gunner, or a wingman that knows no limit. */
const gunRules = ({ guns }: AttackFacts): readonly string[] => (guns === null ? [] : GUN_RULES[guns])

const GUN_RULES = { bursts: ['9.1'], gunner: ['9.2', '5.2.5', '7.5.1b'], wingman: ['10.2b'] } as const

/** Under an option a wingman always draws with the first card played at it. */
function drawLate(play: Play, { attacks }: AttackStepFrame, target: Flyer | undefined): void {
  if (!target || attacks > 1 || option(play, 'mini-hand-moment') !== 'first-card') return
  drawDefence(play, target, ['10.1.2'])
}

/** Whether the attacks of the step can go on. */
export function goesOn(play: Play, frame: AttackStepFrame, attacker: Flyer): boolean {
  const { element, aircraft } = attacker
  return !frame.over && aircraft.fate === 'flying' && !element.inClouds && enemiesOf(play, element).length > 0
}
