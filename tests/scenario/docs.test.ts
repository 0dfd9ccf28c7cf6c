// What docs/scenarios.md and docs/packs.md show is true: their examples pass, and the list of inputs is that of the
// rule system.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVENT_KINDS } from '../../runtime/systems/wild-blue/eventKinds.ts'
import { VERB_NAMES } from '../../runtime/systems/wild-blue/readScenarioInput.ts'
import { playScenarios } from '../support/scenarios.ts'

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'docs', name), 'utf8')

const page = read('scenarios.md')
const [example = ''] = [...page.matchAll(/```yaml\n(kind: scenario\n[^]*?)```/g)].map(
  (match) => match[1] ?? '',
)

test('the first example passes, and its run carries what it cites', () => {
  const [played] = playScenarios(example)
  expect(played?.run.failures).toEqual([])
  expect(played?.run.carried).toEqual(expect.arrayContaining([...(played?.scenario.cites ?? [])]))
})

test('the failure it shows is the one that comes of the change it tells', () => {
  const wrong = example.replace('of: messer.leader, is: 2', 'of: messer.leader, is: 3')
  const [played] = playScenarios(wrong)
  expect(played?.run.failures).toEqual([
    { path: ['script', 4, 'expect', 1], expected: 'hits of messer.leader: 3', found: '2' },
  ])
  expect(page).toContain('expected  hits of messer.leader: 3\n      found     2\n')
})

test('the refusal it shows is a real one', () => {
  const refused = `  - input: { do: respond, by: messer, card: ace-pilot }\n    refused: { code: card-not-held, rules: ["6.2"] }\n`
  expect(page.replaceAll('"', "'")).toContain(refused.replaceAll('"', "'"))
  const answer = '  - input: { do: respond, by: messer, card: tight-turn }\n'
  expect(playScenarios(example.replace(answer, refused + answer))[0]?.run.failures).toEqual([])
})

test('it names every event', () => {
  expect(EVENT_KINDS.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([])
})

test('it names every input that a player may make', () => {
  const named = [...page.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) /gm)].flatMap(
    (match) => match[1]?.match(/[a-z-]+/g) ?? [],
  )
  expect(VERB_NAMES.filter((verb) => !named.includes(verb))).toEqual([])
})

test('the card that docs/packs.md adds does what its scenario says', () => {
  const [, documents = ''] = /```yaml\n(kind: deck\n[^]*?)```/.exec(read('packs.md')) ?? []
  expect(playScenarios(documents).map(({ run }) => run.failures)).toEqual([[]])
})
