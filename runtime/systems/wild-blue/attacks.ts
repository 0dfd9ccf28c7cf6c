// [6.1] Which attack card may be played at whom, and why not.
import type { CardAttack, CardOp, CardType } from '../../../schemas/generated/compiled.ts'
import type { Refusal } from '../../kernel/game.ts'
import { judgeFree } from './actions.ts'
import { levelFrom } from './altitude.ts'
import { judgeClimb } from './altitudeChange.ts'
import { attackValues, firing } from './bursts.ts'
import { HEAVY_GUN, judgeMeant, typeMeant, waysToPlay, type Meant } from './cardPlay.ts'
import { entry } from './content.ts'
import type { AttackFacts, AttackStepFrame } from './frames.ts'
import { refuse, type AttackInput } from './inputs.ts'
import { attackPosition, engagedWith, shiftPosition, victimOf } from './position.ts'
import { burstsNeeded, isHeavyFamily, judgeShot } from './shots.ts'
import { amountOf, holds, type EffectValues } from './situation.ts'
import { aircraftInReach, judgeTarget } from './targets.ts'
import {
  counted,
  elementOf,
  findFlyer,
  flyerOf,
  handOf,
  leaderOf,
  option,
  typesIn,
  type Flyer,
  type Play,
} from './table.ts'

/** Every way to attack with what the aircraft holds; most will be refused. */
export function attackCandidates(play: Play, step: AttackStepFrame, attacker: Flyer): AttackInput[] {
  const seat = attacker.element.seat
  const by = attacker.aircraft.id
  const types = typesIn(play, handOf(attacker))
  const targets = targetsToTry(play, step, attacker)
  return waysToPlay(play, attacker, types, 'attack').flatMap((meant) => {
    const attack = cardMeant(play, meant)?.attack
    if (!attack) return []
    const heavy = mayTryHeavyGun(play, attacker, meant) ? [meant, { ...meant, with: HEAVY_GUN }] : [meant]
    return heavy.flatMap((way) =>
      directionsOf(attack).flatMap((direction): AttackInput[] => {
        const input = { seat, do: 'attack', by, ...way, ...direction } as const
        return namesTarget(play, attack) ? targets.map((target) => ({ ...input, target })) : [input]
      }),
    )
  })
}

/** The one aircraft attacked so far; else the leaders in reach. Attacks on wingmen are declared first (10.6.1). */
function targetsToTry(play: Play, step: AttackStepFrame, attacker: Flyer): string[] {
  if (step.target !== null) return step.targetLost ? [] : [step.target]
  return aircraftInReach(play, attacker, 'leaders').map(({ aircraft }) => aircraft.id)
}

const cardMeant = (play: Play, meant: Meant): CardType | undefined => {
  const type = typeMeant(play, meant)
  return type === undefined ? undefined : play.content.cards[type]
}

const mayTryHeavyGun = (play: Play, { aircraft }: Flyer, meant: Meant): boolean =>
  counted(aircraft, HEAVY_GUN) > 0 && meant.with === undefined && isHeavyFamily(play, cardMeant(play, meant))

const UP_OR_DOWN = [{ direction: 'up' }, { direction: 'down' }] as const

const directionsOf = ({ effects }: CardAttack): readonly { direction?: 'up' | 'down' }[] =>
  effects.some((op) => op.op === 'change-altitude' && op.direction === 'either') ? UP_OR_DOWN : [{}]

/** Clouds and vertical rolls concern oneself; under an option they name a target all the same. */
const namesTarget = (play: Play, attack: CardAttack): boolean =>
  attack['needs-target'] || option(play, 'self-attack-target') === 'always'

/** Whom the attack is against: the target named or, for a card that names none, the enemy engaged with. */
export function aimOf(play: Play, attack: CardAttack, attacker: Flyer, target?: string): Flyer | undefined {
  if (namesTarget(play, attack)) return target === undefined ? undefined : findFlyer(play, target)
  const enemy = engagedWith(play, attacker.element.id)
  return enemy === undefined ? undefined : leaderOf(elementOf(play, enemy))
}

export function judgeAttack(
  play: Play,
  step: AttackStepFrame,
  attacker: Flyer,
  input: AttackInput,
): Refusal | undefined {
  const type = typeMeant(play, input)
  const unheld = judgeMeant(play, attacker, input, 'attack')
  if (unheld) return unheld
  const card = type === undefined ? undefined : entry(play.content.cards, type)
  if (type === undefined || !card?.attack)
    return refuse('cannot-attack', ['2.2b', '6.1'], { card: type ?? null, colour: card?.colour ?? null })
  const { attack } = card
  const barred = judgeRole(card, type, attacker)
  if (barred) return barred
  const aim = aimOf(play, attack, attacker, input.target)
  const refusal =
    judgeNamed(play, step, attack, attacker, input, aim) ?? judgeLimits(play, attack, attacker, aim)
  if (refusal) return refusal
  const values = attackValues(play, step, attacker, aim)
  if (!holds(attack.when, values)) return wrongSituation(play, attack, attacker, aim)
  return (
    judgeGain(play, attack, attacker, aim, values) ??
    judgeShot(play, step, card, attacker, aim, values, input) ??
    judgeDirection(play, attack, attacker, input, values)
  )
}

/** [10.2d] */
const judgeRole = ({ limits }: CardType, card: string, { aircraft }: Flyer): Refusal | undefined =>
  aircraft.role === 'wingman' && limits?.['wingman-may-not-attack']
    ? refuse('not-for-wingmen', ['10.2d', ...(WINGMAN_BAR[card] ?? [])], { card })
    : undefined

/** The book bars these two once more where it tells of the card itself. */
const WINGMAN_BAR: Readonly<Record<string, readonly string[]>> = {
  clouds: ['7.3.5-wingman'],
  'vertical-roll': ['8.2.2-wingman'],
}

function judgeNamed(
  play: Play,
  step: AttackStepFrame,
  attack: CardAttack,
  attacker: Flyer,
  { target }: AttackInput,
  aim: Flyer | undefined,
): Refusal | undefined {
  if (namesTarget(play, attack)) {
    if (target === undefined) return refuse('needs-target', ['3.3', '6.1'])
    if (!aim) return refuse('unknown-target', ['3.3'], { target })
    // [8.2.4-break] A card that only moves oneself is still against the enemy it has rolled away from.
    if (!attack['needs-target'] && step.target === target && !step.targetLost) return undefined
    return judgeTarget(play, step, attacker, aim) ?? judgeDeclared(step, attacker, aim)
  }
  if (target !== undefined) return refuse('needs-no-target', attack.rules ?? [], { target })
  // While engaged it counts as against that enemy, and only one aircraft is attacked in a step (6.1b).
  if (aim && step.target !== null && step.target !== aim.aircraft.id)
    return refuse('another-target', ['6.1b', '3.3'], { target: aim.aircraft.id, attacked: step.target })
  return undefined
}

/** [10.6.1, 10.1.1] An attack on a wingman, and each attack of a wingman, is declared before the first card. */
const judgeDeclared = (step: AttackStepFrame, attacker: Flyer, { aircraft }: Flyer): Refusal | undefined =>
  step.target === null && (aircraft.role === 'wingman' || attacker.aircraft.role === 'wingman')
    ? refuse('not-declared', aircraft.role === 'wingman' ? ['10.6.1'] : ['10.1.1'], { target: aircraft.id })
    : undefined

function judgeLimits(
  play: Play,
  attack: CardAttack,
  attacker: Flyer,
  aim: Flyer | undefined,
): Refusal | undefined {
  const forbidden = judgeFree(play, attacker, 'attack', aim)
  if (forbidden) return forbidden
  if (!aim) return undefined
  const fires = attack.effects.some(({ op }) => op === 'fire')
  if (aim.aircraft.role === 'wingman' && !fires) {
    if (attacker.aircraft.role === 'wingman')
      return refuse('no-maneuvering', ['10.5.1'], { target: aim.aircraft.id })
    if (engagedWith(play, attacker.element.id) === aim.element.id)
      return refuse('gunner-only', ['10.6.3', '7.5'], { target: aim.aircraft.id })
  }
  return judgeTurretFighter(play, attacker, aim)
}

/** [5.5.5a] Under an option whoever may not fire its guns at the target may not maneuver against it either. */
function judgeTurretFighter(play: Play, attacker: Flyer, aim: Flyer): Refusal | undefined {
  if (option(play, 'turret-fighter-maneuvers') !== 'attacks-limited') return undefined
  return judgeFree(play, attacker, 'fire-bursts', aim)
}

const wrongSituation = (play: Play, attack: CardAttack, attacker: Flyer, aim: Flyer | undefined): Refusal =>
  refuse('wrong-situation', attack.rules ?? [], {
    needs: attack.when?.text ?? '',
    position: aim ? attackPosition(play, attacker.element, aim.element) : play.content.neutral,
  })

/** [7.3.1, 7.3.2] A card that would only change position is not played where there is no step to gain. */
function judgeGain(
  play: Play,
  attack: CardAttack,
  attacker: Flyer,
  aim: Flyer | undefined,
  values: EffectValues,
): Refusal | undefined {
  if (!aim || option(play, 'no-gain-plays') === 'allowed') return undefined
  const position = attackPosition(play, attacker.element, aim.element)
  const isIdle = (op: CardOp): boolean =>
    op.op === 'change-position' &&
    op.who === 'attacker' &&
    shiftPosition(play.content, position, amountOf(op.steps, values)) === position
  const acting = attack.effects.filter(({ when }) => holds(when, values))
  if (acting.length === 0 || !acting.every(isIdle)) return undefined
  return refuse('no-gain', attack.rules ?? [], { position })
}

/** [8.2.2] The direction is said with the card, and a climb takes one more card to pay for it. */
function judgeDirection(
  play: Play,
  { effects, rules = [] }: CardAttack,
  { element }: Flyer,
  { direction, card }: AttackInput,
  values: EffectValues,
): Refusal | undefined {
  const op = effects.find((each) => each.op === 'change-altitude')
  if (!op) return direction === undefined ? undefined : refuse('no-direction', rules, { direction })
  const way = op.direction === 'either' ? direction : op.direction
  if (way !== 'up' && way !== 'down') return refuse('needs-direction', rules)
  if (op.direction !== 'either' && direction !== undefined)
    return refuse('no-direction', rules, { direction })
  const levels = amountOf(op.levels, values)
  const to = levelFrom(play, element.altitude, way === 'up' ? levels : -levels)
  if (to === undefined) return refuse('no-such-level', ['8.0', ...rules], { altitude: element.altitude })
  // The card itself is played and cannot pay as well.
  return way === 'up' ? judgeClimb(play, element, to, card === undefined ? 0 : -1) : undefined
}

/** What the step and the exchange have to remember of an attack that was judged to be legal. */
export function attackFacts(
  play: Play,
  step: AttackStepFrame,
  attacker: Flyer,
  input: AttackInput,
): { readonly facts: AttackFacts; readonly bursts: number } {
  const as = typeMeant(play, input) ?? ''
  const card = entry(play.content.cards, as)
  const aim = card.attack && aimOf(play, card.attack, attacker, input.target)
  const heavy = input.with === HEAVY_GUN
  const bursts = burstsNeeded(play, card, attackValues(play, step, attacker, aim), heavy, aim)
  const can = aim && bursts !== undefined ? firing(play, step, attacker, aim) : undefined
  return {
    facts: {
      attacker: attacker.aircraft.id,
      target: aim?.aircraft.id ?? null,
      as,
      guns: can && 'guns' in can ? can.guns : null,
      heavy,
      direction: input.direction ?? null,
    },
    bursts: bursts ?? 0,
  }
}

/** The rules by which a legal attack is one. */
export function attackRules(play: Play, input: AttackInput, step: AttackStepFrame): readonly string[] {
  const card = cardMeant(play, input)
  const attacker = flyerOf(play, input.by)
  const aim = card?.attack && aimOf(play, card.attack, attacker, input.target)
  return [
    ...(card?.attack?.rules ?? []),
    ...(aim ? engagementRules(play, attacker, aim, card) : []),
    ...stepRules(step, aim),
  ]
}

/** [10.4, 10.5] In which step it is played and, for a wingman, against whom; the first card, or one more. */
function stepRules({ procedure, attacks }: AttackStepFrame, aim: Flyer | undefined): readonly string[] {
  const repeated = attacks > 0
  if (procedure === 'leader-step') return repeated ? ['3.3', '6.1-repeat'] : ['3.3']
  const rules = aim?.aircraft.role === 'wingman' ? ['10.5d', '10.5e'] : ['10.4c', '10.4d']
  return ['3.1', '10.2', ...(repeated ? [...rules, '6.1-repeat'] : rules.slice(0, 1))]
}

/** The book tells of scissors once more where it tells of lone leaders: played at one from neutral, nowhere else. */
const LONE_LEADER_NOTE: Readonly<Record<string, readonly string[]>> = { scissors: ['7.5.2-note'] }

function engagementRules(play: Play, attacker: Flyer, aim: Flyer, { family }: CardType): readonly string[] {
  const { element: own, aircraft } = attacker
  if (aim.aircraft.role === 'leader' && victimOf(play, own, aim.element))
    return ['7.5.2', '7.5.2a', ...(LONE_LEADER_NOTE[family] ?? [])]
  if (aircraft.role === 'wingman') return engagedWith(play, own.id) === undefined ? ['10.3b'] : ['10.3a']
  const engaged = engagedWith(play, own.id) !== undefined
  if (aim.aircraft.role === 'wingman') return engaged ? ['10.6.3'] : ['10.6']
  return engaged ? ['7.5', '8.0-same'] : ['7.5-unengaged', '8.0-same']
}
