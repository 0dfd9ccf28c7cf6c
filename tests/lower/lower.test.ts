// Names that authors choose may be any word, those that mean something to the compiler elsewhere included.
import { expect, test } from 'vitest'
import { lower, Workspace } from '../../compiler/index.ts'
import type { PackData } from '../../runtime/pack.ts'
import { AIRCRAFT, PACK } from '../support/cli.ts'
import { wildBlueFiles } from '../support/content.ts'

function lowered(...documents: string[]): PackData {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
  workspace.setFile('mine/pack.yaml', PACK)
  workspace.setFile('mine/a.yaml', documents.join('---\n'))
  const { diagnostics, views } = workspace.analyse()
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const view = views.find(({ pack }) => pack.id === 'mine')
  if (!view) throw new Error('no pack mine')
  return lower(view)
}

const RULESET = 'kind: ruleset\nid: wild-blue\npatch: true\n'
const option = (name: string, value: boolean): string =>
  `${RULESET}options:\n  ${name}: { type: switch, name: X, summary: Y., default: ${value} }\n`
const aircraft = (id: string, model: string): string =>
  AIRCRAFT.replace('id: p-36', `id: ${id}`).replace('model: C', `model: ${model}`)

test.each(['note', 'sources'])('what is called "%s" counts in the content hash', (name) => {
  expect(lowered(aircraft(name, 'A')).contentHash).not.toBe(lowered(aircraft(name, 'B')).contentHash)
  expect(lowered(option(name, true)).contentHash).not.toBe(lowered(option(name, false)).contentHash)
})

test('notes and sources themselves do not count', () => {
  const noted = `${AIRCRAFT.replace('by eye', 'by ear')}note: seen at Duxford\n`
  expect(lowered(noted).contentHash).toBe(lowered(AIRCRAFT).contentHash)
})

test.each(['patch', 'replace', 'note'])('an option called "%s" is not lost', (name) => {
  const ruleset = lowered(option(name, true)).content.ruleset['wild-blue'] as { options: object }
  expect(ruleset.options).toHaveProperty(name)
})

test('a scenario is no part of what is played: the hash stays as it is', () => {
  const scenario =
    'kind: scenario\nid: first-burst\nsetup:\n  units:\n    red: { side: axis, aircraft: p-36, lone: true }\n'
  const shown = lowered(AIRCRAFT, scenario)
  expect(shown.content.scenario).toHaveProperty('first-burst')
  expect(shown.contentHash).toBe(lowered(AIRCRAFT).contentHash)
})
