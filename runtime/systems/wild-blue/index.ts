// The wild-blue rule system. At present it plays the leader step of one element: attack cards, each with its exchange
// of answers, until the player ends it or the enemy is shot down.
import type { EventSink, Game, RuleSystem } from '../../kernel/game.ts'
import { judge, pending, take, type Procedures } from '../../kernel/procedure.ts'
import { openContent, SYSTEM } from './content.ts'
import { effect } from './effects.ts'
import { exchange } from './exchange.ts'
import type { WildBlueInput } from './inputs.ts'
import { leaderStep } from './leaderStep.ts'
import { explainNow } from './ratings.ts'
import { outcomeOf } from './scoring.ts'
import { setUp, type WildBlueSetup } from './setup.ts'
import { cloneState, type WildBlueState } from './state.ts'
import { findAircraft, type Play } from './table.ts'
import { viewFor, type WildBlueView } from './view.ts'

export type WildBlueGame = Game<WildBlueState, WildBlueSetup, WildBlueInput, WildBlueView>

const PROCEDURES: Procedures<Play, WildBlueInput> = { 'leader-step': leaderStep, exchange, effect }

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
      setup: (setup, seed, sink) => setUp(content, setup, seed, sink),
      decision,
      whyNot,
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
        const aircraft = findAircraft(at, id)
        return aircraft && explainNow(at, aircraft, rating)
      },
    }
  },
}
