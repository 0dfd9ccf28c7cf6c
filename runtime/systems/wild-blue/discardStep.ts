// [3.4] The discard step: as many cards as its player likes, one at a time.
import type { Procedure } from '../../kernel/procedure.ts'
import { judgeFree } from './actions.ts'
import type { DiscardStepFrame } from './frames.ts'
import { refuse, type DiscardInput, type WildBlueInput } from './inputs.ts'
import { discardFrom } from './piles.ts'
import { elementOf, heldCard, leaderOf, typesIn, type Play } from './table.ts'

export const openDiscardStep = (element: string): DiscardStepFrame => ({
  procedure: 'discard-step',
  step: 'discard',
  element,
})

export const discardStep: Procedure<Play, DiscardStepFrame, WildBlueInput> = {
  name: 'discard-step',
  steps: {
    discard: {
      ask: 'discard',
      rules: ['3.4'],
      seat: (play, frame) => elementOf(play, frame.element).seat,
      by: (_, frame) => frame.element,
      verbs: {
        discard: {
          candidates(play, frame) {
            const { id: by, seat, hand } = elementOf(play, frame.element)
            return typesIn(play, hand).map((card): DiscardInput => ({ seat, do: 'discard', by, card }))
          },
          judge(play, frame, { card }) {
            const element = elementOf(play, frame.element)
            if (!heldCard(play, element.hand, card)) return refuse('card-not-held', ['3.4'], { card })
            return judgeFree(play, leaderOf(element), 'discard-cards')
          },
          take(play, frame, { card }) {
            const element = elementOf(play, frame.element)
            const held = heldCard(play, element.hand, card)
            if (held === undefined) throw new Error(`${card} was judged to be held`)
            discardFrom(play, element, 'hand', held, ['3.4', '3.4-closed'])
            return { jump: 'discard' }
          },
        },
        'end-step': {
          candidates(play, frame) {
            const { id: by, seat } = elementOf(play, frame.element)
            return [{ seat, do: 'end-step', by }]
          },
          take: () => 'end',
        },
      },
    },
  },
}
