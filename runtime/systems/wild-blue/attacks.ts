// [6.1] Which attack card may be played at whom, and why not.
import type { CardAttack, CardType } from '../../../schemas/generated/compiled.ts'
import type { Refusal } from '../../kernel/game.ts'
import { attackValues, firing } from './bursts.ts'
import { lookUp, typeOf } from './content.ts'
import { isPlayable } from './effects.ts'
import { refuse, type AttackInput } from './inputs.ts'
import { engagedWith, positionOf } from './position.ts'
import { amountOf, holds } from './situation.ts'
import type { AircraftState, LeaderStepFrame } from './state.ts'
import { elementOf, enemiesOf, findAircraft, heldCard, unitOf, type Play } from './table.ts'

/** Every card held against every enemy aircraft; most will be refused. */
export function attackCandidates(play: Play, step: LeaderStepFrame): AttackInput[] {
  const element = elementOf(play, step.element)
  const types = [...new Set(element.hand.map(typeOf))]
  return enemiesOf(play, element).flatMap(({ leader }) =>
    types.map((card): AttackInput => ({ seat: element.side, do: 'attack', card, target: leader.id })),
  )
}

export function judgeAttack(
  play: Play,
  step: LeaderStepFrame,
  { card, target }: AttackInput,
): Refusal | undefined {
  const attacker = elementOf(play, step.element).leader
  const type = lookUp(play.content.cards, card)
  if (!type || !heldCard(elementOf(play, step.element), card))
    return refuse('card-not-held', ['6.1'], { card })
  if (!type.attack) return refuse('cannot-attack', ['2.2b', '6.1'], { card, colour: type.colour })
  if (!isPlayable(type.attack)) return refuse('not-played-yet', type.attack.rules ?? [], { card })
  const aim = findAircraft(play, target)
  if (!aim) return refuse('unknown-target', ['3.3'], { target })
  return (
    judgeTarget(play, step, aim) ??
    judgeSituation(play, step, type.attack, attacker, aim) ??
    judgeBursts(play, step, type, attacker, aim)
  )
}

function judgeTarget(play: Play, step: LeaderStepFrame, target: AircraftState): Refusal | undefined {
  const own = elementOf(play, step.element)
  const other = unitOf(play, target.id)
  if (other.side === own.side) return refuse('own-side', ['6.1'], { target: target.id })
  if (target.status === 'destroyed') return refuse('target-destroyed', ['9.3.2'], { target: target.id })
  if (step.target !== null && step.target !== target.id)
    return refuse('another-target', ['6.1b', '3.3'], { target: target.id, attacked: step.target })
  if (other.altitude !== own.altitude)
    return refuse('other-altitude', ['8.0-same'], { altitude: own.altitude, target: other.altitude })
  return judgeEngagement(play, own.id, other.id)
}

/** [7.5, 7.5.1a] An engaged leader fights whom it is engaged with, and nobody else joins in. */
function judgeEngagement(play: Play, own: string, other: string): Refusal | undefined {
  const [ours, theirs] = [engagedWith(play, own), engagedWith(play, other)]
  if (ours !== undefined && ours !== other) return refuse('engaged-elsewhere', ['7.5'], { with: ours })
  if (theirs !== undefined && theirs !== own)
    return refuse('target-engaged', ['7.5.1a', '7.5.1d'], { with: theirs })
  return undefined
}

function judgeSituation(
  play: Play,
  step: LeaderStepFrame,
  attack: CardAttack,
  attacker: AircraftState,
  target: AircraftState,
): Refusal | undefined {
  if (holds(attack.when, attackValues(play, step, attacker, target))) return undefined
  const position = positionOf(play, step.element, unitOf(play, target.id).id)
  return refuse('wrong-situation', attack.rules ?? [], { needs: attack.when?.text ?? '', position })
}

function judgeBursts(
  play: Play,
  step: LeaderStepFrame,
  type: CardType,
  attacker: AircraftState,
  target: AircraftState,
): Refusal | undefined {
  const needed = burstsNeeded(play, step, type, attacker, target)
  if (needed === undefined) return undefined
  const position = positionOf(play, step.element, unitOf(play, target.id).id)
  const can = firing(play, step, attacker, target)
  if (!can) return refuse('no-gun-bears', ['7.5.1b', '7.4'], { position })
  if (needed <= can.left) return undefined
  const { guns, rating, left } = can
  const rules = guns === 'gunner' ? ['9.2', '6.1a'] : ['9.1', '7.4', '6.1a']
  return refuse('not-enough-bursts', rules, { needed, left, guns, rating, position })
}

/** Undefined for cards that fire nothing. */
export function burstsNeeded(
  play: Play,
  step: LeaderStepFrame,
  { attack }: CardType,
  attacker: AircraftState,
  target: AircraftState,
): number | undefined {
  const shots = (attack?.effects ?? []).filter((op) => op.op === 'fire')
  if (shots.length === 0) return undefined
  const values = attackValues(play, step, attacker, target)
  return shots.reduce((sum, shot) => sum + amountOf(shot.bursts, values), 0)
}
