// What becomes of a step whose target is shot down.
import { findFlyer, option, type Play } from './table.ts'

/** [6.1b] The target is gone; whoever takes its place is another aircraft, unless an option says otherwise. */
export function loseTarget(play: Play, lost: string): void {
  for (const frame of play.state.frames) {
    if (frame.procedure !== 'leader-step' && frame.procedure !== 'wingman-step') continue
    if (frame.target !== lost) continue
    const promoted = findFlyer(play, lost)?.aircraft.fate === 'flying'
    frame.targetLost = !(promoted && option(play, 'attack-promoted') === 'continues')
  }
}
