import { expect, test } from 'vitest'
import { checkShape } from '../../compiler/shape/checkShape.ts'

test.each([
  [NaN, 'is NaN, but a text is wanted'],
  [Infinity, 'is Infinity, but a text is wanted'],
  [8.3, 'is 8.3, but a text is wanted'],
  [true, 'is true, but a text is wanted'],
])('%s where a text is wanted is named as it is, with the way out', (version, message) => {
  const problems = checkShape('pack', { kind: 'pack', id: 'a', name: 'A', version, licence: 'MIT' })
  expect(problems).toMatchObject([{ hint: expect.stringContaining('quotes') as string }])
  expect(problems[0]?.message).toContain(message)
})
