// [6.2] An exchange: an attack card, then answers in turn until someone passes. Whoever played the last card has won.
import type { Procedure } from '../../kernel/procedure.ts'
import { answererOf, answerRules, judgeAnswer, lastOf } from './answers.ts'
import { playFacts, playRules, spend, typeMeant, waysToPlay } from './cardPlay.ts'
import { entry } from './content.ts'
import { openEffect } from './effects.ts'
import type { AttackFacts, ExchangeFrame, PlayedCard } from './frames.ts'
import { evadeGunner } from './gunnerEvasion.ts'
import type { RespondInput, WildBlueInput } from './inputs.ts'
import { openPayment, dueFor } from './payment.ts'
import { toDiscards } from './piles.ts'
import { flyerOf, handOf, option, typesIn, type Play } from './table.ts'

export const openExchange = (
  attack: AttackFacts,
  played: PlayedCard,
  answers: string | null,
): ExchangeFrame => ({
  procedure: 'exchange',
  step: 'pay',
  attack,
  chain: [played],
  answers,
  hits: 0,
  cancelled: [],
})

export const exchange: Procedure<Play, ExchangeFrame, WildBlueInput> = {
  name: 'exchange',
  steps: {
    /** Under an option the climb of a vertical roll is paid with the card, and lost if it is stopped. */
    pay: {
      run(play, { attack, answers }) {
        const then = answers === null ? 'settle' : 'answer'
        if (!paysWithCard(play, attack)) return { jump: then }
        const { element } = flyerOf(play, attack.attacker)
        const due = dueFor(play, play.content.ruleset.altitude['climb-discard'])
        return { call: openPayment(element, due, ['8.2.2', '8.2.1b']), then }
      },
    },
    /** Asked even of a player who holds nothing fitting: not asking would tell the other so. */
    answer: {
      ask: 'answer',
      rules: ['6.2'],
      seat: (play, frame) => answererOf(play, frame).element.seat,
      by: (_, frame) => frame.answers ?? '',
      verbs: {
        respond: {
          candidates(play, frame) {
            const answerer = answererOf(play, frame)
            const { seat } = answerer.element
            const by = answerer.aircraft.id
            const types = typesIn(play, handOf(answerer))
            return waysToPlay(play, answerer, types, 'response').map((meant): RespondInput => ({
              seat,
              do: 'respond',
              by,
              ...meant,
            }))
          },
          judge: judgeAnswer,
          cite: answerRules,
          take: playAnswer,
        },
        pass: {
          candidates(play, frame) {
            const { element, aircraft } = answererOf(play, frame)
            return [{ seat: element.seat, do: 'pass', by: aircraft.id }]
          },
          take(play, { answers: by }) {
            play.sink?.({ kind: 'passed', rules: ['6.2', '6.2-resolve'], facts: { by }, seenBy: 'all' })
            return 'next'
          },
        },
      },
    },
    /** [6.2-resolve] The attack succeeds if its own side played last. */
    settle: {
      run(play, frame) {
        const { attack, chain } = frame
        const won = sideOf(play, lastOf(play, frame).by) === sideOf(play, attack.attacker)
        play.sink?.({
          kind: won ? 'attack-succeeded' : 'attack-stopped',
          rules: ['6.2', '6.2-resolve'],
          facts: { by: attack.attacker, target: attack.target, card: attack.as, cards: chain.length },
          seenBy: 'all',
        })
        if (!won) {
          evadeGunner(play, frame, 'success')
          return 'next'
        }
        return { call: openEffect(frame), then: 'discard' }
      },
    },
    /** [6.2-resolve] All cards of the exchange go to the piles of those who played them. */
    discard: {
      run(play, { chain }) {
        for (const { by, card } of chain) if (card !== null) toDiscards(play, flyerOf(play, by).element, card)
        return 'end'
      },
    },
  },
}

const paysWithCard = (play: Play, { direction }: AttackFacts): boolean =>
  direction === 'up' && option(play, 'roll-climb-payment') === 'with-card'

const sideOf = (play: Play, aircraft: string): string => flyerOf(play, aircraft).element.side

function playAnswer(play: Play, frame: ExchangeFrame, input: RespondInput) {
  const answerer = answererOf(play, frame)
  const as = typeMeant(play, input) ?? ''
  play.sink?.({
    kind: 'answer-played',
    rules: ['6.2', ...playRules(play, input, as), ...answerRules(play, frame, input)],
    facts: { by: input.by, as, ...playFacts(input), to: lastOf(play, frame).as },
    seenBy: 'all',
  })
  const played = spend(play, answerer, input)
  frame.chain.push(played)
  evadeGunner(play, frame, 'each-answer')
  const { response } = entry(play.content.cards, as)
  // An answer that stops nothing leaves the same card to be answered by the same player.
  if (response?.stops !== false)
    frame.answers = input.by === frame.attack.attacker ? frame.attack.target : frame.attack.attacker
  return response?.effects?.length
    ? { call: openEffect(frame, played), then: 'answer' as const }
    : { jump: 'answer' as const }
}
