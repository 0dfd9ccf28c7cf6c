// A new card with a new combination of known effects needs YAML only: a homebrew deck plays cards that no code knows.
import { describe, expect, it } from 'vitest'
import type { GameEvent, WildBlueInput, WildBlueSetup } from '../../runtime/index.ts'
import { attack, duel, plain, respond } from '../support/duel.ts'
import { openHomebrew } from '../support/homebrew.ts'
import { start } from '../support/wildBlue.ts'

const CARDS = `
kind: deck
id: action-deck
patch: true
size: 120
totals: null
families:
  zoom: { name: Zoom }
  steady-aim: { name: Steady Aim }
  flicker: { name: Flicker }
  shrug: { name: Shrug }
  gremlins: { name: Gremlins }
  scatter: { name: Scatter }
cards:
  # Up or down with a card for it; whoever follows pays two more.
  zoom:
    name: Zoom
    family: zoom
    colour: red
    copies: 2
    attack:
      when: role == leader
      effects:
        - { op: change-altitude, levels: 1, direction: down, follow-cost: 2 }
        - { op: draw, cards: 1, who: attacker }
      needs-target: false
  # The next shot is heavier, and its own cover costs the enemy bursts.
  steady-aim:
    name: Steady Aim
    family: steady-aim
    colour: red
    copies: 2
    attack:
      effects:
        - { op: add-hits-to-next-attack, hits: 2 }
        - { op: raise-burst-cost, bursts: 1 }
        - { op: gain-counters, counter: full-throttle, amount: 1, who: attacker }
  # Softens a shot without stopping it.
  flicker:
    name: Flicker
    family: flicker
    colour: blue
    copies: 2
    responds-to: [{ to: in-my-sights }]
    response: { stops: false, effects: [{ op: change-hits, hits: -1 }] }
  # Turns a special hit into an ordinary miss.
  shrug:
    name: Shrug
    family: shrug
    colour: blue
    copies: 2
    responds-to: [{ to: in-my-sights }]
    response: { stops: false, effects: [{ op: cancel-special, special: engine }] }
  # Points for a price, and the enemy loses cards.
  gremlins:
    name: Gremlins
    family: gremlins
    colour: red
    copies: 1
    attack:
      effects:
        - { op: score, points: 3 }
        - { op: take-hits, hits: 1 }
        - { op: discard, cards: 1, who: defender, choice: owner }
  scatter:
    name: Scatter
    family: scatter
    colour: red
    copies: 1
    attack:
      effects:
        - { op: discard, cards: 1, who: defender, choice: opponent }
        - { op: discard, cards: 1, who: defender, choice: random }
  # Amounts that come out below nothing do nothing.
  void:
    name: Void
    family: scatter
    colour: red
    copies: 1
    attack:
      effects:
        - { op: take-hits, hits: turn - 9 }
        - { op: discard, cards: turn - 9 }
        - { op: draw, cards: turn - 9 }
        - { op: raise-burst-cost, bursts: turn - 9 }
`

const game = openHomebrew(CARDS)

function play(setup: WildBlueSetup, inputs: readonly WildBlueInput[]) {
  const state = start(game, setup)
  const events: GameEvent[] = []
  for (const input of inputs) expect(game.apply(state, input, (event) => events.push(event))).toBeUndefined()
  return { state, events, kinds: events.map(({ kind }) => kind) }
}

const pass = (by: string): WildBlueInput => plain('pass', by)
const hand = (...cards: string[]) => ({ leader: { hand: cards } })

describe('cards that only YAML knows', () => {
  it('zoom: dives, draws for the dive and for the card, and is dear to follow', () => {
    const setup = duel({
      axis: hand('zoom'),
      allied: hand('maneuver', 'scissors', 'clouds'),
      position: 'disadvantaged',
      decks: { axis: { top: ['half-loop', 'clouds'] } },
    })
    const { state } = play(setup, [attack('zoom', ''), pass('allied.leader')])
    expect(state.table.elements.map(({ altitude }) => altitude)).toEqual(['low', 'medium'])
    expect(game.decision(state)?.choices.map((choice) => choice.do)).toEqual(['follow', 'let-go'])
    game.apply(state, { seat: 'allied', do: 'follow', by: 'allied' })
    for (const card of ['maneuver', 'scissors', 'clouds'])
      expect(game.apply(state, { seat: 'allied', do: 'pay', by: 'allied', card })).toBeUndefined()
    expect(state.table.elements[1]).toMatchObject({ altitude: 'low' })
    expect(state.table.elements[0]?.hand).toEqual(['half-loop#1', 'clouds#1'])
  })

  it('void: amounts below nothing do nothing', () => {
    const setup = duel({
      axis: { leader: { hand: ['void', 'maneuver'], hits: 1 } },
      allied: hand('in-my-sights-1-2'),
      position: 'disadvantaged',
    })
    const { state } = play(setup, [attack('void'), pass('allied.leader')])
    expect(state.table.elements[0]).toMatchObject({ hand: ['maneuver#1'], leader: { hits: 1 } })
    expect(game.decision(state)?.kind).toBe('leader-attack')
  })

  it('steady aim: the next shot is heavier, once, and the enemy needs another burst', () => {
    const setup = duel({
      axis: hand('steady-aim', 'in-my-sights-1-1', 'in-my-sights-1-1'),
      allied: hand('in-my-sights-1-2'),
      position: 'tailing',
      order: ['axis', 'allied'],
    })
    const shots = ['steady-aim', 'in-my-sights-1-1', 'in-my-sights-1-1']
    const { state, events } = play(
      setup,
      shots.flatMap((card) => [attack(card), pass('allied.leader')]),
    )
    const hits = events.filter(({ kind }) => kind === 'hits-taken').map(({ facts }) => facts['hits'])
    expect(hits).toEqual([3, 1])
    expect(state.table.elements[0]).toMatchObject({
      burstCost: 1,
      leader: { counters: { 'full-throttle': 1 } },
    })
  })

  it('flicker: takes a hit off and stops nothing', () => {
    const setup = duel({
      axis: hand('in-my-sights-1-2'),
      allied: hand('flicker', 'tight-turn'),
      position: 'advantaged',
    })
    const shot = [attack('in-my-sights-1-2'), respond('flicker')]
    expect(play(setup, [...shot, pass('allied.leader')]).state.table.elements[1]?.leader.hits).toBe(1)
    // The same card is still there to be answered.
    const stopped = play(setup, [...shot, respond('tight-turn'), pass('axis.leader')])
    expect(stopped.kinds).toContain('attack-stopped')
    expect(stopped.state.table.elements[1]?.leader.hits).toBe(0)
  })

  it('shrug: an engine hit is an ordinary miss', () => {
    const setup = duel({ axis: hand('in-my-sights-engine'), allied: hand('shrug'), position: 'tailing' })
    const { state } = play(setup, [attack('in-my-sights-engine'), respond('shrug'), pass('allied.leader')])
    expect(state.table.elements[1]?.leader).toMatchObject({ hits: 0, fate: 'flying' })
  })

  it('gremlins: points, a hit on oneself, and a card of the enemy by its own choice', () => {
    const setup = duel({ axis: hand('gremlins'), allied: hand('clouds', 'scissors') })
    const { state } = play(setup, [attack('gremlins'), pass('allied.leader')])
    expect(state.table.points).toEqual({ allied: 0, axis: 3 })
    expect(state.table.elements[0]?.leader.hits).toBe(1)
    expect(game.decision(state)).toMatchObject({ seat: 'allied', kind: 'pay' })
    game.apply(state, { seat: 'allied', do: 'pay', by: 'allied', card: 'clouds' })
    expect(state.table.elements[1]?.hand).toEqual(['scissors#1'])
    expect(game.decision(state)).toMatchObject({ seat: 'axis', kind: 'leader-attack' })
  })

  it('scatter: one card picked by the enemy, one by chance', () => {
    const setup = duel({ axis: hand('scatter'), allied: hand('clouds', 'scissors', 'maneuver') })
    const { state } = play(setup, [attack('scatter'), pass('allied.leader')])
    expect(game.decision(state)).toMatchObject({ seat: 'axis', kind: 'pay' })
    game.apply(state, { seat: 'axis', do: 'pay', by: 'allied', card: 'maneuver' })
    expect(state.table.elements[1]?.hand).toHaveLength(1)
    expect(state.table.piles['allied']?.discard).toHaveLength(2)
  })
})
