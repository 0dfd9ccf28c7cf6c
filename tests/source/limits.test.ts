import { describe, expect, test } from 'vitest'
import { Workspace } from '../../compiler/index.ts'
import { LIMITS, tooDeepAt } from '../../compiler/source/limits.ts'

const depth = (text: string): boolean => tooDeepAt(text, LIMITS.depth) >= 0

const indented = (levels: number): string =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:\n`).join('')

describe('the depth guard', () => {
  test.each([
    ['brackets', (n: number) => `a: ${'['.repeat(n)}${']'.repeat(n)}\n`],
    ['braces', (n: number) => `a: ${'{ b: '.repeat(n)}1${' }'.repeat(n)}\n`],
    ['brackets on lines of their own', (n: number) => `a: ${'[\n'.repeat(n)}`],
    ['indentation', indented],
    ['list markers', (n: number) => `${'- '.repeat(n)}a\n`],
    ['key markers', (n: number) => `${'? '.repeat(n)}a\n`],
    [
      'steps and brackets together',
      (n: number) => `${indented(n >> 1)}${' '.repeat(n)}${'['.repeat(n - (n >> 1))}\n`,
    ],
  ])('%s', (_, text) => {
    expect(depth(text(LIMITS.depth - 4))).toBe(false)
    expect(depth(text(LIMITS.depth + 4))).toBe(true)
  })

  test('what is closed or stands side by side does not add up', () => {
    expect(depth('a: [[]]\n'.repeat(200))).toBe(false)
    expect(depth(`a: [${'[], '.repeat(200)}]\n`)).toBe(false)
    expect(depth('a:\n  b:\n    c: 1\n'.repeat(200))).toBe(false)
    expect(depth('- - a\n- - b\n'.repeat(200))).toBe(false)
  })

  test('it says where', () => {
    const text = `a: ${'['.repeat(100)}`
    expect(text.charAt(tooDeepAt(text, LIMITS.depth))).toBe('[')
  })

  test('a million brackets are refused at once, in one diagnostic', () => {
    const before = performance.now()
    const workspace = new Workspace()
    workspace.setFile('a.yaml', '['.repeat(LIMITS.fileSize))
    workspace.setFile('b.yaml', '- '.repeat(LIMITS.fileSize / 2))
    workspace.setFile('c.yaml', 'a'.repeat(LIMITS.fileSize + 1))
    expect(workspace.analyse().diagnostics.map(({ file, code }) => [file, code])).toEqual([
      ['a.yaml', 'yaml/too-deep'],
      ['b.yaml', 'yaml/too-deep'],
      ['c.yaml', 'yaml/too-large'],
    ])
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
