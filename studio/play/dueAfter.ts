// What a choice costs in cards: it is made on a copy, and what is then to be paid is the cost.
import type { WildBlueGame, WildBlueInput, WildBlueState } from '../../runtime/index.ts'

export function dueAfter(game: WildBlueGame, state: WildBlueState, choice: WildBlueInput): number {
  if (choice.do !== 'climb' && choice.do !== 'follow') return 0
  const tried = game.clone(state)
  return game.apply(tried, choice) ? 0 : dueNow(tried)
}

/** Cards that are being paid; what is due is open to all. */
export function dueNow({ frames }: WildBlueState): number {
  const frame = frames.at(-1)
  return frame?.procedure === 'payment' ? frame.left : 0
}
