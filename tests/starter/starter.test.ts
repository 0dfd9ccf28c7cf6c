import { expect, test } from 'vitest'
import { Workspace } from '../../compiler/index.ts'
import { formsOf, starterDocument } from '../../compiler/starter/starter.ts'
import { KINDS } from '../../schemas/index.ts'
import { filesOf } from '../support/content.ts'

const PACK = 'kind: pack\nid: mine\nname: Mine\nversion: 1.0.0\nlicence: MIT\ndepends: [{ id: every-kind }]\n'

const workspace = new Workspace()
for (const [path, text] of filesOf('tests/fixtures/every-kind'))
  workspace.setFile(path, text, { quiet: true })
workspace.setFile('mine/pack.yaml', PACK)
const view = workspace.analyse().views.find(({ pack }) => pack.id === 'mine')
const names = (namespace: string): string[] => [...(view?.symbols.get(namespace)?.keys() ?? [])]

const starters = KINDS.filter((kind) => kind !== 'pack').flatMap((kind) =>
  [undefined, ...formsOf(kind)].map((form) => [kind, form] as const),
)

test.each(starters)('the starter of a %s, form %s, is without errors in a pack', (kind, form) => {
  const text = starterDocument({ kind, id: 'a-new-one', forms: form === undefined ? [] : [form], names })
  workspace.setFile('mine/new.yaml', text)
  const found = workspace.analyse().diagnostics.filter(({ severity }) => severity === 'error')
  expect(found.map(({ range, message }) => `${range.start.line} ${message}`)).toEqual([])
})

test('a form leads to its own fields', () => {
  const text = starterDocument({ kind: 'aircraft', id: 'x', forms: ['heavy-bomber', 'wild-blue'], names })
  expect(text).toContain('class: heavy-bomber')
  expect(text).toContain('turret-support:')
})

test('optional fields stand as comments with their help', () => {
  const text = starterDocument({ kind: 'aircraft', id: 'x', forms: [], names })
  expect(text).toMatch(/^# service-entry: Service entry: .+$/m)
})
