// [13.4] Skilled pilots: what the crew document of an aircraft gives it.
import type { WildBlueCrew } from '../../../schemas/generated/compiled.ts'
import type { Content } from './content.ts'
import type { AircraftState } from './state.ts'

export const crewOf = ({ crews }: Content, { crew }: AircraftState): WildBlueCrew | undefined =>
  crew === null ? undefined : crews[crew]

export const skillsOf = (content: Content, aircraft: AircraftState): readonly string[] =>
  crewOf(content, aircraft)?.skills ?? []

export const hasSkill = (content: Content, aircraft: AircraftState, skill: string): boolean =>
  skillsOf(content, aircraft).includes(skill)
