// [9.3, 11.0] Hits, and what they make of an aircraft.
import type { RuleId } from '../../kernel/game.ts'
import { hasTrait } from './content.ts'
import { loseTarget } from './lostTarget.ts'
import { dropMiniHand } from './miniHands.ts'
import { discardAll } from './piles.ts'
import { breakEngagement } from './position.ts'
import { promote } from './promotion.ts'
import { hasRating, ratingOf } from './ratings.ts'
import { counted, flyingWingman, option, setCount, type Flyer, type Play } from './table.ts'

/** [9.3] Hits add up over the whole game. */
export function takeHits(play: Play, flyer: Flyer, hits: number, rules: readonly RuleId[]): void {
  const { aircraft } = flyer
  aircraft.hits += hits
  const sound = !aircraft.damaged && aircraft.hits < capacity(play, flyer)
  play.sink?.({
    kind: 'hits-taken',
    // Hits alone do not make an aircraft damaged.
    rules: sound ? [...rules, '5.2.1-note'] : rules,
    facts: { aircraft: aircraft.id, hits, total: aircraft.hits },
    seenBy: 'all',
  })
  if (aircraft.hits >= capacity(play, turnedOver(flyer))) destroy(play, flyer, ['9.3.2', '4.9.1'])
  else if (!aircraft.damaged && !sound) damage(play, flyer)
}

/** [5.2.1] Hits at which the side of the card in play gives way. */
const capacity = (play: Play, flyer: Flyer): number => ratingOf(play, flyer, 'damage')

/** [5.2.1] So many hits at once that the damaged side gives way as well destroy the aircraft straight away. */
const turnedOver = ({ element, aircraft }: Flyer): Flyer =>
  aircraft.damaged ? { element, aircraft } : { element, aircraft: { ...aircraft, damaged: true } }

/** [9.3.1] The card is turned over; what only a sound aircraft has is gone. */
export function damage(play: Play, flyer: Flyer, rules: readonly RuleId[] = ['9.3.1', '4.9.1']): void {
  const { aircraft } = flyer
  aircraft.damaged = true
  play.sink?.({
    kind: 'aircraft-damaged',
    rules: [...rules, aircraft.role === 'wingman' ? '5.4.1' : '5.2.1'],
    facts: { aircraft: aircraft.id, hits: aircraft.hits },
    seenBy: 'all',
  })
  loseCounters(play, flyer)
  trimJetCounters(play, flyer)
}

/** [5.5.4] */
function loseCounters(play: Play, { aircraft }: Flyer): void {
  for (const [id, trait] of Object.entries(play.content.ruleset.traits ?? {})) {
    if (!trait['lost-when-damaged'] || !hasTrait(play.content, aircraft, id)) continue
    for (const counter of Object.keys(trait.effects?.counters ?? {})) {
      if (counted(aircraft, counter) === 0) continue
      setCount(aircraft, counter, 0)
      play.sink?.({
        kind: 'counters-lost',
        rules: trait.rules ?? [],
        facts: { aircraft: aircraft.id, counter },
        seenBy: 'all',
      })
    }
  }
}

/** [5.3.2] Under an option a jet gives back what its lowered speed no longer allows. */
function trimJetCounters(play: Play, flyer: Flyer): void {
  const counter = play.content.ruleset.dogfight['thrust-counter']
  if (counter === undefined || option(play, 'damaged-jet-counters') !== 'trim') return
  const speed = ratingOf(play, flyer, 'speed')
  if (!hasRating(play, flyer, 'speed') || counted(flyer.aircraft, counter) <= speed) return
  setCount(flyer.aircraft, counter, speed)
  play.sink?.({
    kind: 'counters-lost',
    rules: ['5.3.2'],
    facts: { aircraft: flyer.aircraft.id, counter },
    seenBy: 'all',
  })
}

/** [9.3.2, 11.0] Shot down. A wingman takes over from its leader; without one the element is gone. */
export function destroy(play: Play, flyer: Flyer, rules: readonly RuleId[]): void {
  const { element, aircraft } = flyer
  aircraft.fate = 'destroyed'
  play.sink?.({
    kind: 'aircraft-destroyed',
    rules: [...rules, aircraft.role === 'wingman' ? '11.1' : '11.2'],
    facts: { aircraft: aircraft.id, hits: aircraft.hits },
    seenBy: 'all',
  })
  if (aircraft.role === 'wingman') dropMiniHand(play, element, ['11.1'])
  else if (flyingWingman(element)) promote(play, element)
  else leaveFight(play, flyer)
  loseTarget(play, aircraft.id)
}

/** [4.9.2] The last aircraft of an element is out of the fight, and its cards go with it. */
export function leaveFight(play: Play, { element }: Flyer): void {
  breakEngagement(play, element.id, ['4.9.2'])
  element.inClouds = false
  element.secretAltitude = null
  discardAll(play, element, element.hand, element.id, ['4.9.2'])
  dropMiniHand(play, element, ['4.9.2'])
  play.sink?.({ kind: 'element-out', rules: ['4.9.2'], facts: { element: element.id }, seenBy: 'all' })
}
