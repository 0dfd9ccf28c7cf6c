import { expect, test } from 'vitest'
import { coverageOf, shownBy, uncarriedBy } from '../../runtime/scenario/coverage.ts'

const INDEX = [
  { id: '1.0', engine: 'component' },
  { id: '1.1', engine: 'yes' },
  { id: '1.2', engine: 'content' },
  { id: '1.3', engine: 'yes' },
  { id: '1.4', engine: 'optional' },
  { id: '1.5', engine: 'campaign' },
  { id: '1.6', engine: 'content' },
]

test('rules of play are shown by runs, rules about content by checks, others not at all', () => {
  expect(coverageOf(INDEX, new Set(['1.1', '1.2', '1.5', '9.9']), new Set(['1.6', '1.3']))).toEqual({
    yes: [1, 2],
    optional: [0, 1],
    content: [1, 2],
    missing: ['1.2', '1.3', '1.4'],
  })
})

test('a scenario shows what it cites and its run carries, if it passes', () => {
  const run = { failures: [], carried: ['1.1', '1.4'] }
  expect(shownBy(['1.1', '1.3'], run)).toEqual(['1.1'])
  expect(uncarriedBy(['1.1', '1.3'], run)).toEqual(['1.3'])
  expect(shownBy(['1.1'], { ...run, failures: [{}] })).toEqual([])
})
