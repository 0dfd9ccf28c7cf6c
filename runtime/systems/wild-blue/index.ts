// The wild-blue rule system: the whole dogfight, from choosing altitudes to counting points.
import type { EventSink, Game, RuleSystem } from '../../kernel/game.ts'
import { advance, citing, judge, pending, take, type Procedures } from '../../kernel/procedure.ts'
import { altitudeChange } from './altitudeChange.ts'
import { altitudeStep } from './altitudeStep.ts'
import { enterClouds } from './clouds.ts'
import { openContent, SYSTEM } from './content.ts'
import { discardStep } from './discardStep.ts'
import { dogfight } from './dogfight.ts'
import { drawStep } from './drawStep.ts'
import { effect } from './effects.ts'
import { exchange } from './exchange.ts'
import type { WildBlueInput } from './inputs.ts'
import { leaderStep } from './leaderStep.ts'
import { payment } from './payment.ts'
import { explainNow } from './ratings.ts'
import { outcomeOf } from './scoring.ts'
import { setUp } from './setup.ts'
import type { WildBlueSetup } from './setupTypes.ts'
import { cloneState, type WildBlueState } from './state.ts'
import { findFlyer, type Play } from './table.ts'
import { turn } from './turn.ts'
import { viewFor, type WildBlueView } from './view.ts'
import { wingmanStep } from './wingmanStep.ts'

export type WildBlueGame = Game<WildBlueState, WildBlueSetup, WildBlueInput, WildBlueView>

const PROCEDURES: Procedures<Play, WildBlueInput> = {
  dogfight,
  turn,
  'wingman-step': wingmanStep,
  'altitude-step': altitudeStep,
  'altitude-change': altitudeChange,
  payment,
  'leader-step': leaderStep,
  exchange,
  effect,
  'enter-clouds': enterClouds,
  'discard-step': discardStep,
  'draw-step': drawStep,
}

export const wildBlue: RuleSystem<WildBlueState, WildBlueSetup, WildBlueInput, WildBlueView> = {
  id: SYSTEM,
  open(pack): WildBlueGame {
    const content = openContent(pack)
    const play = (state: WildBlueState, sink?: EventSink): Play => ({ content, state, sink })
    const decision = (state: WildBlueState) => pending(PROCEDURES, play(state), state.frames)
    const whyNot = (state: WildBlueState, input: WildBlueInput) =>
      judge(PROCEDURES, play(state), state.frames, input)
    return {
      id: SYSTEM,
      contentHash: content.hash,
      setup(setup, seed, sink) {
        const started = setUp(content, setup, seed, sink)
        if (started.state) advance(PROCEDURES, play(started.state, sink), started.state.frames)
        return started
      },
      decision,
      whyNot,
      cite: (state, input) => citing(PROCEDURES, play(state), state.frames, input),
      apply(state, input, sink) {
        const refusal = whyNot(state, input)
        if (!refusal) take(PROCEDURES, play(state, sink), state.frames, input)
        return refusal
      },
      clone: cloneState,
      view: (state, seat) => viewFor(play(state), seat, decision(state)),
      outcome: (state) => (state.frames.length === 0 ? outcomeOf(play(state)) : undefined),
      explain(state, id, rating) {
        const at = play(state)
        const flyer = findFlyer(at, id)
        return flyer && explainNow(at, flyer, rating)
      },
    }
  },
}
