import { transformSync } from 'esbuild'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compileExpression,
  completeExpression,
  constantName,
  fold,
  printExpr,
  printTypeScript,
} from '../../compiler/expression/index.ts'
import * as arithmetic from '../../runtime/expression/arithmetic.ts'
import { compileExpr } from '../../runtime/expression/evaluate.ts'
import type { Expr } from '../../runtime/expression/expr.ts'
import { partsOf } from '../../runtime/expression/expr.ts'
import type { ContextValues, Value } from '../../runtime/expression/types.ts'
import { amount, condition, contextValues } from './arbitraries.ts'
import { ALTITUDE, CONTEXT } from './fixtures.ts'
import { interpret } from './interpret.ts'

const RUNS = { numRuns: 400 }
const some = fc.array(contextValues, { minLength: 3, maxLength: 6 })
const anyExpr = fc.oneof(
  condition.map((expr) => ({ expr, expected: 'boolean' as const })),
  amount.map((expr) => ({ expr, expected: 'number' as const })),
)

test('every evaluation equals the reference, and is a finite integer within the limit, a condition or a word', () => {
  fc.assert(
    fc.property(anyExpr, some, ({ expr, expected }, contexts) => {
      const run = compileExpr(expr)
      for (const c of contexts) {
        const value = run(c)
        expect(value).toBe(interpret(expr, c))
        expect(typeof value).toBe(expected)
        if (typeof value !== 'number') continue
        expect(Number.isSafeInteger(value) && Math.abs(value) <= arithmetic.NUMBER_LIMIT).toBe(true)
        expect(Object.is(value, -0)).toBe(false)
      }
    }),
    { numRuns: 1500 },
  )
})

const size = (expr: Expr): number => partsOf(expr).reduce((sum, part) => sum + size(part), 1)

test('fold keeps the value and does not grow the tree', () => {
  fc.assert(
    fc.property(anyExpr, some, ({ expr }, contexts) => {
      const folded = fold(expr)
      for (const c of contexts) expect(compileExpr(folded)(c)).toBe(interpret(expr, c))
      expect(size(folded)).toBeLessThanOrEqual(size(expr))
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['false in [turbo, night-combat]', 'not (turbo and night-combat)'],
  ['true in [turbo, night-combat]', 'turbo or night-combat'],
])('%s folds to %s', (text, folded) => {
  const { folded: expr } = compileExpression(text, 'boolean', CONTEXT)
  expect(expr && printExpr(expr)).toBe(folded)
})

test('print, parse, print is stable, and the parsed tree is the printed one', () => {
  let parsed = 0
  fc.assert(
    fc.property(anyExpr, ({ expr, expected }) => {
      const text = printExpr(expr)
      const result = compileExpression(text, expected, CONTEXT)
      if (result.problems.some((p) => p.code === 'expr/too-large')) return
      expect(result.problems.filter((p) => p.code !== 'expr/constant')).toEqual([])
      if (result.expr === undefined) throw new Error(text)
      expect(result.expr).toEqual(expr)
      expect(printExpr(result.expr)).toBe(text)
      parsed++
    }),
    { numRuns: 1500 },
  )
  expect(parsed).toBeGreaterThan(700)
})

test('a compiled expression that is warned of as constant is constant', () => {
  fc.assert(
    fc.property(condition, some, (expr, contexts) => {
      const result = compileExpression(printExpr(expr), 'boolean', CONTEXT)
      const whole = result.problems.find((p) => p.start === 0 && p.end === result.text.length)
      if (whole?.code !== 'expr/constant') return
      for (const c of contexts) expect(interpret(expr, c)).toBe(whole.message.includes('always'))
    }),
    RUNS,
  )
})

test('emitted TypeScript gives the same', async () => {
  const cases = fc.sample(fc.tuple(anyExpr, some), { numRuns: 600, seed: 7 })
  const exprs = cases.flatMap(([{ expr }]) => [expr, fold(expr)])
  const functions = await emitted(exprs)
  for (const [i, [{ expr }, contexts]] of cases.entries())
    for (const c of contexts)
      for (const run of [functions[2 * i], functions[2 * i + 1]]) {
        const value = run?.(c)
        if (!Object.is(value, interpret(expr, c))) throw new Error(printTypeScript(expr).code)
      }
})

/** One module of arrow functions, as the emitter writes it, imported from a data: URL. */
async function emitted(exprs: readonly Expr[]): Promise<((c: ContextValues) => Value)[]> {
  const printed = exprs.map(printTypeScript)
  const helpers = ['plus', 'minus', 'times', 'halfUp', 'halfDown']
  for (const { helpers: used, types } of printed) {
    for (const helper of used) expect(helpers).toContain(helper)
    for (const type of types) expect(type).toBe('altitude')
  }
  const ranks = JSON.stringify(Object.fromEntries(ALTITUDE.words.map((word, rank) => [word, rank])))
  const source = [
    `const { ${helpers.join(', ')} } = globalThis.skywrightArithmetic as any`,
    `const ${constantName('altitude')} = ${ranks} as const`,
    `export const functions = [${printed.map(({ code }) => `(c: any) => ${code}`).join(',\n')}]`,
  ].join('\n')
  const { code } = transformSync(source, { loader: 'ts', format: 'esm' })
  Object.assign(globalThis, { skywrightArithmetic: arithmetic })
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  const loaded = (await import(/* @vite-ignore */ url)) as { functions: ((c: ContextValues) => Value)[] }
  return loaded.functions
}

/** Pieces of the language in any order come closer to the parser's corners than random letters do. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'( ) [ ] , == != < <= > >= + - * = && || ! and or not in true false if( min( half-up( AND'.split(
          ' ',
        ),
        ...'altitude low turbo hits nation german hits-1 xyzzy 3 1.5 "low" $ . __proto__ constructor'.split(
          ' ',
        ),
        'very high',
        '\u00a0',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 40 },
  )
  .chain((of) => fc.constantFrom(' ', '').map((gap) => of.join(gap)))

test('any text gives problems in bounds or an expression, never an exception', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom('boolean' as const, 'number' as const), (text, expected) => {
      const { expr, problems } = compileExpression(text, expected, CONTEXT)
      const errors = problems.filter((p) => p.code !== 'expr/constant')
      expect(errors.length === 0).toBe(expr !== undefined)
      for (const { start, end, fix } of problems) {
        expect(start >= 0 && start <= end && end <= text.length).toBe(true)
        if (fix) expect(fix.start >= 0 && fix.start <= fix.end && fix.end <= text.length).toBe(true)
      }
    }),
    { numRuns: 4000 },
  )
})

test('completion never throws and replaces around the caret', () => {
  fc.assert(
    fc.property(pieces, (text) => {
      for (let offset = 0; offset <= text.length; offset++)
        for (const item of completeExpression(text, offset, 'boolean', CONTEXT).slice(0, 3))
          expect(item.replaceStart <= offset && offset <= item.replaceEnd).toBe(true)
    }),
    { numRuns: 60 },
  )
})
