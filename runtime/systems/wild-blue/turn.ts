// [3.0] One turn of one element: the steps of the ruleset's sequence in order, but for those it skips.
import type { Step as SequenceStep } from '../../../schemas/generated/compiled.ts'
import type { RuleId } from '../../kernel/game.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { openAltitudeStep } from './altitudeStep.ts'
import { openDiscardStep } from './discardStep.ts'
import { openDrawStep } from './drawStep.ts'
import { lookUp } from './content.ts'
import type { TurnFrame, WildBlueFrame } from './frames.ts'
import type { WildBlueInput } from './inputs.ts'
import { openLeaderStep } from './leaderStep.ts'
import { dropMiniHand } from './miniHands.ts'
import { holds, modifierValues } from './situation.ts'
import type { PlayedStep } from './played.ts'
import type { ElementState } from './state.ts'
import { elementOf, isDecided, isFlying, leaderOf, type Play } from './table.ts'
import { openWingmanStep } from './wingmanStep.ts'

export const openTurn = (element: string): TurnFrame => ({
  procedure: 'turn',
  step: 'begin',
  element,
  next: 0,
  bound: null,
})

export const turn: Procedure<Play, TurnFrame, WildBlueInput> = {
  name: 'turn',
  steps: {
    begin: {
      run(play, { element: id }) {
        const element = elementOf(play, id)
        element.agileUses = 0
        element.burstCost = 0
        dropMiniHand(play, element, ['10.1'])
        play.sink?.({
          kind: 'turn-began',
          rules: ['3.0', 'T-sequence'],
          facts: { element: id, turn: play.state.table.turn },
          seenBy: 'all',
        })
        return 'next'
      },
    },
    step: {
      run(play, frame) {
        const element = elementOf(play, frame.element)
        const step = play.content.ruleset.sequence[frame.next]
        // [14.7-end] With nobody left to fight, the steps that remain are not played.
        if (!step || !isFlying(element) || isDecided(play)) return 'end'
        frame.next++
        const call = step.scope === 'unit' ? openStep(step.id, element.id, frame) : undefined
        if (!call) return { jump: 'step' }
        const skipped = skipRules(play, element, step)
        if (skipped) {
          play.sink?.({
            kind: 'step-skipped',
            rules: skipped,
            facts: { element: element.id, step: step.id },
            seenBy: 'all',
          })
          return { jump: 'step' }
        }
        return { call, then: 'step' }
      },
    },
  },
}

/** The rules by which the element skips the step; undefined where it takes it. */
function skipRules(play: Play, element: ElementState, step: SequenceStep): readonly RuleId[] | undefined {
  const { dogfight } = play.content.ruleset
  const isFirst = play.state.table.turn === 1 && element.order === 1
  if (isFirst && dogfight['first-unit-skips'].includes(step.id)) return ['3.1-first']
  return takesPlace(play, element, step) ? undefined : (step.rules ?? [])
}

/** What the ruleset says of the step itself. */
export function takesPlace(play: Play, element: ElementState, step: SequenceStep): boolean {
  const values = modifierValues(play, leaderOf(element))
  return holds(step.when, values) && !(step['skipped-when'] && holds(step['skipped-when'], values))
}

type Open = (element: string, bound: TurnFrame['bound']) => WildBlueFrame

const OPEN: Readonly<Record<PlayedStep, Open>> = {
  wingman: openWingmanStep,
  altitude: openAltitudeStep,
  leader: openLeaderStep,
  discard: openDiscardStep,
  draw: openDrawStep,
}

/** Undefined for a step that this rule system does not play. */
export const openStep = (
  id: string,
  element: string,
  { bound }: Pick<TurnFrame, 'bound'>,
): WildBlueFrame | undefined => lookUp<Open>(OPEN, id)?.(element, bound)
