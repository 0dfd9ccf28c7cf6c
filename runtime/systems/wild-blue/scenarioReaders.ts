// What stands on the table of a dogfight, for the expectations of scenarios.
import type { Fact, GameEvent } from '../../kernel/game.ts'
import type { Found, Moment, Readers } from '../../scenario/scenarioHost.ts'
import type { Content } from './content.ts'
import { engagedWith, positionOf } from './position.ts'
import { typesOf } from './piles.ts'
import { readBursts } from './readBursts.ts'
import { pointsOf } from './scoring.ts'
import { unitName } from './stageScenario.ts'
import type { ElementState, WildBlueState } from './state.ts'
import { findFlyer, handOf, type Flyer, type Play } from './table.ts'

export function scenarioReaders(content: Content): Readers<WildBlueState> {
  const playOf = ({ state }: Moment<WildBlueState>): Play => ({ content, state, sink: undefined })
  return {
    position(moment, { of, toward }) {
      const [element, other] = [findElement(moment.state, of), findElement(moment.state, toward)]
      return element && other && is(positionOf(playOf(moment), element.id, other.id))
    },
    altitude({ state }, { of }) {
      const element = findElement(state, of)
      return element && { facts: { is: element.altitude || null, secret: element.secretAltitude } }
    },
    hits(moment, { of }) {
      const flyer = namedFlyer(playOf(moment), of)
      return flyer && is(flyer.aircraft.hits)
    },
    state(moment, { of }) {
      const element = findElement(moment.state, of)
      return element && is(statesOf(playOf(moment), element, of))
    },
    hand(moment, { of }) {
      const flyer = namedFlyer(playOf(moment), of)
      return flyer && { facts: { cards: typesOf(playOf(moment), handOf(flyer)) } }
    },
    counters(moment, { of, counter }) {
      const flyer = namedFlyer(playOf(moment), of)
      return flyer && is(flyer.aircraft.counters[counter] ?? 0)
    },
    bursts(moment, { of, against }) {
      const play = playOf(moment)
      const flyer = namedFlyer(play, of)
      const target = against === undefined ? undefined : namedFlyer(play, against)
      if (!flyer || (against !== undefined && !target)) return undefined
      return readBursts(play, flyer, target)
    },
    used({ state }, { of, ability }) {
      const element = findElement(state, of)
      return element && ability === 'agile' ? is(element.agileUses) : undefined
    },
    attack: ({ past }) => is(lastAttack(past)),
    turn: ({ state }) => ({ facts: turnFacts(content, state) }),
    points(moment, { side }) {
      const { points, rules } = pointsOf(playOf(moment))
      return Object.hasOwn(points, side) ? { facts: { is: points[side] ?? 0 }, rules } : undefined
    },
    drawn({ state, events }, { by }) {
      const element = findElement(state, by)
      return element && is(drawnBy(events, element, by))
    },
    deck(moment, { side }) {
      const { piles } = moment.state.table
      const pile = Object.hasOwn(piles, side) ? piles[side] : undefined
      if (!pile) return undefined
      const [top = null] = typesOf(playOf(moment), pile.discard.slice(-1))
      return { facts: { left: pile.draw.length, discards: pile.discard.length, top } }
    },
  }
}

const is = (fact: Fact): Found => ({ facts: { is: fact } })

export const findElement = ({ table }: WildBlueState, name: string): ElementState | undefined =>
  table.elements.find(({ id }) => id === unitName(name))

/** A unit stands for its leader. */
export const aircraftName = (name: string): string => (name.includes('.') ? name : `${name}.leader`)

const namedFlyer = (play: Play, name: string): Flyer | undefined => findFlyer(play, aircraftName(name))

/** All that can be said of an aircraft and, in its leader, of its element. */
function statesOf(play: Play, element: ElementState, name: string): string[] {
  const aircraft = namedFlyer(play, name)?.aircraft
  if (!aircraft) return ['absent']
  const { fate, damaged, voluntary, promoted } = aircraft
  const flying = fate === 'flying'
  const side = damaged ? 'damaged' : 'undamaged'
  return [
    ...(fate === 'destroyed' ? ['destroyed'] : [side]),
    ...(fate === 'disengaged' ? ['disengaged', ...(voluntary ? ['disengaged-voluntarily'] : [])] : []),
    flying ? 'present' : 'absent',
    ...(promoted ? ['promoted'] : []),
    ...(flying ? unitStates(play, element) : []),
  ]
}

const unitStates = (play: Play, { id, inClouds }: ElementState): string[] => [
  engagedWith(play, id) === undefined ? 'unengaged' : 'engaged',
  ...(inClouds ? ['in-clouds'] : []),
]

const ATTACKS: Readonly<Record<string, string>> = {
  'attack-played': 'pending',
  'attack-succeeded': 'success',
  'attack-stopped': 'failed',
}

/** Null before the first attack. */
function lastAttack(past: readonly GameEvent[]): string | null {
  const last = past.findLast(({ kind }) => Object.hasOwn(ATTACKS, kind))
  return last ? (ATTACKS[last.kind] ?? null) : null
}

/** A wingman's cards are told as drawn by its element too. */
function drawnBy(events: readonly GameEvent[], { id, wingman }: ElementState, name: string): number {
  const mini = sumOf(events, 'mini-hand-drawn', 'aircraft', wingman?.id)
  return aircraftName(name) === wingman?.id ? mini : sumOf(events, 'cards-drawn', 'element', id) - mini
}

function sumOf(events: readonly GameEvent[], kind: string, field: string, name: string | undefined): number {
  const cards = events
    .filter((event) => event.kind === kind && event.facts[field] === name)
    .map(({ facts }) => facts['cards'])
  return cards.reduce<number>((sum, each) => sum + (Array.isArray(each) ? each.length : Number(each)), 0)
}

/** Undefined step and unit before the first turn and after the last. */
function turnFacts({ ruleset }: Content, { table, frames }: WildBlueState): Record<string, Fact> {
  const turn = frames.find((frame) => frame.procedure === 'turn')
  const step = turn && ruleset.sequence[turn.next - 1]
  return { turn: table.turn, active: turn?.element ?? null, step: step?.id ?? null }
}
