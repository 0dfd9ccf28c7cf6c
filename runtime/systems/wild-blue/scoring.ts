// [4.9.3] Victory points, from the ruleset's own list.
import type { Outcome } from '../../kernel/game.ts'
import type { ContextValuesOf } from '../contexts.ts'
import type { wildBlueContexts } from './contexts.ts'
import { amountOf, holds } from './situation.ts'
import type { AircraftState, ElementState } from './state.ts'
import { option, type Play } from './table.ts'

type ScoringValues = ContextValuesOf<(typeof wildBlueContexts)['scoring']>

export function outcomeOf(play: Play): Outcome {
  const { points, rules } = pointsOf(play)
  const best = Math.max(...Object.values(points))
  const leading = Object.keys(points).filter((side) => points[side] === best)
  const [winner] = leading
  return leading.length === 1
    ? { winner, points, rules: ['4.9.3', '4.1h', ...rules] }
    : { winner: undefined, points, rules: ['4.9.3', '4.9.3-tie', '4.1h', ...rules] }
}

/** Points as they stand now, whether or not the fight is over. */
export function pointsOf(play: Play): { points: Record<string, number>; rules: string[] } {
  const points = { ...play.state.table.points }
  const rules: string[] = []
  for (const element of play.state.table.elements) {
    for (const aircraft of [element.leader, element.wingman]) {
      if (!aircraft) continue
      for (const award of awardsFor(play, element, aircraft)) {
        points[award.by] = (points[award.by] ?? 0) + award.amount
        for (const rule of award.rules) if (!rules.includes(rule)) rules.push(rule)
      }
    }
  }
  return { points, rules }
}

interface Award {
  readonly by: string
  readonly amount: number
  readonly rules: readonly string[]
}

function awardsFor(play: Play, { side }: ElementState, aircraft: AircraftState): Award[] {
  const { scoring, sides } = play.content.ruleset
  const values = scoringValues(side, aircraft)
  const counted = Object.entries(scoring).filter(([, { when }]) => holds(when, values))
  const superseded = new Set(counted.flatMap(([, { supersedes }]) => supersedes ?? []))
  const enemy = sides.find(({ id }) => id !== side)?.id ?? side
  const awards = counted
    .filter(([id]) => !superseded.has(id))
    .map(([, entry]): Award => ({
      by: entry.for === 'owner' ? side : enemy,
      amount: amountOf(entry.points, values),
      // A skilled pilot makes no difference.
      rules: [...(entry.rules ?? []), ...(aircraft.crew === null ? [] : ['13.4-note'])],
    }))
  return option(play, 'points-stacking') === 'twice' ? awards : awards.sort(byAmount).slice(0, 1)
}

/** [4.9.3b] One award for an aircraft, the largest. */
const byAmount = (left: Award, right: Award): number => right.amount - left.amount

function scoringValues(side: string, aircraft: AircraftState): ScoringValues {
  const disengaged = aircraft.fate === 'disengaged'
  return {
    role: aircraft.role,
    class: 'fighter',
    side,
    damaged: aircraft.damaged,
    destroyed: aircraft.fate === 'destroyed',
    disengaged,
    voluntary: aircraft.voluntary,
    'disengaged-voluntarily': disengaged && aircraft.voluntary,
    'was-over-target': false,
    bomb: 0,
    'bomb-mode': '',
    // [13.4-note] Skills even a fight out; they are worth nothing when their pilot is shot down.
    skills: 0,
    level: 0,
  }
}
