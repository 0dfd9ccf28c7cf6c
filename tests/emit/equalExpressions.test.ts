// One expression, three forms: the emitted module, pack.json loaded, and the pack in memory. All give what the
// reference gives, over a ruleset whose words a pack has patched.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { emitPack } from '../../compiler/emit/emitPack.ts'
import { compileExpression, printExpr } from '../../compiler/expression/index.ts'
import { lower, Workspace, type PackView } from '../../compiler/index.ts'
import { ContextTable } from '../../compiler/link/contexts.ts'
import { partsOf, type Expr } from '../../runtime/expression/expr.ts'
import type { ContextValues } from '../../runtime/expression/types.ts'
import { loadPack } from '../../runtime/index.ts'
import {
  isExpressionData,
  type CompiledPack,
  type ExpressionData,
  type PackData,
} from '../../runtime/pack.ts'
import { expressionsOver, valuesOf } from '../expression/arbitraries.ts'
import { interpret } from '../expression/interpret.ts'
import { filesOf } from '../support/content.ts'
import { PACK } from '../support/samples.ts'

/** Lower altitudes come first, so that every rank shifts; a side more. */
const WORDS = `kind: ruleset
id: wild-blue
patch: true
altitudes:
${['treetop', 'very-low', 'low', 'medium', 'high', 'very-high', 'stratosphere'].map((id) => `  - { id: ${id}, name: X, abbreviation: X }`).join('\n')}
sides:
  - { id: allied, name: Allied, colour: blue }
  - { id: axis, name: Axis, colour: red }
  - { id: neutral-side, name: Neutral, colour: blue }
`

/** Every operator at least once, whatever chance brings. */
const AMOUNTS = [
  'turn + hand',
  'turn - hand * 2',
  '-burst',
  'half-up(performance)',
  'half-down(horsepower - 7)',
  'min(turn, hand, 3)',
  'max(turn, -hand)',
  'if(altitude <= low, burst, gunner)',
  'turn * turn * turn * turn * turn * turn * 1000000',
]
const CONDITIONS = [
  'altitude == treetop',
  'altitude != stratosphere and side == neutral-side',
  'altitude < very-low or altitude > high',
  'altitude >= medium and not damaged',
  'max(altitude, low) <= medium',
  'altitude in [treetop, low, stratosphere]',
  'side in [neutral-side, axis]',
  'side != axis',
  'turn in [1, hand, burst + 1]',
  '(turn < hand) == night',
  'true in [damaged, loaded]',
  'if(damaged, turn >= 3, role == leader)',
  'turn * 2 > 5',
]

const viewOf = (workspace: Workspace): PackView => {
  const { diagnostics, views } = workspace.analyse()
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const view = views.find(({ pack }) => pack.id === 'mine')
  if (!view) throw new Error('no pack')
  return view
}

const workspace = new Workspace()
for (const [path, text] of filesOf('content/wild-blue')) workspace.setFile(path, text, { quiet: true })
workspace.setFile('mine/pack.yaml', PACK)
workspace.setFile('mine/words.yaml', WORDS)
const context = new ContextTable(viewOf(workspace)).of('wild-blue').contexts.get('modifier')
if (!context) throw new Error('no context')

/** Random ones as text, as far as the schema has room for them and no word has two meanings. */
function sampled(what: 'condition' | 'amount', type: 'boolean' | 'number', seed: number): string[] {
  if (!context) return []
  return fc
    .sample(expressionsOver(context)[what], { numRuns: 900, seed })
    .map(printExpr)
    .filter((text) => text.length <= 400 && compileExpression(text, type, context).folded !== undefined)
}

const amounts = [...AMOUNTS, ...sampled('amount', 'number', 3)]
const conditions = [...CONDITIONS, ...sampled('condition', 'boolean', 5)]
const PER_DOCUMENT = 50
const modifiers = amounts.map((add, index) =>
  JSON.stringify({ rule: '8.3.1a', rating: 'burst', add, when: conditions[index % conditions.length] }),
)
const documents = Array.from({ length: Math.ceil(modifiers.length / PER_DOCUMENT) }, (_, nth) => {
  const own = modifiers.slice(nth * PER_DOCUMENT, (nth + 1) * PER_DOCUMENT)
  return `kind: resource\nid: r${nth}\nname: R\nruleset: wild-blue\neffects:\n  modifiers:\n${own.map((each) => `    - ${each}`).join('\n')}\n`
})
workspace.setFile('mine/resources.yaml', documents.join('---\n'))

const view = viewOf(workspace)
const data = lower(view)
const folder = emittedTo(join(import.meta.dirname, '..', '..', 'dist'))
const forms: readonly CompiledPack[] = [
  ((await import(/* @vite-ignore */ join(folder, 'mine', 'index.ts'))) as { pack: CompiledPack }).pack,
  loadPack(JSON.parse(readFileSync(join(folder, 'mine', 'pack.json'), 'utf8')) as PackData),
  loadPack(data),
]

function emittedTo(parent: string): string {
  mkdirSync(parent, { recursive: true })
  const out = mkdtempSync(join(parent, 'equal-'))
  afterAll(() => {
    rmSync(out, { recursive: true, force: true })
  })
  for (const { path, text } of emitPack(view, data, workspace.lineOf)) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), text)
  }
  return out
}

/** The expressions of the resources in the order of their places, in data or loaded. */
function expressionsIn<T extends object>(value: unknown, is: (value: object) => value is T): T[] {
  if (typeof value !== 'object' || value === null) return []
  return is(value) ? [value] : Object.values(value).flatMap((inner) => expressionsIn(inner, is))
}

type Loaded = { readonly text: string; readonly evaluate: (context: ContextValues) => unknown }
const isLoaded = (value: object): value is Loaded => 'evaluate' in value

const trees: readonly ExpressionData[] = expressionsIn(data.content.resource, isExpressionData)
const loaded = forms.map((form) => expressionsIn(form.content.resource, isLoaded))

test('all forms hold the same expressions, hundreds of them', () => {
  expect(trees.length).toBeGreaterThan(800)
  for (const form of loaded)
    expect(form.map(({ text }) => text)).toEqual(trees.map((each) => each.$expression))
})

test('every operator of the language is among them, and words of both sorts', () => {
  const met = new Set<string>()
  const visit = (expr: Expr): void => {
    met.add('op' in expr ? expr.op : expr.kind)
    if (expr.kind === 'word') met.add(typeof expr.value === 'number' ? 'ordered word' : 'plain word')
    for (const part of partsOf(expr)) visit(part)
  }
  for (const { tree } of trees) visit(tree)
  const operators = [
    ...['+', '-', '*', 'negate', 'half-up', 'half-down', 'min', 'max'],
    ...['==', '!=', '<', '<=', '>', '>=', 'in', 'if', 'and', 'or', 'not'],
    ...['name', 'number', 'boolean', 'word', 'ordered word', 'plain word'],
  ]
  expect([...met].sort()).toEqual(operators.sort())
})

test('all forms give what the reference gives, whatever the context holds', () => {
  fc.assert(
    fc.property(valuesOf(context), (values) => {
      for (const [index, { tree, $expression: text }] of trees.entries()) {
        const wanted = interpret(tree, values)
        for (const form of loaded) {
          const value = form[index]?.evaluate(values)
          if (!Object.is(value, wanted)) throw new Error(`${text}: ${String(value)}, not ${String(wanted)}`)
        }
      }
    }),
    { numRuns: 100 },
  )
})
