// [3.1, 3.3, 7.5, 10.3, 10.6] Whom an aircraft may attack.
import type { Refusal } from '../../kernel/game.ts'
import type { AttackStepFrame } from './frames.ts'
import { refuse } from './inputs.ts'
import { engagedWith, positionEntry, positionOf, victimOf } from './position.ts'
import { hasRating } from './ratings.ts'
import { enemiesOf, flyerOf, flyingWingman, leaderOf, option, type Flyer, type Play } from './table.ts'

/** Every enemy aircraft that could be in reach: at the same altitude and not hidden in clouds. */
export function aircraftInReach(play: Play, { element }: Flyer, which: 'leaders' | 'wingmen'): Flyer[] {
  const near = enemiesOf(play, element).filter(
    ({ altitude, inClouds }) => altitude === element.altitude && !inClouds,
  )
  if (which === 'leaders') return near.map(leaderOf)
  return near.flatMap((enemy) => {
    const aircraft = flyingWingman(enemy)
    return aircraft ? [{ element: enemy, aircraft }] : []
  })
}

export function judgeTarget(
  play: Play,
  step: AttackStepFrame,
  attacker: Flyer,
  target: Flyer,
): Refusal | undefined {
  const { element: own } = attacker
  const { element: other, aircraft } = target
  const id = aircraft.id
  if (other.side === own.side) return refuse('own-side', ['6.1'], { target: id })
  if (aircraft.fate !== 'flying') return refuse('target-gone', ['4.9.2'], { target: id, fate: aircraft.fate })
  if (step.target !== null && (step.target !== id || step.targetLost))
    return refuse('another-target', boundRules(play, attacker, step.target), {
      target: id,
      attacked: step.target,
    })
  if (other.inClouds) return refuse('in-clouds', ['7.3.5d'], { target: id })
  if (other.altitude !== own.altitude)
    return refuse('other-altitude', ['8.0-same', stepRule(attacker), ...nearRules(attacker, target)], {
      altitude: own.altitude,
      target: other.altitude,
    })
  return judgeEngagement(play, attacker, target)
}

/** [6.1b, 8.2.4-break] It stays bound to its target, at another altitude too. */
const boundRules = (play: Play, attacker: Flyer, bound: string): readonly string[] =>
  flyerOf(play, bound).element.altitude === attacker.element.altitude
    ? ['6.1b', stepRule(attacker)]
    : ['6.1b', '8.2.4-break', stepRule(attacker)]

const stepRule = ({ aircraft }: Flyer): string => (aircraft.role === 'wingman' ? '3.1' : '3.3')

/** [10.3b, 10.4a, 10.5a, 10.6] Where wingmen are concerned, the rule is told once more. */
function nearRules({ aircraft: { role } }: Flyer, target: Flyer): readonly string[] {
  const atWingman = target.aircraft.role === 'wingman'
  if (role === 'wingman') return ['10.3b', atWingman ? '10.5a' : '10.4a']
  return atWingman ? ['10.6'] : []
}

function judgeEngagement(play: Play, attacker: Flyer, target: Flyer): Refusal | undefined {
  const ours = engagedWith(play, attacker.element.id)
  const isWingman = attacker.aircraft.role === 'wingman'
  if (target.aircraft.role === 'leader') {
    if (ours !== undefined && ours !== target.element.id)
      return refuse('engaged-elsewhere', isWingman ? ['10.3a', '7.5.1c'] : ['7.5', '7.5.1a'], { with: ours })
    return judgeEngagedLeader(play, attacker, target)
  }
  if (isWingman)
    return ours === undefined || ours === target.element.id
      ? undefined
      : refuse('engaged-elsewhere', ['10.3a', '7.5.1c'], { with: ours })
  return judgeWingmanForLeader(play, attacker, target, ours)
}

/** [7.5.1d, 7.5.2, 10.3b] Nobody else joins in against an engaged leader, unless it is alone and on top of a friend. */
function judgeEngagedLeader(play: Play, attacker: Flyer, target: Flyer): Refusal | undefined {
  const theirs = engagedWith(play, target.element.id)
  if (theirs === undefined || theirs === attacker.element.id) return undefined
  if (victimOf(play, attacker.element, target.element)) return undefined
  const rules =
    attacker.aircraft.role === 'wingman' ? ['10.3b', '7.5.1d'] : ['7.5-unengaged', '7.5.1d', '7.5.2']
  return refuse('target-engaged', rules, { with: theirs })
}

/** [10.6, 10.6.3, 7.5] A leader attacks wingmen while neutral; engaged, only its gunner may, at the pursuer's. */
function judgeWingmanForLeader(
  play: Play,
  attacker: Flyer,
  target: Flyer,
  ours: string | undefined,
): Refusal | undefined {
  if (ours === undefined) return undefined
  if (ours !== target.element.id)
    return option(play, 'engaged-leader-and-wingmen') === 'allowed'
      ? undefined
      : refuse('engaged-elsewhere', ['7.5', '10.6'], { with: ours })
  const position = positionOf(play, attacker.element.id, ours)
  const { fires } = positionEntry(play.content, position)
  if (fires === 'gunner' && hasRating(play, attacker, 'gunner')) return undefined
  return refuse('engaged-with-its-leader', ['7.5', '10.6', '10.6.3'], { with: ours, position })
}
