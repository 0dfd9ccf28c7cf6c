// [6.2] An exchange: an attack card, then answers in turn until someone passes. Whoever played the last card has won.
import type { Ask, Procedure, Run } from '../../kernel/procedure.ts'
import { answerRules, judgeAnswer, lastOf } from './answers.ts'
import { typeOf } from './content.ts'
import { openEffect } from './effects.ts'
import { refuse, type WildBlueInput } from './inputs.ts'
import type { AircraftId, CardId, ExchangeFrame, Guns } from './state.ts'
import { heldCard, leaveHand, pilesOf, unitOf, type Play } from './table.ts'

export const openExchange = (
  attacker: AircraftId,
  target: AircraftId,
  card: CardId,
  guns: Guns | null,
): ExchangeFrame => ({
  procedure: 'exchange',
  step: 'answer',
  attacker,
  target,
  guns,
  chain: [{ by: attacker, card }],
  answers: target,
})

/** Asked even of a player who holds nothing fitting: not asking would tell the other so. */
const answer: Ask<Play, ExchangeFrame, WildBlueInput> = {
  ask: 'answer',
  rules: ['6.2'],
  seat: (play, frame) => unitOf(play, frame.answers).side,
  candidates(play, frame) {
    const { side: seat, hand } = unitOf(play, frame.answers)
    const cards = [...new Set(hand.map(typeOf))]
    return [...cards.map((card): WildBlueInput => ({ seat, do: 'answer', card })), { seat, do: 'pass' }]
  },
  judge(play, frame, input) {
    if (input.do === 'pass') return undefined
    if (input.do !== 'answer')
      return refuse('wrong-action', ['6.2'], { did: input.do, expected: ['answer', 'pass'] })
    return judgeAnswer(play, frame, input.card)
  },
  take(play, frame, input) {
    const by = frame.answers
    if (input.do !== 'answer') {
      play.sink?.({ kind: 'passed', rules: ['6.2'], facts: { by }, seenBy: 'all' })
      return 'next'
    }
    const element = unitOf(play, by)
    const card = heldCard(element, input.card)
    if (card === undefined) throw new Error(`${input.card} was judged to be held`)
    play.sink?.({
      kind: 'answer-played',
      rules: ['6.2', ...answerRules(play, frame, input.card)],
      facts: { by, card: input.card, to: typeOf(lastOf(frame).card) },
      seenBy: 'all',
    })
    leaveHand(element, card)
    frame.chain.push({ by, card })
    frame.answers = by === frame.attacker ? frame.target : frame.attacker
    return { jump: 'answer' }
  },
}

/** [6.2-resolve] The attack succeeds if its own side played last. */
const settle: Run<Play, ExchangeFrame> = {
  run(play, frame) {
    const card = typeOf(frame.chain[0]?.card ?? '')
    const won = lastOf(frame).by === frame.attacker
    play.sink?.({
      kind: won ? 'attack-succeeded' : 'attack-stopped',
      rules: ['6.2', '6.2-resolve'],
      facts: { by: frame.attacker, target: frame.target, card, cards: frame.chain.length },
      seenBy: 'all',
    })
    return won ? { call: openEffect(card, frame.attacker, frame.target), then: 'discard' } : 'next'
  },
}

/** [6.2-resolve] All cards of the exchange go to the piles of those who played them. */
const discard: Run<Play, ExchangeFrame> = {
  run(play, frame) {
    for (const { by, card } of frame.chain) pilesOf(play, unitOf(play, by)).discard.push(card)
    return 'end'
  },
}

export const exchange: Procedure<Play, ExchangeFrame, WildBlueInput> = {
  name: 'exchange',
  steps: { answer, settle, discard },
}
