import { describe, expect, it } from 'vitest'
import type { WildBlueSetup } from '../../runtime/index.ts'
import { duel } from '../support/duel.ts'
import { start, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()

const at = (altitude: string, position = 'neutral'): WildBlueSetup =>
  duel({ axis: { altitude }, allied: { altitude }, position })

const explain = (setup: WildBlueSetup, aircraft: string, rating: string) =>
  game.explain(start(game, setup), aircraft, rating)

describe('a rating explains itself', () => {
  it.each([
    ['very-low', 3, '8.3.1a', 4, '8.3.1a'],
    ['low', 3, '8.3.1a', 4, '8.3.1a'],
    ['medium', 2, '8.3.1b', 3, '8.3.1b'],
    ['high', 1, '8.3.1c', 3, '5.2.3-turbo'],
    ['very-high', 0, '8.3.1d', 2, '5.2.3-turbo'],
  ])('[8.3.1] horsepower at %s', (altitude, plain, plainRule, turbo, turboRule) => {
    const [without, having] = ['axis.leader', 'allied.leader'].map((id) =>
      explain(at(altitude), id, 'horsepower'),
    )
    expect(without?.total).toBe(plain)
    expect(without?.changes.map(({ rules }) => rules[0])).toEqual([plainRule])
    expect(having?.total).toBe(turbo)
    expect(having?.changes.map(({ rules }) => rules[0])).toEqual([turboRule])
  })

  it.each([
    ['neutral', 0, []],
    ['advantaged', 1, ['7.1.2']],
    ['tailing', 3, ['7.1.1']],
  ])('[7.4-zero] bursts of a leader with none, %s', (position, total, rules) => {
    const burst = explain(at('medium', position), 'axis.leader', 'burst')
    expect(burst?.total).toBe(total)
    expect(burst?.changes.filter(({ amount }) => amount !== 0).map((change) => change.rules[0])).toEqual(
      rules,
    )
  })

  it('knows no rating by a name that every object has', () => {
    const given = duel({ axis: { leader: { hand: [], ratings: { burst: 2 } } } })
    expect(explain(given, 'axis.leader', 'constructor')).toBeUndefined()
  })

  it('knows no rating that the aircraft lacks', () => {
    expect(explain(at('medium'), 'axis.leader', 'gunner')).toBeUndefined()
    expect(explain(at('medium'), 'axis.leader', 'charm')).toBeUndefined()
    expect(explain(at('medium'), 'nobody', 'burst')).toBeUndefined()
  })
})
