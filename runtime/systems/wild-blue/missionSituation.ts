// What tables read. In a dogfight there is no mission, so what concerns one is nothing; the circumstances of an
// aircraft that leaves are all there is.
import type { ContextValuesOf } from '../contexts.ts'
import { fighterOf } from './content.ts'
import type { wildBlueContexts } from './contexts.ts'
import { ModifierSituation } from './situation.ts'
import { hasSkill } from './skills.ts'
import { enemiesOf, flyingAircraft, option, type Flyer, type Play } from './table.ts'

export type MissionValues = ContextValuesOf<(typeof wildBlueContexts)['mission']>

const LEADERSHIP = 'leadership'

class MissionSituation extends ModifierSituation {
  /** [T-disengagement-mod-alone] Whether those in clouds count is an option. */
  get 'enemies-at-altitude'(): number {
    const { element } = this.flyer
    const countsHidden = option(this.play, 'disengage-in-clouds') === 'counts'
    return enemiesOf(this.play, element).filter(
      ({ altitude, inClouds }) => altitude === element.altitude && (countsHidden || !inClouds),
    ).length
  }
  /** [T-disengagement-mod-leadership] Models of one type count as the same. */
  get leadership(): boolean {
    const { content, state } = this.play
    const { element, aircraft } = this.flyer
    const { type } = fighterOf(content, aircraft)
    return state.table.elements.some(
      (each) =>
        each.side === element.side &&
        flyingAircraft(each).some(
          (other) => fighterOf(content, other).type === type && hasSkill(content, other, LEADERSHIP),
        ),
    )
  }
}

/** Names of the context that only a mission gives; in a dogfight they are nothing. */
const NO_MISSION: Readonly<Record<string, number | string | boolean>> = {
  cycle: 0,
  'mission-number': 0,
  stage: '',
  space: 0,
  phase: '',
  target: '',
  'target-flak': 0,
  'area-flak': 0,
  'bomb-mode': '',
  bomb: 0,
  bombs: 0,
  flak: 0,
  damage: 0,
  level: 0,
  bursts: 0,
  'card-number': 0,
  carried: 0,
  difference: 0,
  defenders: 0,
  strikers: 0,
  'base-target-bound': 0,
  'long-distance': false,
  'strafe-skill': 0,
  'gun-bonus': 0,
}

/** The names of the campaign's own events are not among the keys of the type, so the checker cannot see all. */
export const missionValues = (play: Play, flyer: Flyer): MissionValues =>
  Object.assign(new MissionSituation(play, flyer, undefined), NO_MISSION) as unknown as MissionValues
