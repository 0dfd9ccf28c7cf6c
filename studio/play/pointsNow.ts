import type { WildBlueGame, WildBlueState } from '../../runtime/index.ts'

/** The points each side would have if the fight ended now; everyone at the table may know them. */
export const pointsNow = (game: WildBlueGame, state: WildBlueState): Readonly<Record<string, number>> =>
  game.view(state, '').points
