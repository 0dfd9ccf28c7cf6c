import type { SeenTable } from './seenTable.ts'
import type { PlayState } from '../state/playSession.ts'
import { Words } from './words.ts'

/** At one screen the table is seen by whoever decides; a fight that is over, by the first seat. */
export function seenNow({ pack, game, fight }: PlayState): SeenTable | undefined {
  if (!pack || !game || !fight) return undefined
  const { state } = fight.line
  const view = game.view(state, fight.decision?.seat ?? state.table.elements[0]?.seat ?? '')
  return { game, pack, fight, view, words: new Words(pack, view.elements) }
}
