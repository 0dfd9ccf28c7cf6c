// What a player may look for in vain in a decision that is not about cards, and why it is not offered.
import type { CompiledPack, Refusal, WildBlueInput, WildBlueView } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import { rulesetOf } from './content.ts'
import type { SeenTable } from './seenTable.ts'

export interface NotOffered {
  readonly input: WildBlueInput
  readonly refusal: Refusal
}

type Decision = NonNullable<Fight['decision']>

export function notOffered({ game, pack, view, fight }: SeenTable): readonly NotOffered[] {
  const { line, decision } = fight
  if (!decision) return []
  return lookedFor(pack, view, decision).flatMap((input) => {
    const refusal = game.whyNot(line.state, input)
    return refusal ? [{ input, refusal }] : []
  })
}

function lookedFor(pack: CompiledPack, view: WildBlueView, decision: Decision): readonly WildBlueInput[] {
  const { seat, kind, by = '' } = decision
  const plain = (...verbs: ('climb' | 'dive' | 'stay' | 'follow' | 'give-up-position' | 'disengage')[]) =>
    verbs.map((verb): WildBlueInput => ({ seat, do: verb, by }))
  switch (kind) {
    case 'start-altitude':
    case 'clouds-exit':
      return (rulesetOf(pack)?.altitudes ?? []).map(({ id: altitude }): WildBlueInput => ({
        seat,
        do: 'choose-altitude',
        by,
        altitude,
      }))
    case 'altitude':
      return plain('climb', 'dive', 'stay')
    case 'follow':
      return plain('follow')
    case 'wingman-target':
      return enemies(view, seat).flatMap(({ leader, wingman }) =>
        [leader, ...(wingman ? [wingman] : [])].flatMap((target) => targeting(decision, target)),
      )
    case 'leader-attack':
      return [
        ...enemies(view, seat).flatMap(({ wingman }) => (wingman ? targeting(decision, wingman) : [])),
        ...plain('give-up-position', 'disengage'),
      ]
    case 'draw':
      return [{ seat, do: 'draw', by, amount: mostDrawn(decision) + 1 }]
    default:
      return []
  }
}

const enemies = ({ elements }: WildBlueView, seat: string): WildBlueView['elements'] => {
  const side = elements.find((each) => each.seat === seat)?.side
  return elements.filter((each) => each.side !== side)
}

/** Nobody looks for what is no longer there. */
const targeting = (
  { seat, by = '' }: Decision,
  { id: target, fate }: WildBlueView['elements'][number]['leader'],
): WildBlueInput[] => (fate === 'flying' ? [{ seat, do: 'target', by, target }] : [])

const mostDrawn = ({ choices }: Decision): number =>
  Math.max(0, ...choices.map((choice) => (choice.do === 'draw' ? choice.amount : 0)))
