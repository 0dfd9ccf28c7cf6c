import { expect, test } from 'vitest'
import { Workspace } from '../../compiler/index.ts'
import { AIRCRAFT, PACK } from '../support/cli.ts'
import { wildBlueFiles } from '../support/content.ts'

test('a fix is offered where the word is written, never over the alias that stands for its mapping', () => {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
  workspace.setFile('mine/pack.yaml', PACK)
  const sides = AIRCRAFT.replace('undamaged: {', 'undamaged: &side {')
    .replace('ceiling: high', 'ceiling: hihg')
    .replace(/ {2}damaged: .*/, '  damaged: *side')
  workspace.setFile('mine/a.yaml', sides)
  const wrong = workspace.analyse().diagnostics.filter(({ code }) => code === 'link/unknown-id')
  expect(wrong.map(({ range, fix }) => [range.start.line, fix?.edits[0]?.newText])).toEqual([
    [10, 'high'],
    [11, undefined],
  ])
})
