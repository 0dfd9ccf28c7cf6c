import { describe, expect, it } from 'vitest'
import type { WildBlueSetup, WildBlueState } from '../../runtime/index.ts'
import { start, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()

const setup: WildBlueSetup = {
  elements: [
    { side: 'axis', aircraft: 'mc-202', altitude: 'high' },
    { side: 'allied', aircraft: 'p-47c', altitude: 'high' },
  ],
}

/** Puts other hidden cards in place of the ones a seat cannot see: the enemy's hand, both decks. */
function reshuffleHidden(state: WildBlueState, seat: string): WildBlueState {
  const other = game.clone(state)
  for (const element of other.table.elements) {
    const piles = other.table.piles[element.side]
    if (!piles) throw new Error('no deck')
    if (element.side !== seat) {
      const drawn = piles.draw.splice(0, element.hand.length)
      piles.draw.push(...element.hand)
      element.hand = drawn
    }
    piles.draw.reverse()
  }
  return other
}

describe('[4.6.1] a view', () => {
  const state = start(game, setup, 'view')

  it.each(['axis', 'allied'])('does not change with what %s cannot see', (seat) => {
    const other = reshuffleHidden(state, seat)
    expect(other).not.toEqual(state)
    expect(game.view(other, seat)).toEqual(game.view(state, seat))
  })

  it('does not change in the middle of an exchange either', () => {
    const elements = setup.elements.map((each) =>
      each.side === 'axis' ? { ...each, hand: ['maneuver'] } : each,
    )
    const open = start(game, { elements }, 'view')
    game.apply(open, { seat: 'axis', do: 'attack', card: 'maneuver', target: 'allied.leader' })
    expect(game.view(reshuffleHidden(open, 'axis'), 'axis')).toEqual(game.view(open, 'axis'))
    expect(game.view(open, 'axis').exchange).toHaveLength(1)
  })

  it('shows the own hand and, to the one who decides, the choices', () => {
    const own = game.view(state, 'axis')
    const others = game.view(state, 'allied')
    expect(own.elements.map(({ hand }) => hand?.length ?? null)).toEqual([6, null])
    expect(own.decision).toHaveProperty('choices')
    expect(others.decision).toEqual({ seat: 'axis', kind: 'attack' })
  })

  it('holds no seed and no copy numbers of hidden cards', () => {
    const text = JSON.stringify(game.view(state, 'axis'))
    expect(text).not.toContain('view')
    expect(text).not.toContain('#')
  })

  it('[4.6.1-count] tells the size of a hand to the engaged enemy only', () => {
    const size = (given: WildBlueSetup): (number | null)[] =>
      game.view(start(game, given), 'axis').elements.map(({ cards }) => cards)
    expect(size(setup)).toEqual([6, null])
    expect(size({ ...setup, position: 'advantaged' })).toEqual([6, 6])
    expect(size({ ...setup, options: { 'hand-size-seen': 'all' } })).toEqual([6, 6])
  })

  it('tells nothing of a hand in the events that others see', () => {
    const seen: string[] = []
    game.setup(setup, 'view', (event) => {
      if (event.seenBy === 'all' || event.seenBy.includes('axis'))
        seen.push(JSON.stringify(event.facts['element']))
    })
    expect(seen).toEqual(['"axis"'])
  })
})
