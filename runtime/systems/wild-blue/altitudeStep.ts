// [3.2, 8.2.1] The altitude step: out of the clouds, or up, down or not at all.
import type { Refusal } from '../../kernel/game.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { judgeFree } from './actions.ts'
import { levelFrom, levelsAboveCeiling, lowestCeiling } from './altitude.ts'
import { judgeClimb, openAltitudeChange } from './altitudeChange.ts'
import type { AltitudeStepFrame } from './frames.ts'
import { refuse, type WildBlueInput } from './inputs.ts'
import { elementOf, leaderOf, option, type Play } from './table.ts'

export const openAltitudeStep = (element: string): AltitudeStepFrame => ({
  procedure: 'altitude-step',
  step: 'emerge',
  element,
})

export const altitudeStep: Procedure<Play, AltitudeStepFrame, WildBlueInput> = {
  name: 'altitude-step',
  steps: {
    /** [7.3.5e] The marker is taken off and the chosen altitude shown; there is no other change in this step. */
    emerge: {
      run(play, frame) {
        const element = elementOf(play, frame.element)
        if (!element.inClouds) return 'next'
        const to = element.secretAltitude ?? element.altitude
        element.inClouds = false
        element.secretAltitude = null
        play.sink?.({
          kind: 'clouds-left',
          rules: ['3.2', '7.3.5', '7.3.5e'],
          facts: { element: element.id, altitude: to },
          seenBy: 'all',
        })
        if (to === element.altitude) return 'end'
        const paid = option(play, 'clouds-climb') === 'choosing'
        return { call: openAltitudeChange(element, to, 'clouds', { paid }), then: 'end' }
      },
    },
    choose: {
      ask: 'altitude',
      rules: ['3.2'],
      seat: (play, frame) => elementOf(play, frame.element).seat,
      by: (_, frame) => frame.element,
      verbs: {
        climb: {
          rules: ['8.2.1', '8.2.1b'],
          candidates: (play, frame) => [{ ...acting(play, frame), do: 'climb' }],
          judge: judgeUp,
          cite: (play, frame) => lowestCeiling(play, elementOf(play, frame.element)).rules,
          take: (play, frame) => change(play, frame, levels(play)),
        },
        dive: {
          rules: ['8.2.1', '8.2.1c'],
          candidates: (play, frame) => [{ ...acting(play, frame), do: 'dive' }],
          judge: judgeDown,
          cite: (play, frame) => (aboveCeiling(play, frame) > 0 ? ['8.2.1f'] : []),
          take: (play, frame) => change(play, frame, -divesBy(play, frame)),
        },
        stay: {
          candidates: (play, frame) => [{ ...acting(play, frame), do: 'stay' }],
          judge: (play, frame) => judgeForced(play, frame),
          take: () => 'end',
        },
      },
    },
    end: { run: () => 'end' },
  },
}

function acting(play: Play, { element }: AltitudeStepFrame): { seat: string; by: string } {
  return { seat: elementOf(play, element).seat, by: element }
}

const levels = ({ content }: Play): number => content.ruleset.altitude['levels-per-step']

const aboveCeiling = (play: Play, { element }: AltitudeStepFrame): number =>
  levelsAboveCeiling(play, elementOf(play, element))

/** [8.2.1f] Under an option an element far above its ceiling comes down to it at once. */
const divesBy = (play: Play, frame: AltitudeStepFrame): number =>
  option(play, 'forced-dive') === 'at-once' ? Math.max(levels(play), aboveCeiling(play, frame)) : levels(play)

function change(play: Play, frame: AltitudeStepFrame, by: number) {
  const element = elementOf(play, frame.element)
  const to = levelFrom(play, element.altitude, by)
  if (to === undefined) throw new Error('the change of altitude was judged to be possible')
  return { call: openAltitudeChange(element, to, 'step') }
}

/** [8.2.1f] */
function judgeForced(play: Play, frame: AltitudeStepFrame): Refusal | undefined {
  const above = aboveCeiling(play, frame)
  return above === 0 ? undefined : refuse('must-dive', ['8.2.1f', '5.2.7'], { levels: above })
}

function judgeUp(play: Play, frame: AltitudeStepFrame): Refusal | undefined {
  const element = elementOf(play, frame.element)
  const to = levelFrom(play, element.altitude, levels(play))
  return (
    judgeForced(play, frame) ??
    judgeChange(play, frame) ??
    (to === undefined
      ? refuse('no-such-level', ['8.0'], { altitude: element.altitude })
      : judgeClimb(play, element, to))
  )
}

function judgeDown(play: Play, frame: AltitudeStepFrame): Refusal | undefined {
  const { altitude } = elementOf(play, frame.element)
  if (levelFrom(play, altitude, -divesBy(play, frame)) === undefined)
    return refuse('no-such-level', ['8.0'], { altitude })
  return judgeChange(play, frame)
}

const judgeChange = (play: Play, { element }: AltitudeStepFrame): Refusal | undefined =>
  judgeFree(play, leaderOf(elementOf(play, element)), 'change-altitude')
