// Checks over a whole pack see what is sound in it, and tell it where it was written.
import { expect, test } from 'vitest'
import { Workspace } from '../../compiler/index.ts'
import { wildBlueFiles } from '../support/content.ts'
import { AIRCRAFT, PACK } from '../support/samples.ts'

const undated = (id: string): string =>
  AIRCRAFT.replace('id: p-36', `id: ${id}`).replace('service-entry: 1938-04\n', '')

function told(files: Readonly<Record<string, string>>): string[] {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
  for (const [path, text] of Object.entries(files)) workspace.setFile(path, text)
  return workspace.analyse().diagnostics.map(({ file, code }) => `${file} ${code}`)
}

test('one broken document hides nothing of the others', () => {
  const broken = undated('p-37').replace('model: C\n', '')
  expect(told({ 'mine/pack.yaml': PACK, 'mine/a.yaml': undated('p-36'), 'mine/b.yaml': broken })).toEqual([
    'mine/a.yaml check/card-incomplete',
    'mine/b.yaml shape/missing-field',
  ])
})

test('a patch that breaks a document takes it out of the check', () => {
  const patch = 'kind: aircraft\nid: p-36\npatch: true\nmodel:\n'
  expect(told({ 'mine/pack.yaml': PACK, 'mine/a.yaml': `${undated('p-36')}---\n${patch}` })).toEqual([
    'mine/a.yaml shape/missing-field',
  ])
})

test('what a pack below says is not told again by those over it', () => {
  const top = PACK.replace('id: mine', 'id: top').replace('wild-blue', 'mine')
  expect(told({ 'mine/pack.yaml': PACK, 'mine/a.yaml': undated('p-36'), 'top/pack.yaml': top })).toEqual([
    'mine/a.yaml check/card-incomplete',
  ])
})
