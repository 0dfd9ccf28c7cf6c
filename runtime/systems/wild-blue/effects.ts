// What a successful attack does: the card's program of ops, one at a time, with its place kept in the frame so that
// an op may stop and ask.
import type { Procedure } from '../../kernel/procedure.ts'
import { attackStepOf, attackValues } from './bursts.ts'
import { performOp, type Acting } from './cardOps.ts'
import { entry } from './content.ts'
import type { EffectFrame, ExchangeFrame, PlayedCard } from './frames.ts'
import type { WildBlueInput } from './inputs.ts'
import { holds } from './situation.ts'
import { flyerOf, type Play } from './table.ts'

/** The program of the attack, or of an answer. */
export function openEffect({ attack, hits, cancelled }: ExchangeFrame, answer?: PlayedCard): EffectFrame {
  return {
    procedure: 'effect',
    step: 'op',
    attack,
    card: answer?.as ?? attack.as,
    part: answer ? 'response' : 'attack',
    by: answer?.by ?? attack.attacker,
    op: 0,
    hits,
    cancelled,
  }
}

export const effect: Procedure<Play, EffectFrame, WildBlueInput> = {
  name: 'effect',
  steps: {
    op: {
      run(play, frame) {
        const card = entry(play.content.cards, frame.card)
        const op = (frame.part === 'attack' ? card.attack : card.response)?.effects?.[frame.op]
        if (!op) {
          if (frame.part === 'attack' && card.attack?.['ends-step']) attackStepOf(play).over = true
          return 'end'
        }
        frame.op++
        const acting = actingIn(play, frame)
        if (!holds(op.when, acting.values)) return { jump: 'op' }
        return performOp(play, op, acting) ?? { jump: 'op' }
      },
    },
  },
}

function actingIn(play: Play, frame: EffectFrame): Acting {
  const { attacker, target } = frame.attack
  const own = flyerOf(play, frame.by)
  const otherId = frame.by === attacker ? target : attacker
  const other = otherId === null ? undefined : flyerOf(play, otherId)
  return { frame, own, other, values: attackValues(play, attackStepOf(play), own, other) }
}
