// [11.2] The leader is gone and the wingman takes over: it flies on as the leader, and its own card is put aside as
// the record of the aircraft that was lost.
import type { RuleId } from '../../kernel/game.ts'
import { printedNumber } from './content.ts'
import { discardAll, drawCards } from './piles.ts'
import { breakEngagement } from './position.ts'
import { ruleNumber } from './ratings.ts'
import type { AircraftState, ElementState } from './state.ts'
import { leaderOf, option, setCount, type Play } from './table.ts'

export function promote(play: Play, element: ElementState): void {
  const { leader, wingman } = element
  if (!wingman) throw new Error(`${element.id} has no wingman to promote`)
  discardAll(play, element, 'hand', leader.id, ['11.2', '11.2a'])
  discardAll(play, element, 'miniHand', wingman.id, ['11.2'])
  const lost = { fate: leader.fate, voluntary: leader.voluntary, damaged: leader.damaged }
  takeOver(play, leader, wingman)
  Object.assign(wingman, lost, { promoted: true, counters: {} })
  play.sink?.({
    kind: 'wingman-promoted',
    rules: ['11.2', '11.2b', '11.2c', '11.2d', '11.2e'],
    facts: {
      element: element.id,
      leader: leader.id,
      hits: leader.hits,
      damaged: leader.damaged,
      counters: { ...leader.counters },
      crew: leader.crew,
    },
    seenBy: 'all',
  })
  breakEngagement(play, element.id, ['14.6.2a'])
  newJetCounters(play, element)
  const cards = ruleNumber(play, leaderOf(element), play.content.ruleset.dogfight['promoted-hand'])
  drawCards(play, element, 'hand', cards, ['11.2', '11.2f'])
}

/** [11.2b, 11.2c, 11.2d] Hits, side of the card, counters and pilot are those of the wingman. */
function takeOver(play: Play, leader: AircraftState, wingman: AircraftState): void {
  leader.hits = wingman.hits
  leader.damaged = wingman.damaged
  leader.fate = 'flying'
  leader.voluntary = false
  leader.crew = wingman.crew
  leader.counters = wingman.counters
  if (option(play, 'promotion-cockpit') === 'lost') dropSpecialMarkers(play, leader)
}

/** Markers of special hits that last, as cockpit hits. */
function dropSpecialMarkers({ content }: Play, leader: AircraftState): void {
  for (const { counter } of Object.values(content.ruleset['special-hits'] ?? {}))
    if (counter !== undefined) setCount(leader, counter, 0)
}

/** [5.3.1-promoted] A jet takes a new set of counters, fewer than at the start. */
function newJetCounters(play: Play, element: ElementState): void {
  const { 'thrust-counter': counter, 'promoted-counters': number } = play.content.ruleset.dogfight
  const isJet = (printedNumber(play.content, element.leader, 'speed') ?? 0) > 0
  if (counter === undefined || number === undefined || !isJet) return
  if (option(play, 'promotion-counters') !== 'new-for-jets') return
  const count = Math.max(0, ruleNumber(play, leaderOf(element), number))
  setCount(element.leader, counter, count)
  const rules: readonly RuleId[] = ['5.3.1-promoted']
  play.sink?.({
    kind: 'counters-changed',
    rules,
    facts: { aircraft: element.leader.id, counter, count },
    seenBy: 'all',
  })
}
