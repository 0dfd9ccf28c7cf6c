// [9.3] Hits, and what they make of an aircraft.
import { entry, printedOf } from './content.ts'
import { ratingOf } from './ratings.ts'
import type { AircraftState } from './state.ts'
import type { Play } from './table.ts'

/** [9.3] Hits add up over the whole game. */
export function takeHits(play: Play, aircraft: AircraftState, hits: number): void {
  aircraft.hits += hits
  play.sink?.({
    kind: 'hits-taken',
    rules: ['9.3'],
    facts: { aircraft: aircraft.id, hits, total: aircraft.hits },
    seenBy: 'all',
  })
  if (aircraft.status === 'undamaged' && aircraft.hits >= capacity(play, aircraft)) damage(play, aircraft)
  if (aircraft.status === 'damaged' && aircraft.hits >= capacity(play, aircraft))
    destroy(play, aircraft, ['9.3.2'])
}

/** [5.2.1] Hits at which the side of the card in play gives way. */
const capacity = (play: Play, aircraft: AircraftState): number => ratingOf(play, aircraft, 'damage')

/** [9.3.1] The card is turned over; what only a sound aircraft has is gone. */
function damage(play: Play, aircraft: AircraftState): void {
  const at = capacity(play, aircraft)
  aircraft.status = 'damaged'
  const { ruleset, fighters } = play.content
  for (const id of Object.keys(entry(fighters, aircraft.type).traits ?? {})) {
    const trait = ruleset.traits?.[id]
    if (trait?.['lost-when-damaged'] !== true) continue
    for (const counter of Object.keys(trait.effects?.counters ?? {})) aircraft.counters[counter] = 0
  }
  play.sink?.({
    kind: 'aircraft-damaged',
    rules: ['9.3.1', '5.2.1'],
    facts: { aircraft: aircraft.id, hits: aircraft.hits, at, next: printedOf(play.content, aircraft).damage },
    seenBy: 'all',
  })
}

/** [9.3.2] Shot down; its leader leaves every engagement. */
export function destroy(play: Play, aircraft: AircraftState, rules: readonly string[]): void {
  aircraft.status = 'destroyed'
  const { table } = play.state
  const element = table.elements.find(({ leader }) => leader.id === aircraft.id)
  if (element)
    table.engagements = table.engagements.filter(
      ({ of, toward }) => of !== element.id && toward !== element.id,
    )
  play.sink?.({
    kind: 'aircraft-destroyed',
    rules,
    facts: { aircraft: aircraft.id, hits: aircraft.hits },
    seenBy: 'all',
  })
}
