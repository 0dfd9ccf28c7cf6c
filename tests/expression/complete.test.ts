import { expect, test } from 'vitest'
import { completeExpression } from '../../compiler/expression/index.ts'
import { CONTEXT } from './fixtures.ts'

/** `|` is the caret; the range that would be replaced shows as the text between angle brackets. */
function at(marked: string, expected: 'boolean' | 'number' = 'boolean') {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const items = completeExpression(text, offset, expected, CONTEXT)
  const [first] = items
  const replaced = first && text.slice(first.replaceStart, first.replaceEnd)
  return { labels: items.map((item) => item.label), replaced, items }
}

const ALTITUDES = ['very-low', 'low', 'medium', 'high', 'very-high']
const NUMBERS = ['hits', 'turn', 'fuel-left', 'if', 'min', 'max', 'half-up', 'half-down']

test.each([
  ['altitude <= |', [...ALTITUDES, 'altitude', 'leader-altitude', 'if', 'min', 'max']],
  ['turbo and altitude <= l| and clouds', [...ALTITUDES, 'altitude', 'leader-altitude', 'if', 'min', 'max']],
  ['altitude in [low, |', [...ALTITUDES, 'altitude', 'leader-altitude', 'if', 'min', 'max']],
  ['nation == |', ['american', 'british', 'german', 'japanese', 'nation', 'if']],
  ['if(turbo, low, |) == altitude', [...ALTITUDES, 'altitude', 'leader-altitude', 'if', 'min', 'max']],
  ['hits + |', NUMBERS],
  ['half-up(|', NUMBERS],
  ['hits > 1 and turbo |', ['and', 'or', '==', '!=']],
  ['nation |', ['==', '!=', 'in', 'and', 'or']],
  ['hits > 12|', []],
])('%s', (marked, labels) => {
  expect(at(marked).labels).toEqual(labels)
})

test('a condition may begin with any name, conditions first', () => {
  const { labels } = at('not |')
  expect(labels.slice(0, 3)).toEqual(['clouds', 'turbo', 'night-combat'])
  expect(labels).toEqual(expect.arrayContaining(['altitude', 'hits', 'not', 'true', 'half-up']))
})

test('an amount offers numbers', () => {
  expect(at('|', 'number').labels).toEqual(NUMBERS)
})

test('the word around the caret is replaced, hyphens and all', () => {
  expect(at('altitude <= very-h|igh and turbo').replaced).toBe('very-high')
  expect(at('half-| > 2').replaced).toBe('half-')
  expect(at('hits + |').replaced).toBe('')
})

test('items carry their documentation', () => {
  const { items } = at('altitude <= |')
  expect(items[1]).toMatchObject({ label: 'low', kind: 'word', doc: 'altitude, 2 of 5 from the lowest' })
  expect(items.find((item) => item.label === 'altitude')).toMatchObject({
    kind: 'name',
    doc: 'doc of altitude',
  })
})
