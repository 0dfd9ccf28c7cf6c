// [9.2.1-optional] Under an option, whoever dodges a gunner's fire loses a step of position, down to neutral.
import type { ExchangeFrame } from './frames.ts'
import { changePosition, isOnTop, positionOf, shiftPosition } from './position.ts'
import { flyerOf, option, type Play } from './table.ts'

export function evadeGunner(
  play: Play,
  { attack, answers }: ExchangeFrame,
  at: 'each-answer' | 'success',
): void {
  if (option(play, 'gunner-evasion') !== true || option(play, 'gunner-evasion-moment') !== at) return
  if (attack.guns !== 'gunner' || attack.target === null || answers === null) return
  const { element, aircraft } = flyerOf(play, attack.target)
  if (aircraft.role !== 'leader' || !isOnTop(play, element.id)) return
  const enemy = flyerOf(play, attack.attacker).element.id
  const to = shiftPosition(play.content, positionOf(play, element.id, enemy), -1)
  changePosition(play, element.id, enemy, to, ['9.2.1-optional'])
}
