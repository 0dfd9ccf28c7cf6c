// A slip in the word that chooses a document's form is one slip: it hides no other.
import { expect, test } from 'vitest'
import { Workspace } from '../../compiler/index.ts'
import { wildBlueFiles } from '../support/content.ts'
import { AIRCRAFT, PACK } from '../support/samples.ts'

const workspace = new Workspace()
for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
workspace.setFile('mine/pack.yaml', PACK)

function told(text: string): string[] {
  workspace.setFile('mine/a.yaml', text)
  return workspace.analyse().diagnostics.map(({ range, code }) => `${range.start.line} ${code}`)
}

const WRONG = AIRCRAFT.replace('united-states', 'united-sttes').replace('performance: 5, ', '')

test.each([
  ['class: fighter', 'class: figther', ['5 shape/not-allowed']],
  ['ruleset: wild-blue', 'ruleset: wild-bleu', ['4 shape/not-allowed']],
])('%s', (word, slip, expected) => {
  expect(told(AIRCRAFT.replace(word, slip))).toEqual(expected)
  expect(told(WRONG.replace(word, slip))).toEqual([
    ...expected,
    '8 link/unknown-id',
    '10 shape/missing-field',
  ])
})

test('two of them', () => {
  expect(
    told(AIRCRAFT.replace('fighter', 'figther').replace('ruleset: wild-blue', 'ruleset: wild-bleu')),
  ).toEqual(['4 shape/not-allowed', '5 shape/not-allowed'])
})

test('names that it declares are known to others', () => {
  const crew =
    'kind: crew\nid: ace\nruleset: wild-blue\nname: Ace\nserves: pilot\nstanding: named\neligible: { types: [p-36] }\n'
  expect(told(`${AIRCRAFT.replace('fighter', 'figther')}---\n${crew}`)).toEqual(['5 shape/not-allowed'])
})

test('a form that nobody can guess is told alone', () => {
  expect(told(WRONG.replace('class: fighter', 'class: balloon'))).toEqual(['5 shape/not-allowed'])
})
