// [9.3] A shot that got through.
import type { Fire, SpecialHit } from '../../../schemas/generated/compiled.ts'
import { attackStepOf } from './bursts.ts'
import type { Acting } from './cardOps.ts'
import { destroy, takeHits } from './hits.ts'
import { ratingOf } from './ratings.ts'
import { amountOf, holds } from './situation.ts'
import { counted, option, setCount, type Flyer, type Play } from './table.ts'

export function fire(play: Play, op: Fire, acting: Acting, target: Flyer): void {
  const { own, values, frame } = acting
  const { heavy } = frame.attack
  const special = specialOf(play, op, frame.cancelled, heavy)
  if (special?.destroys !== undefined && holds(special.destroys, values)) {
    destroy(play, target, ['9.3.2', ...(special.rules ?? [])])
    return
  }
  if (special) placeMarker(play, special, target)
  const printed = heavy
    ? play.content.ruleset.firing['heavy-gun-hits']
    : amountOf(op.hits ?? special?.hits ?? 0, values)
  const hits = printed + cannonBonus(play, own, special) + heavier(play) + frame.hits
  if (hits > 0) takeHits(play, target, hits, shotRules(op, acting, target))
}

const shotRules = ({ rules = [] }: Fire, { own, frame }: Acting, target: Flyer): string[] => [
  '9.3',
  ...rules,
  ...(frame.attack.heavy ? ['9.1.2', '9.1.2-convert'] : []),
  ...(own.aircraft.role === 'wingman' && target.aircraft.role === 'leader' ? ['10.4.2'] : []),
  ...(frame.attack.guns === 'gunner' ? ['9.2', '5.2.5'] : []),
]

/** [9.1.2-convert] A card turned into a heavy-gun shot loses what is special about it, unless an option keeps it. */
function specialOf(
  play: Play,
  { special: id }: Fire,
  cancelled: readonly string[],
  heavy: boolean,
): SpecialHit | undefined {
  if (id === undefined || cancelled.includes(id)) return undefined
  if (heavy && option(play, 'heavy-gun-special') === 'lost') return undefined
  return play.content.ruleset['special-hits']?.[id]
}

/** Hits that an earlier card has added to this shot. */
function heavier(play: Play): number {
  const step = attackStepOf(play)
  const hits = step.nextHits
  step.nextHits = 0
  return hits
}

/** [9.3.6] Heavy cannon make every shot that hits heavier. */
function cannonBonus(play: Play, firer: Flyer, special: SpecialHit | undefined): number {
  if (special && option(play, 'cannon-bonus-special') === 'plain-only') return 0
  const bonus = ratingOf(play, firer, 'cannon-bonus')
  if (bonus > 0)
    play.sink?.({
      kind: 'cannon-bonus',
      rules: ['9.3.6', firer.aircraft.role === 'wingman' ? '5.4.2-plus' : '5.2.4-plus'],
      facts: { by: firer.aircraft.id, hits: bonus },
      seenBy: 'all',
    })
  return bonus
}

/** [9.3.3] A special hit may leave a marker that lasts. */
function placeMarker(play: Play, { name, counter, rules }: SpecialHit, { aircraft }: Flyer): void {
  if (counter !== undefined) setCount(aircraft, counter, counted(aircraft, counter) + 1)
  play.sink?.({
    kind: 'special-hit',
    rules: rules ?? [],
    facts: {
      aircraft: aircraft.id,
      hit: name,
      markers: counter === undefined ? 0 : counted(aircraft, counter),
    },
    seenBy: 'all',
  })
}
