// [5.2.6, 5.3.1, 5.4.3, 5.5.4, 13.4] The counters an aircraft starts with: by its traits, its pilot, its heavy guns
// and, for jets, its speed.
import { HEAVY_GUN } from './cardPlay.ts'
import { hasTrait } from './content.ts'
import { ratingOf } from './ratings.ts'
import { skillsOf } from './skills.ts'
import type { Flyer, Play } from './table.ts'

type Add = (counter: string, count: number, rules: readonly string[]) => void

export function printedCounters(play: Play, flyer: Flyer): Record<string, number> {
  const counters: Record<string, number> = {}
  const add: Add = (counter, count, rules) => {
    if (count === 0) return
    const total = (counters[counter] = (counters[counter] ?? 0) + count)
    play.sink?.({
      kind: 'counters-placed',
      rules,
      facts: { aircraft: flyer.aircraft.id, counter, count: total },
      seenBy: 'all',
    })
  }
  addByTraits(play, flyer, add)
  addBySkills(play, flyer, add)
  add(HEAVY_GUN, ratingOf(play, flyer, 'heavy-guns'), [flyer.aircraft.role === 'leader' ? '5.2.6' : '5.4.3'])
  const ofJets = play.content.ruleset.dogfight['thrust-counter']
  if (ofJets !== undefined) add(ofJets, ratingOf(play, flyer, 'speed'), ['5.3', '5.3.1'])
  return counters
}

function addByTraits({ content }: Play, { aircraft }: Flyer, add: Add): void {
  for (const [id, trait] of Object.entries(content.ruleset.traits ?? {})) {
    if (!hasTrait(content, aircraft, id) || (aircraft.damaged && trait['lost-when-damaged'])) continue
    for (const [counter, count] of Object.entries(trait.effects?.counters ?? {}))
      add(counter, count, trait.rules ?? [])
  }
}

/** [13.4] */
function addBySkills({ content }: Play, { aircraft }: Flyer, add: Add): void {
  for (const skill of skillsOf(content, aircraft))
    for (const [counter, count] of Object.entries(content.ruleset.skills?.[skill]?.counters ?? {}))
      add(counter, count, ['13.4'])
}
