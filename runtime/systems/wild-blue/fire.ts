// [9.3] A shot that got through.
import type { Fire, SpecialHit } from '../../../schemas/generated/compiled.ts'
import { destroy, takeHits } from './hits.ts'
import { ratingOf } from './ratings.ts'
import { amountOf, holds, type Attack } from './situation.ts'
import type { AircraftState } from './state.ts'
import type { Play } from './table.ts'

export function fire(play: Play, op: Fire, { attacker, target, values }: Attack): void {
  const special = op.special === undefined ? undefined : play.content.ruleset['special-hits']?.[op.special]
  if (special?.destroys !== undefined && holds(special.destroys, values)) {
    destroy(play, target, ['9.3.2', ...(special.rules ?? [])])
    return
  }
  if (special) placeMarker(play, special, target)
  const printed = amountOf(op.hits ?? special?.hits ?? 0, values)
  takeHits(play, target, printed + cannonBonus(play, attacker, special))
}

/** [9.3.6] Heavy cannon make every shot that hits heavier. */
function cannonBonus(play: Play, attacker: AircraftState, special: SpecialHit | undefined): number {
  if (special && play.state.table.options['cannon-bonus-special'] === 'plain-only') return 0
  const bonus = ratingOf(play, attacker, 'cannon-bonus')
  if (bonus > 0)
    play.sink?.({
      kind: 'cannon-bonus',
      rules: ['9.3.6'],
      facts: { by: attacker.id, hits: bonus },
      seenBy: 'all',
    })
  return bonus
}

/** [9.3.3] A special hit may leave a marker that lasts. */
function placeMarker(play: Play, { name, counter, rules }: SpecialHit, target: AircraftState): void {
  if (counter !== undefined) target.counters[counter] = (target.counters[counter] ?? 0) + 1
  play.sink?.({
    kind: 'special-hit',
    rules: rules ?? [],
    facts: {
      aircraft: target.id,
      hit: name,
      markers: counter === undefined ? 0 : (target.counters[counter] ?? 0),
    },
    seenBy: 'all',
  })
}
