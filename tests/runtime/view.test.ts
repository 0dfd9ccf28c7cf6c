import { describe, expect, it } from 'vitest'
import type { WildBlueSetup } from '../../runtime/index.ts'
import { duel } from '../support/duel.ts'
import { start, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()

const hands = { axis: { leader: { handSize: 5 } }, allied: { leader: { handSize: 4 } } }
const state = start(game, duel(hands), 'seed of the view')

describe('[4.6.1] a view', () => {
  it('shows the own hand and, to the one who decides, the choices', () => {
    const own = game.view(state, 'axis')
    const others = game.view(state, 'allied')
    expect(own.elements.map(({ hand }) => hand?.length ?? null)).toEqual([5, null])
    expect(own.decision).toHaveProperty('choices')
    expect(others.decision).toEqual({ seat: 'axis', kind: 'leader-attack', by: 'axis.leader' })
  })

  it('holds no seed and no copy numbers of hidden cards', () => {
    const text = JSON.stringify(game.view(state, 'axis'))
    expect(text).not.toContain('seed of the view')
    expect(text).not.toContain('#')
  })

  it('[4.6.1-count] tells the size of a hand to the engaged enemy only', () => {
    const sizes = (given: WildBlueSetup): (number | null)[] =>
      game.view(start(game, given), 'axis').elements.map(({ cards }) => cards)
    expect(sizes(duel(hands))).toEqual([5, null])
    expect(sizes(duel({ ...hands, position: 'advantaged' }))).toEqual([5, 4])
    expect(sizes(duel({ ...hands, options: { 'hand-size-seen': 'all' } }))).toEqual([5, 4])
  })

  it('[4.6.1] hides the hand of a team-mate and its secret altitude', () => {
    const elements = ['one', 'two'].flatMap((player) => [
      { side: 'axis', aircraft: 'mc-202', player: `axis ${player}` },
      { side: 'allied', aircraft: 'p-47c' },
    ])
    const team = start(game, { elements })
    game.apply(team, { seat: 'axis one', do: 'choose-altitude', by: 'axis', altitude: 'low' })
    const secrets = (seat: string) =>
      game.view(team, seat).elements.map(({ secretAltitude }) => secretAltitude)
    expect(secrets('axis one')).toEqual(['low', null, null, null])
    expect(secrets('axis two')).toEqual([null, null, null, null])
    expect(game.view(team, 'axis two').elements.map(({ hand }) => hand === null)).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('tells nothing of a hand in the events that others see', () => {
    const seen: unknown[] = []
    const dealt = start(game, {
      elements: [
        { side: 'axis', aircraft: 'mc-202', altitude: 'high' },
        { side: 'allied', aircraft: 'p-47c', altitude: 'high' },
      ],
    })
    expect(dealt.table.elements.map(({ hand }) => hand.length)).toEqual([6, 6])
    game.setup(
      {
        elements: [
          { side: 'axis', aircraft: 'mc-202', altitude: 'high' },
          { side: 'allied', aircraft: 'p-47c', altitude: 'high' },
        ],
      },
      'seed',
      (event) => {
        if (event.kind === 'cards-drawn' && event.seenBy !== 'all' && event.seenBy.includes('axis'))
          seen.push(event.facts['element'])
      },
    )
    expect(seen).toEqual(['axis'])
  })
})
