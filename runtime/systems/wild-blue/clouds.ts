// [7.3.5, 12.2] Into the clouds: hidden until the next altitude step, at an altitude chosen in secret; on the last
// turn, out of the fight.
import type { Refusal } from '../../kernel/game.ts'
import type { Frame, Procedure } from '../../kernel/procedure.ts'
import { altitudeRank, levelFrom, levelsAboveCeiling } from './altitude.ts'
import { judgeClimb } from './altitudeChange.ts'
import { lookUp } from './content.ts'
import { disengage } from './disengage.ts'
import type { EnterCloudsFrame } from './frames.ts'
import { refuse, type ChooseAltitudeInput, type WildBlueInput } from './inputs.ts'
import { dueFor, openPayment } from './payment.ts'
import type { ElementState } from './state.ts'
import { elementOf, isLastTurn, option, type Play } from './table.ts'

/** Gives the frame that asks for the way out, unless the element leaves the fight instead. */
export function hideInClouds(play: Play, element: ElementState, rules: readonly string[]): Frame | undefined {
  if (isLastTurn(play)) {
    leaveThroughClouds(play, element)
    return undefined
  }
  const frame: EnterCloudsFrame = { procedure: 'enter-clouds', step: 'mark', element: element.id }
  play.sink?.({
    kind: 'clouds-entered',
    rules: ['7.3.5', '7.3.5b', '7.3.5d', ...rules],
    facts: { element: element.id },
    seenBy: 'all',
  })
  return frame
}

/** [12.2, 7.3.5-last-turn] No choice of its own; whether there is a check, and points, options say. */
function leaveThroughClouds(play: Play, element: ElementState): void {
  const how = option(play, 'clouds-last-turn')
  const rules = ['12.2', '7.3.5-last-turn']
  disengage(play, element, { voluntary: how === 'voluntary', unchecked: how === 'free', rules })
}

export const enterClouds: Procedure<Play, EnterCloudsFrame, WildBlueInput> = {
  name: 'enter-clouds',
  steps: {
    mark: {
      run(play, frame) {
        elementOf(play, frame.element).inClouds = true
        return 'next'
      },
    },
    /** [7.3.5a] Nobody else sees the choice before the marker is taken off. */
    exit: {
      ask: 'clouds-exit',
      rules: ['7.3.5a'],
      seat: (play, frame) => elementOf(play, frame.element).seat,
      by: (_, frame) => frame.element,
      verbs: {
        'choose-altitude': {
          candidates(play, frame) {
            const { id: by, seat } = elementOf(play, frame.element)
            return play.content.ruleset.altitudes.map(({ id }): ChooseAltitudeInput => ({
              seat,
              do: 'choose-altitude',
              by,
              altitude: id,
            }))
          },
          judge: (play, frame, { altitude }) => judgeExit(play, elementOf(play, frame.element), altitude),
          take(play, frame, { altitude }) {
            const element = elementOf(play, frame.element)
            element.secretAltitude = altitude
            play.sink?.({
              kind: 'altitude-chosen',
              rules: ['7.3.5a'],
              facts: { element: element.id, altitude },
              seenBy: [element.seat],
            })
            return 'next'
          },
        },
      },
    },
    /** Under an option a climb out of the clouds is paid when it is chosen. */
    pay: {
      run(play, frame) {
        const element = elementOf(play, frame.element)
        const climbs = levelsUp(play, element, element.secretAltitude ?? element.altitude) > 0
        if (!climbs || option(play, 'clouds-climb') !== 'choosing') return 'end'
        const due = dueFor(play, play.content.ruleset.altitude['climb-discard'])
        return { call: openPayment(element, due, ['8.2.1b', '7.3.5a']) }
      },
    },
  },
}

const levelsUp = (play: Play, element: ElementState, altitude: string): number =>
  altitudeRank(play, altitude) - altitudeRank(play, element.altitude)

/** [7.3.5a, 8.2.1f] The limits of an altitude step hold; above its ceiling it must come down. */
function judgeExit(play: Play, element: ElementState, altitude: string): Refusal | undefined {
  if (lookUp(play.content.altitudeRank, altitude) === undefined)
    return refuse('unknown-altitude', ['8.0'], { altitude })
  const levels = play.content.ruleset.altitude['levels-per-step']
  const above = levelsAboveCeiling(play, element)
  if (above > 0) {
    const down = option(play, 'forced-dive') === 'at-once' ? Math.max(above, levels) : levels
    return altitude === levelFrom(play, element.altitude, -down)
      ? undefined
      : refuse('must-dive', ['8.2.1f', '7.3.5a'], { levels: above })
  }
  const up = levelsUp(play, element, altitude)
  if (Math.abs(up) > levels) return refuse('too-far', ['7.3.5a', '8.2.1a'], { altitude, levels })
  return up > 0 ? judgeClimb(play, element, altitude) : undefined
}
