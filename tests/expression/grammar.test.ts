import { describe, expect, test } from 'vitest'
import { compileExpression, printExpr } from '../../compiler/expression/index.ts'
import { compileExpr } from '../../runtime/expression/evaluate.ts'
import type { ContextValues } from '../../runtime/expression/types.ts'
import { CONTEXT } from './fixtures.ts'

const VALUES: ContextValues = {
  altitude: 1,
  'leader-altitude': 3,
  nation: 'german',
  place: 'clouds',
  role: 'wingman',
  clouds: false,
  leader: 'leader',
  turbo: true,
  'night-combat': false,
  hits: 3,
  turn: 5,
  'fuel-left': 0,
}

function compiled(text: string, expected: 'boolean' | 'number') {
  const result = compileExpression(text, expected, CONTEXT)
  expect(result.problems.filter((p) => p.code !== 'expr/constant')).toEqual([])
  if (result.expr === undefined || result.folded === undefined) throw new Error('no expression')
  return { expr: result.expr, folded: result.folded, uses: result.uses }
}

describe('numbers', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['10 - (4 - 3)', 9],
    ['-hits + 5', 2],
    ['- -3', 3],
    ['hits - -3', 6],
    ['hits -1', 2],
    ['hits- 1', 2],
    ['(hits)-1', 2],
    ['2*hits', 6],
    ['007', 7],
    ['half-up(hits)', 2],
    ['half-down(hits)', 1],
    ['half-up(-hits)', -1],
    ['half-down(-hits)', -2],
    ['half-up(-1)', 0],
    ['fuel-left * -1', 0],
    ['-fuel-left', 0],
    ['half-up ( hits ) + half-down(hits)', 3],
    ['min(hits, turn)', 3],
    ['max(hits, turn, 9)', 9],
    ['if(turbo, 1, 2)', 1],
    ['if(altitude <= low, if(clouds, 1, 2), 3)', 2],
    ['half-up(hits) - 1', 1],
    ['hits\n\t+ 1', 4],
  ])('%s is %d', (text, value) => {
    const { expr, folded } = compiled(text, 'number')
    expect(compileExpr(expr)(VALUES)).toBe(value)
    expect(compileExpr(folded)(VALUES)).toBe(value)
  })
})

describe('conditions', () => {
  test.each([
    ['turbo or clouds and night-combat', true],
    ['(turbo or clouds) and night-combat', false],
    ['not clouds and turbo', true],
    ['not (turbo and clouds)', true],
    ['not hits == 4', true],
    ['not not turbo', true],
    ['hits + 1 == 4 and turn > 4', true],
    ['altitude <= low', true],
    ['low >= altitude', true],
    ['altitude < low', false],
    ['altitude == leader-altitude', false],
    ['leader-altitude > altitude', true],
    ['max(altitude, medium) == medium', true],
    ['if(turbo, low, high) == altitude', true],
    ['altitude == if(turbo, low, high)', true],
    ['altitude in [low, medium]', true],
    ['altitude in [leader-altitude, high]', false],
    ['not altitude in [high]', true],
    ['hits in [1, 2, 3]', true],
    ['hits + 1 in [turn - 1]', true],
    ['nation == german', true],
    ['nation != german', false],
    ['nation in [american, british]', false],
    ['german == nation', true],
    ['turbo == true', true],
    ['turbo == (not clouds)', true],
    ['(hits > 2) == turbo', true],
    ['place == clouds', true],
    ['clouds == place', true],
    ['place in [clouds, sea]', true],
    ['clouds', false],
    ['true', true],
  ])('%s is %s', (text, value) => {
    const { expr, folded } = compiled(text, 'boolean')
    expect(compileExpr(expr)(VALUES)).toBe(value)
    expect(compileExpr(folded)(VALUES)).toBe(value)
  })
})

test.each([
  ['((turbo))', 'turbo'],
  ['turbo and(clouds and leader-altitude>low)', 'turbo and clouds and leader-altitude > low'],
  ['(turbo and clouds) or turbo', 'turbo and clouds or turbo'],
  ['(turbo or clouds) and turbo', '(turbo or clouds) and turbo'],
  ['not(turbo)', 'not turbo'],
  ['not(turbo or clouds)', 'not (turbo or clouds)'],
  ['not(hits>1)', 'not hits > 1'],
  ['(not turbo)==clouds', '(not turbo) == clouds'],
  ['hits -(turn -1)>- hits', 'hits - (turn - 1) > -hits'],
  ['hits+(turn+1)>-(hits+1)', 'hits + (turn + 1) > -(hits + 1)'],
  ['(hits*2)+1>-(3)*turn', 'hits * 2 + 1 > -(3) * turn'],
  ['min( hits,2 )>if(turbo,1,2)', 'min(hits, 2) > if(turbo, 1, 2)'],
  ['altitude in[low,  high]', 'altitude in [low, high]'],
])('%s prints as %s', (text, canonical) => {
  const { expr } = compiled(text, 'boolean')
  expect(printExpr(expr)).toBe(canonical)
  expect(printExpr(compiled(canonical, 'boolean').expr)).toBe(canonical)
})

test('uses lists the names read, not the words', () => {
  expect(compiled('place == clouds and turbo and altitude <= low and turbo', 'boolean').uses).toEqual([
    'place',
    'turbo',
    'altitude',
  ])
})

test('the checked tree is plain data', () => {
  const { expr } = compiled('altitude <= low and nation == german', 'boolean')
  expect(JSON.parse(JSON.stringify(expr))).toEqual(expr)
  expect(expr).toMatchObject({
    kind: 'logic',
    of: [
      { kind: 'compare', right: { kind: 'word', word: 'low', type: 'altitude', value: 1 } },
      { kind: 'compare', right: { kind: 'word', word: 'german', type: 'nation', value: 'german' } },
    ],
  })
})
