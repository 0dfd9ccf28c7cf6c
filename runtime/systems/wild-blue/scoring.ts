// [4.9.3] Victory points, from the ruleset's own list.
import type { Outcome } from '../../kernel/game.ts'
import type { ContextValuesOf } from '../contexts.ts'
import type { wildBlueContexts } from './contexts.ts'
import { amountOf, holds } from './situation.ts'
import type { AircraftState, ElementState } from './state.ts'
import type { Play } from './table.ts'

type ScoringValues = ContextValuesOf<(typeof wildBlueContexts)['scoring']>

export function outcomeOf(play: Play): Outcome {
  const points: Record<string, number> = Object.fromEntries(
    play.content.ruleset.sides.map(({ id }) => [id, 0]),
  )
  for (const element of play.state.table.elements) {
    for (const { by, amount } of scoresFor(play, element, element.leader))
      points[by] = (points[by] ?? 0) + amount
  }
  const best = Math.max(...Object.values(points))
  const leading = Object.keys(points).filter((side) => points[side] === best)
  const [winner] = leading
  return leading.length === 1
    ? { winner, points, rules: ['4.9.3'] }
    : { winner: undefined, points, rules: ['4.9.3', '4.9.3-tie'] }
}

function scoresFor(
  play: Play,
  { side }: ElementState,
  aircraft: AircraftState,
): { by: string; amount: number }[] {
  const { scoring, sides } = play.content.ruleset
  const values: ScoringValues = {
    role: aircraft.role,
    class: 'fighter',
    side,
    damaged: aircraft.status === 'damaged',
    destroyed: aircraft.status === 'destroyed',
    disengaged: false,
    voluntary: false,
    skills: 0,
    level: 0,
  }
  const counted = Object.entries(scoring).filter(([, { when }]) => holds(when, values))
  const superseded = new Set(counted.flatMap(([, { supersedes }]) => supersedes ?? []))
  const enemy = sides.find(({ id }) => id !== side)?.id ?? side
  return counted
    .filter(([id]) => !superseded.has(id))
    .map(([, entry]) => ({
      by: entry.for === 'owner' ? side : enemy,
      amount: amountOf(entry.points, values),
    }))
}
