// [7.4, 9.0] The bursts of a leader as a scenario asks for them: left, allowed, fired, and by which guns.
import type { Found } from '../../scenario/scenarioHost.ts'
import { firing } from './bursts.ts'
import type { LeaderStepFrame } from './frames.ts'
import { openLeaderStep } from './leaderStep.ts'
import { engagedWith } from './position.ts'
import { explainRating } from './ratings.ts'
import { elementOf, enemiesOf, findFlyer, leaderOf, type Flyer, type Play } from './table.ts'

/** Undefined where no enemy is named or can only be meant. */
export function readBursts(play: Play, flyer: Flyer, against: Flyer | undefined): Found | undefined {
  const step = stepOf(play, flyer)
  const target = against ?? presentTarget(play, flyer, step)
  if (!target) return undefined
  const can = firing(play, step, flyer, target)
  if (!('left' in can)) return { facts: { is: 0, allowance: 0, fired: step.bursts, guns: 'none' } }
  const { guns, left } = can
  const fired = guns === 'gunner' ? step.gunnerBursts : step.bursts
  const rating = guns === 'gunner' ? 'gunner' : 'burst'
  const rules = explainRating(play, flyer, rating, target)?.changes.flatMap((change) => change.rules)
  return { facts: { is: left, allowance: left + fired, fired, guns }, rules: rules ?? [] }
}

/** Its leader step or, outside of it, one in which nothing is fired yet. */
const stepOf = ({ state }: Play, { element }: Flyer): LeaderStepFrame =>
  state.frames.find(
    (frame): frame is LeaderStepFrame => frame.procedure === 'leader-step' && frame.element === element.id,
  ) ?? openLeaderStep(element.id, null)

/** Whom it attacks, whom it is engaged with, or the only enemy there is. */
function presentTarget(play: Play, { element }: Flyer, { target }: LeaderStepFrame): Flyer | undefined {
  if (target !== null) return findFlyer(play, target)
  const engaged = engagedWith(play, element.id)
  if (engaged !== undefined) return leaderOf(elementOf(play, engaged))
  const [enemy, ...others] = enemiesOf(play, element)
  return enemy && others.length === 0 ? leaderOf(enemy) : undefined
}
