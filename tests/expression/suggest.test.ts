import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, nearest } from '../../compiler/diagnostics/suggest.ts'

test.each([
  ['lwo', ['high', 'low', 'very-low'], 'low'],
  ['Altitude', ['altitude', 'latitude'], 'altitude'],
  ['night_combat', ['night-combat'], 'night-combat'],
  ['spitfire', ['hurricane-mk-i', 'spitfire-mk-ix'], 'spitfire-mk-ix'],
  ['spitfire', ['spitfire-mk-v', 'spitfire-mk-ix'], undefined],
  ['hat', ['bat', 'cat'], 'bat'],
  ['hat', ['cat', 'bat'], 'bat'],
  ['xyz', ['abc'], undefined],
  ['', ['a'], undefined],
] as const)('nearest to %j in %j is %j', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found)
})

/** The whole table, without band or limit. */
function fullDistance(from: string, to: string): number {
  const d = Array.from({ length: from.length + 1 }, (_, i) =>
    Array.from({ length: to.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number): number => d[i]?.[j] ?? Infinity
  for (let i = 1; i <= from.length; i++)
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      const swap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] && i > 1 && j > 1
      const edits = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)]
      if (swap) edits.push(at(i - 2, j - 2) + 1)
      const row = d[i]
      if (row) row[j] = Math.min(...edits)
    }
  return at(from.length, to.length)
}

test('the bounded distance is the whole one, cut off at the limit', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (from, to, limit) => {
      expect(editDistance(from, to, limit)).toBe(Math.min(fullDistance(from, to), limit + 1))
    }),
    { numRuns: 3000 },
  )
})

test('the order of candidates does not matter', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(word, fc.uniqueArray(word, { maxLength: 8 }), (wanted, candidates) => {
      expect(nearest(wanted, [...candidates].reverse())).toBe(nearest(wanted, candidates))
    }),
  )
})
