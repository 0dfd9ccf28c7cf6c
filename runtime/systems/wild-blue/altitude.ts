// [8.0] Altitude levels: who may be where.
import type { Refusal, RuleId } from '../../kernel/game.ts'
import { ceilingOf, entry } from './content.ts'
import { refuse } from './inputs.ts'
import type { AircraftState, ElementState } from './state.ts'
import { flyingAircraft, type Play } from './table.ts'

export const altitudeRank = ({ content }: Play, altitude: string): number =>
  entry(content.altitudeRank, altitude)

/** So many levels up or, negative, down; undefined past the ends of the track. */
export const levelFrom = ({ content }: Play, altitude: string, levels: number): string | undefined =>
  content.ruleset.altitudes[entry(content.altitudeRank, altitude) + levels]?.id

export interface LowestCeiling {
  readonly ceiling: string
  readonly of: AircraftState
  readonly rules: readonly RuleId[]
}

/** [5.2.7, 5.4.4] The lower ceiling of the two aircraft holds for both. */
export function lowestCeiling(play: Play, element: ElementState): LowestCeiling {
  const [first, ...others] = flyingAircraft(element)
  let of = first ?? element.leader
  for (const aircraft of others) if (ceilingRank(play, aircraft) < ceilingRank(play, of)) of = aircraft
  const { altitude: ceiling, byDefault } = ceilingOf(play.content, of)
  const ofSide = of.damaged ? [of.role === 'wingman' ? '5.4.4' : '5.2.7-damaged'] : []
  return { ceiling, of, rules: ['5.2.7', ...ofSide, ...(byDefault ? ['5.2.7-default'] : [])] }
}

const ceilingRank = (play: Play, aircraft: AircraftState): number =>
  altitudeRank(play, ceilingOf(play.content, aircraft).altitude)

/** [8.2.1f] Levels by which an element is above its ceiling. */
export const levelsAboveCeiling = (play: Play, element: ElementState): number =>
  Math.max(0, altitudeRank(play, element.altitude) - altitudeRank(play, lowestCeiling(play, element).ceiling))

/** [5.2.7] */
export function judgeCeiling(play: Play, element: ElementState, altitude: string): Refusal | undefined {
  const { ceiling, of, rules } = lowestCeiling(play, element)
  return altitudeRank(play, altitude) <= altitudeRank(play, ceiling)
    ? undefined
    : refuse('above-ceiling', rules, { altitude, ceiling, aircraft: of.id })
}
