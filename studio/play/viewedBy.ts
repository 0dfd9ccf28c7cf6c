import type { WildBlueGame, WildBlueView } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'

/** At one screen the table is seen by whoever decides; a fight that is over, by either side. */
export function viewedBy(game: WildBlueGame, { line: { state }, decision }: Fight): WildBlueView {
  return game.view(state, decision?.seat ?? state.table.elements[0]?.seat ?? '')
}
