// [9.1, 9.2] Whether a card that fires may be played: the guns that bear, the bursts left, the marker of a heavy gun.
import type { CardType } from '../../../schemas/generated/compiled.ts'
import type { Refusal } from '../../kernel/game.ts'
import { judgeFree } from './actions.ts'
import { firing, type NoGun } from './bursts.ts'
import { HEAVY_GUN } from './cardPlay.ts'
import type { AttackStepFrame } from './frames.ts'
import { refuse, type AttackInput } from './inputs.ts'
import { attackPosition } from './position.ts'
import { amountOf, holds, type EffectValues } from './situation.ts'
import { counted, type Flyer, type Play } from './table.ts'

/** [9.1, 9.2, 6.1a] */
export function judgeShot(
  play: Play,
  step: AttackStepFrame,
  card: CardType,
  attacker: Flyer,
  aim: Flyer | undefined,
  values: EffectValues,
  { with: marker }: AttackInput,
): Refusal | undefined {
  const heavy = marker === HEAVY_GUN
  const needed = burstsNeeded(play, card, values, heavy, aim)
  if (needed === undefined || !aim)
    return heavy ? refuse('not-a-heavy-gun-card', ['9.1.2', '9.1.2-convert']) : undefined
  const can = firing(play, step, attacker, aim)
  const position = attackPosition(play, attacker.element, aim.element)
  if (!('guns' in can)) return cannotFire(can, position)
  if (heavy) {
    const refusal = judgeHeavyGun(play, card, attacker, aim, can.guns)
    if (refusal) return refusal
  }
  if (needed <= can.left) return undefined
  const { guns, rating, left } = can
  const rules = guns === 'gunner' ? ['9.2', '5.2.5', '6.1a'] : BURST_RULES[aim.aircraft.role]
  return refuse('not-enough-bursts', heavy ? [...rules, '9.1.2-convert'] : rules, {
    needed,
    left,
    guns,
    rating,
    position,
  })
}

const BURST_RULES = {
  leader: ['9.1', '9.0', '5.2.4', '7.4', '7.4-noncumulative', '6.1a'],
  wingman: ['9.1', '9.0', '5.2.4', '10.6.2', '6.1a'],
} as const

function cannotFire({ why, forbidden }: NoGun, position: string): Refusal {
  if (why === 'lone-leader') return refuse('position-first', ['7.5.2a'], { position })
  if (forbidden) return { ...forbidden, facts: { ...forbidden.facts, position } }
  return refuse('no-gun-bears', ['7.5.1b', '7.4', '9.2'], { position })
}

/** [9.1.2, 9.1.2-wingman] */
function judgeHeavyGun(
  play: Play,
  card: CardType,
  attacker: Flyer,
  aim: Flyer,
  guns: string,
): Refusal | undefined {
  const { aircraft } = attacker
  if (aircraft.role === 'wingman') return refuse('heavy-gun-for-formations', ['9.1.2-wingman'])
  if (!isHeavyFamily(play, card))
    return refuse('not-a-heavy-gun-card', ['9.1.2-convert'], { family: card.family })
  if (guns === 'gunner') return refuse('heavy-gun-and-gunner', ['9.1.2'])
  return counted(aircraft, HEAVY_GUN) > 0
    ? judgeFree(play, attacker, 'use-heavy-gun', aim)
    : refuse('no-counter', ['9.1.2'], { counter: HEAVY_GUN, aircraft: aircraft.id })
}

/** Undefined for cards that fire nothing. */
export function burstsNeeded(
  play: Play,
  { attack }: CardType,
  values: EffectValues,
  heavy: boolean,
  aim: Flyer | undefined,
): number | undefined {
  let needed: number | undefined
  for (const op of attack?.effects ?? [])
    if (op.op === 'fire' && holds(op.when, values)) needed = (needed ?? 0) + amountOf(op.bursts, values)
  if (needed === undefined) return undefined
  const cost = heavy ? play.content.ruleset.firing['heavy-gun-bursts'] : needed
  return Math.max(0, cost + (aim?.element.burstCost ?? 0))
}

/** [9.1.2-convert] Families whose cards a heavy gun may be fired with. */
export const isHeavyFamily = ({ content }: Play, card: CardType | undefined): boolean =>
  card !== undefined && content.ruleset.firing['heavy-gun-families'].includes(card.family)
