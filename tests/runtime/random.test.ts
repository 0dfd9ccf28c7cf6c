import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawBelow, shuffled, startRandom } from '../../runtime/kernel/random.ts'
import { duel } from '../support/duel.ts'
import { openWildBlue, start, wildBlueGame } from '../support/wildBlue.ts'

const setup = duel()

describe('randomness', () => {
  it('stays put when the deck gains a card', () => {
    const edited = openWildBlue((path, text) =>
      path.endsWith('deck.yaml')
        ? text.replace('size: 110', 'size: 111').replace('copies: 12', 'copies: 13')
        : text,
    )
    const draw = (game: typeof edited): readonly string[] =>
      start(game, setup).table.piles['axis']?.draw ?? []
    const [before, after] = [draw(wildBlueGame()), draw(edited)]
    expect(before).toHaveLength(110)
    expect(after.filter((card) => card !== 'tight-turn#13')).toEqual(before)
  })

  it('shuffles without regard to the order given, and differently for each purpose', () => {
    const items = Array.from({ length: 30 }, (_, index) => `card#${index}`)
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(items, { minLength: 30 }), (seed, mixed) => {
        const random = startRandom(seed)
        expect(shuffled(random, 'deck', mixed)).toEqual(shuffled(random, 'deck', items))
        expect(shuffled(random, 'other', items)).not.toEqual(shuffled(random, 'deck', items))
      }),
    )
  })

  it('keeps the draws of one purpose apart from those of another', () => {
    const [alone, mixed] = [startRandom('s'), startRandom('s')]
    const draws = (random: typeof alone, also: boolean): number[] =>
      Array.from({ length: 20 }, () => {
        if (also) drawBelow(random, 'weather', 6)
        return drawBelow(random, 'flak', 1000)
      })
    expect(draws(mixed, true)).toEqual(draws(alone, false))
  })

  it('favours no number', () => {
    const random = startRandom('fair')
    const draws = Array.from({ length: 20_000 }, () => drawBelow(random, 'die', 10))
    const counts = Array.from({ length: 10 }, (_, face) => draws.filter((draw) => draw === face).length)
    // Chi-square with nine degrees of freedom: 33.7 is passed once in ten thousand.
    expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(33.7)
  })
})
