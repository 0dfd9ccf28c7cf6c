import { describe, expect, it } from 'vitest'
import type { GameEvent, WildBlueInput, WildBlueSetup } from '../../runtime/index.ts'
import { start, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()

/** Applies inputs and gives the events; an input that is refused fails the test. */
function play(setup: WildBlueSetup, inputs: readonly WildBlueInput[]) {
  const state = start(game, setup)
  const events: GameEvent[] = []
  for (const input of inputs) expect(game.apply(state, input, (event) => events.push(event))).toBeUndefined()
  return { state, events, kinds: events.map(({ kind }) => kind) }
}

const pass = (seat: string): WildBlueInput => ({ seat, do: 'pass' })
const answer = (seat: string, card: string): WildBlueInput => ({ seat, do: 'answer', card })

describe('[6.2] the worked exchange', () => {
  const setup: WildBlueSetup = {
    elements: [
      {
        side: 'allied',
        aircraft: 'p-47d',
        altitude: 'medium',
        hand: ['in-my-sights-1-1', 'tight-turn', 'ace-pilot'],
      },
      { side: 'axis', aircraft: 'fw-190a', altitude: 'medium', hand: ['tight-turn', 'scissors'] },
    ],
  }
  const attack: WildBlueInput = {
    seat: 'allied',
    do: 'attack',
    card: 'in-my-sights-1-1',
    target: 'axis.leader',
  }
  const chain = [
    attack,
    answer('axis', 'tight-turn'),
    answer('allied', 'tight-turn'),
    answer('axis', 'scissors'),
    answer('allied', 'ace-pilot'),
    pass('axis'),
  ]

  it('goes on until someone passes, and the last card wins', () => {
    const { state, events, kinds } = play(setup, chain)
    expect(kinds).toEqual([
      'attack-played',
      'answer-played',
      'answer-played',
      'answer-played',
      'answer-played',
      'passed',
      'attack-succeeded',
      'hits-taken',
    ])
    expect(events[1]?.rules).toEqual(['6.2', '6.2.4'])
    expect(events[3]?.rules).toEqual(['6.2', '6.2.7'])
    expect(events[4]?.rules).toEqual(['6.2', '6.2.1'])
    expect(state.table.elements.map(({ leader }) => leader.hits)).toEqual([0, 1])
  })

  it('offers at each turn the cards that answer the last one', () => {
    const state = start(game, setup)
    const offered = chain.map((input) => {
      game.apply(state, input)
      return game.decision(state)?.choices.map((choice) => ('card' in choice ? choice.card : choice.do))
    })
    expect(offered).toEqual([
      ['tight-turn', 'pass'],
      ['tight-turn', 'ace-pilot', 'pass'],
      ['scissors', 'pass'],
      ['ace-pilot', 'pass'],
      ['pass'],
      ['end'],
    ])
  })

  it('fails if the defender plays last, and all cards are discarded either way', () => {
    const { state, kinds } = play(setup, [...chain.slice(0, 4), pass('allied')])
    expect(kinds).toContain('attack-stopped')
    expect(state.table.elements[1]?.leader.hits).toBe(0)
    expect(state.table.piles['axis']?.discard).toEqual(['tight-turn#1', 'scissors#1'])
    expect(state.table.piles['allied']?.discard).toEqual(['in-my-sights-1-1#1', 'tight-turn#1'])
  })
})

describe('[14.5.1c] the first leader step of the extended example', () => {
  const setup: WildBlueSetup = {
    elements: [
      {
        side: 'axis',
        aircraft: 'mc-202',
        altitude: 'high',
        hand: [
          'maneuver',
          'maneuver',
          'in-my-sights-cockpit',
          'in-my-sights-1-1',
          'vertical-roll',
          'tight-turn',
        ],
      },
      {
        side: 'allied',
        aircraft: 'p-47c',
        altitude: 'high',
        hand: [
          'maneuver',
          'in-my-sights-1-2',
          'in-my-sights-2-2',
          'out-of-the-sun-3-4',
          'clouds',
          'scissors',
        ],
      },
    ],
  }
  const attack = (card: string): WildBlueInput => ({
    seat: 'axis',
    do: 'attack',
    card,
    target: 'allied.leader',
  })

  it('maneuvers to tailing and hits twice', () => {
    const state = start(game, setup)
    const act = (card: string): void => {
      expect(game.apply(state, attack(card))).toBeUndefined()
      expect(game.apply(state, pass('allied'))).toBeUndefined()
    }
    const target = state.table.elements[1]?.leader
    const rating = (of: string, name: string): number | undefined => game.explain(state, of, name)?.total

    expect(rating('axis.leader', 'burst')).toBe(0)
    act('maneuver')
    expect(state.table.engagements).toEqual([{ of: 'axis', toward: 'allied', position: 'advantaged' }])
    expect(rating('axis.leader', 'burst')).toBe(1)
    act('in-my-sights-cockpit')
    expect(target?.hits).toBe(1)
    expect(target?.counters['cockpit-hit']).toBe(1)
    expect(rating('allied.leader', 'performance')).toBe(5)
    expect(state.table.elements[1]?.hand).toHaveLength(6)
    act('maneuver')
    expect(state.table.engagements).toEqual([{ of: 'axis', toward: 'allied', position: 'tailing' }])
    act('in-my-sights-1-1')
    expect(target?.hits).toBe(2)
    expect(target?.status).toBe('undamaged')
    expect(state.table.elements[0]?.hand).toEqual(['vertical-roll#1', 'tight-turn#1'])
  })

  it('cannot fire before the first maneuver, nor twice while advantaged', () => {
    const state = start(game, setup)
    expect(game.whyNot(state, attack('in-my-sights-1-1'))).toMatchObject({
      code: 'not-enough-bursts',
      facts: { needed: 1, left: 0, rating: 0, position: 'neutral' },
    })
    for (const card of ['maneuver', 'in-my-sights-1-1']) {
      game.apply(state, attack(card))
      game.apply(state, pass('allied'))
    }
    expect(game.whyNot(state, attack('in-my-sights-cockpit'))).toMatchObject({
      code: 'not-enough-bursts',
      facts: { needed: 1, left: 0, rating: 1, position: 'advantaged' },
    })
  })
})

describe('hits', () => {
  const setup = (hand: string[], hits = 0, aircraft = 'lagg-3'): WildBlueSetup => ({
    elements: [
      { side: 'axis', aircraft: 'bf-109g', altitude: 'low', hand },
      { side: 'allied', aircraft, altitude: 'low', hand: [], hits },
    ],
    position: 'tailing',
  })
  const shoot = (card: string): WildBlueInput[] => [
    { seat: 'axis', do: 'attack', card, target: 'allied.leader' },
    pass('allied'),
  ]

  it('[9.3.1, 9.3.2] damage at the front number and destroy at the back number', () => {
    const { state, events } = play(setup(['in-my-sights-3-3'], 3), shoot('in-my-sights-3-3'))
    expect(state.table.elements[1]?.leader).toMatchObject({ status: 'destroyed', hits: 6 })
    expect(events.at(-1)).toMatchObject({ kind: 'aircraft-destroyed', rules: ['9.3.2'] })
    expect(game.outcome(state)).toMatchObject({ winner: 'axis', points: { axis: 5, allied: 0 } })
    const damaged = play(setup(['in-my-sights-3-3']), shoot('in-my-sights-3-3')).state
    expect(damaged.table.elements[1]?.leader).toMatchObject({ status: 'damaged', hits: 3 })
  })

  it('[9.3.4] an engine hit destroys one engine and is six hits on two', () => {
    const single = play(setup(['in-my-sights-engine']), shoot('in-my-sights-engine')).state
    expect(single.table.elements[1]?.leader.status).toBe('destroyed')
    const multi = play(setup(['in-my-sights-engine'], 0, 'p-38j'), shoot('in-my-sights-engine')).state
    expect(multi.table.elements[1]?.leader).toMatchObject({ status: 'damaged', hits: 6 })
  })

  it('[5.5.4] a damaged aircraft loses its power boost', () => {
    const { state } = play(setup(['in-my-sights-3-3'], 2, 'p-47c'), shoot('in-my-sights-3-3'))
    expect(state.table.elements[1]?.leader.counters['full-throttle']).toBe(0)
  })
})
