import type { WildBlueGame, WildBlueState } from '../../runtime/index.ts'

/** The points if the fight ended now; they count what lies open on the table. */
export const pointsNow = (game: WildBlueGame, state: WildBlueState): Readonly<Record<string, number>> =>
  game.outcome({ ...state, frames: [] })?.points ?? {}
