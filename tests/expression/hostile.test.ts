import { describe, expect, test } from 'vitest'
import {
  checkContext,
  compileExpression,
  constantName,
  LIMITS,
  printTypeScript,
} from '../../compiler/expression/index.ts'
import { compileExpr } from '../../runtime/expression/evaluate.ts'
import type { Expr } from '../../runtime/expression/expr.ts'
import type { ExpressionContext, WordType } from '../../runtime/expression/types.ts'
import { NUMBER } from '../../runtime/expression/types.ts'
import { CONTEXT } from './fixtures.ts'

const codes = (text: string, context: ExpressionContext = CONTEXT): string[] =>
  compileExpression(text, 'boolean', context).problems.map((p) => p.code)

describe('hostile words', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf', 'globalThis'])(
    '%s is an unknown name',
    (word) => {
      expect(codes(`${word} > 1`)).toEqual(['expr/unknown-name'])
      expect(codes(`nation == ${word}`)).toEqual(['expr/unknown-name'])
      expect(codes(`${word}(1) > 1`)).toEqual(['expr/unknown-name'])
      expect(codes(word)).toEqual(['expr/unknown-name'])
    },
  )

  test('a declared name that is not kebab-case does not exist', () => {
    const names = JSON.parse(
      '{"__proto__":{"type":{"kind":"number"},"doc":""}}',
    ) as ExpressionContext['names']
    expect(codes('__proto__ > 1', { name: 'x', names })).toEqual(['expr/unknown-name'])
  })

  test('nothing in a hand-made tree becomes code', () => {
    const evil = "x'](alert(1))//\n${`\u2028"
    const type: Expr = { kind: 'name', name: evil, type: { kind: 'number' } }
    expect(printTypeScript(type).code).toBe(`c[${JSON.stringify(evil)}]`)
    expect(printTypeScript({ kind: 'word', word: evil, type: 't', value: evil }).code).toBe(
      JSON.stringify(evil),
    )
    expect(printTypeScript({ kind: 'word', word: evil, type: 't', value: 3 }).code).toBe('3')
    expect(printTypeScript({ kind: 'word', word: 'low', type: evil, value: 3 }).code).toBe('3')
  })
})

describe('emitted names', () => {
  test.each([
    ['altitude <= low and not turbo', 'c.altitude <= altitude.low && !c.turbo'],
    ['night-combat or altitude == very-low', "c['night-combat'] || c.altitude === altitude['very-low']"],
    ['nation in [german, british]', "c.nation === 'german' || c.nation === 'british'"],
    ['turbo or clouds and night-combat', "c.turbo || (c.clouds && c['night-combat'])"],
    ['half-up(hits) + 1 > 2 * turn', 'halfUp(c.hits) + 1 > 2 * c.turn'],
    ['hits * turn > 3', 'times(c.hits, c.turn) > 3'],
    ['if(turbo, hits, -turn) == 0', '(c.turbo ? c.hits : 0 - c.turn) === 0'],
  ])('%s', (text, code) => {
    const { expr } = compileExpression(text, 'boolean', CONTEXT)
    if (expr === undefined) throw new Error('no expression')
    expect(printTypeScript(expr).code).toBe(code)
  })

  test.each([
    ['altitude', 'altitude'],
    ['wing-load', 'wingLoad'],
    ['stage-2', 'stage_2'],
    ['2-engine', '_2Engine'],
    ['class', 'class_'],
    ['c', 'c_'],
  ])('the constants of %s are %s', (type, name) => {
    expect(constantName(type)).toBe(name)
  })
})

describe('sizes', () => {
  test.each([
    ['characters', `${'turbo or '.repeat(200)}turbo`],
    ['spaces', ' '.repeat(100_000)],
    ['parentheses', `${'('.repeat(480)}turbo${')'.repeat(480)}`],
    ['open parentheses', '('.repeat(1000)],
    ['not', `${'not '.repeat(240)}turbo`],
    ['minus', `${'-'.repeat(900)}hits > 1`],
    ['brackets', '[('.repeat(500)],
    ['calls', `${'half-up('.repeat(110)}1`],
    ['lists', 'hits in ['.repeat(100)],
    ['parts', `${'1+'.repeat(300)}1 > 1`],
    ['a number', 'hits > 1000000000000001'],
    ['a huge number', `hits > ${'9'.repeat(900)}`],
  ])('too many or too large: %s', (_, text) => {
    expect(codes(text)).toContain('expr/too-large')
  })

  test('at the limits all is well', () => {
    const depth = LIMITS.depth
    expect(codes(`${'('.repeat(depth)}turbo${')'.repeat(depth)}`)).toEqual([])
    expect(codes(`${'('.repeat(depth + 1)}turbo${')'.repeat(depth + 1)}`)).toEqual(['expr/too-large'])
    expect(codes(`turbo${' '.repeat(LIMITS.characters - 5)}`)).toEqual([])
    expect(codes(`turbo${' '.repeat(LIMITS.characters - 4)}`)).toEqual(['expr/too-large'])
  })

  test('products saturate', () => {
    const { expr } = compileExpression(Array(60).fill('hits').join(' * '), 'number', CONTEXT)
    if (expr === undefined) throw new Error('no expression')
    expect(compileExpr(expr)({ hits: 1_000_000 })).toBe(1_000_000_000_000_000)
    expect(compileExpr(expr)({ hits: -1_000_000 })).toBe(1_000_000_000_000_000)
  })

  test('thousands of words', () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `aircraft-${i}`)
    const type: WordType = { kind: 'word', name: 'aircraft', words, ordered: false }
    const context: ExpressionContext = { name: 'big', names: { aircraft: { type, doc: '' } } }
    const start = performance.now()
    for (let i = 0; i < 2000; i++) expect(codes(`aircraft == aircraft-${i}`, context)).toEqual([])
    expect(performance.now() - start).toBeLessThan(5000)
    const [wrong] = compileExpression('aircraft == aircarft-19999', 'boolean', context).problems
    expect(wrong?.fix?.newText).toBe('aircraft-19999')
    expect(wrong?.hint).toMatch(/aircraft-7, …\.$/)
  })
})

test('checkContext finds what a host got wrong', () => {
  expect(checkContext(CONTEXT)).toEqual(['the name "leader" is also a word of its own type'])
  const twice: WordType = { kind: 'word', name: 'Side', words: ['in', 'a', 'a'], ordered: false }
  const names = { min: { type: NUMBER, doc: '' }, side: { type: twice, doc: '' } }
  expect(checkContext({ name: 'x', names })).toEqual([
    'the name "min" is a word of the language',
    'the type "Side" is not kebab-case',
    'the word "in" of Side is a word of the language',
    'the type Side lists a word twice',
  ])
})
