// What a successful attack does: the card's program of ops, one at a time, with its place kept in the frame so that
// an op may stop and ask. An op that is not in the table below is not played yet, and neither is a card that needs
// it: `isPlayable` keeps such cards out of the offered attacks, and nothing else needs to know.
import type { CardAttack, CardOp, ChangePosition, GainBursts } from '../../../schemas/generated/compiled.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { attackValues, leaderStepOf } from './bursts.ts'
import { entry } from './content.ts'
import { fire } from './fire.ts'
import type { WildBlueInput } from './inputs.ts'
import { positionOf, setPosition, shiftPosition } from './position.ts'
import { amountOf, holds, type Attack } from './situation.ts'
import type { AircraftId, EffectFrame } from './state.ts'
import { aircraftOf, unitOf, type Play } from './table.ts'

const PLAYED = ['change-position', 'fire', 'gain-bursts'] as const

type PlayedOp = Extract<CardOp, { op: (typeof PLAYED)[number] }>

const isPlayed = (op: CardOp): op is PlayedOp => PLAYED.some((played) => played === op.op)

export const isPlayable = ({ effects }: CardAttack): boolean => effects.every(isPlayed)

export const openEffect = (card: string, attacker: AircraftId, target: AircraftId): EffectFrame => ({
  procedure: 'effect',
  step: 'op',
  card,
  attacker,
  target,
  op: 0,
})

export const effect: Procedure<Play, EffectFrame, WildBlueInput> = {
  name: 'effect',
  steps: {
    op: {
      run(play, frame) {
        const op = entry(play.content.cards, frame.card).attack?.effects[frame.op]
        if (!op) return 'end'
        frame.op++
        const attack = attackOf(play, frame)
        if (isPlayed(op) && holds(op.when, attack.values)) perform(play, op, attack)
        return { jump: 'op' }
      },
    },
  },
}

function perform(play: Play, op: PlayedOp, attack: Attack): void {
  switch (op.op) {
    case 'change-position':
      changePosition(play, op, attack)
      return
    case 'gain-bursts':
      gainBursts(play, op, attack)
      return
    case 'fire':
      fire(play, op, attack)
  }
}

function attackOf(play: Play, frame: EffectFrame): Attack {
  const attacker = aircraftOf(play, frame.attacker)
  const target = aircraftOf(play, frame.target)
  return { attacker, target, values: attackValues(play, leaderStepOf(play), attacker, target) }
}

/** [7.3] The position of the leader changes toward the leader of the target. */
function changePosition(play: Play, op: ChangePosition, { attacker, target, values }: Attack): void {
  const own = unitOf(play, attacker.id).id
  const other = unitOf(play, target.id).id
  const [of, toward] = op.who === 'attacker' ? [own, other] : [other, own]
  const from = positionOf(play, of, toward)
  const to = shiftPosition(play.content, from, amountOf(op.steps, values))
  setPosition(play, of, toward, to)
  play.sink?.({
    kind: 'position-changed',
    rules: ['7.3', ...(op.rules ?? [])],
    facts: { of, toward, from, to },
    seenBy: 'all',
  })
}

/** [10.6.2] Manoeuvring at an aircraft without position brings bursts instead. */
function gainBursts(play: Play, op: GainBursts, { attacker, values }: Attack): void {
  const bursts = amountOf(op.bursts, values)
  leaderStepOf(play).gained += bursts
  play.sink?.({
    kind: 'bursts-gained',
    rules: op.rules ?? [],
    facts: { by: attacker.id, bursts },
    seenBy: 'all',
  })
}
