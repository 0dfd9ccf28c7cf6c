import { expect, test } from 'vitest'
import { Workspace } from '../../compiler/index.ts'
import type { EntityCheck, PackCheck } from '../../compiler/checks/check.ts'
import { CHECKS } from '../../compiler/checks/index.ts'
import { wildBlueFiles } from '../support/content.ts'

const PACK = `kind: pack
id: top
name: Top
version: 1.0.0
licence: MIT
depends: [{ id: wild-blue }]
`
const PATCH = `kind: aircraft
id: p-47c
patch: true
leader:
  damaged: { performance: 7 }
sources: { all: { from: estimate, method: by eye } }
`

const broken: EntityCheck = {
  code: 'check/wingman-differs',
  kind: 'aircraft',
  run() {
    throw new Error('secret detail')
  },
}

const brokenPack: PackCheck = {
  code: 'check/never-answered',
  reads: ['deck'],
  run() {
    throw new TypeError('secret detail')
  },
}

function workspaceWith(options: ConstructorParameters<typeof Workspace>[0]): Workspace {
  const workspace = new Workspace(options)
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
  workspace.setFile('top/pack.yaml', PACK)
  workspace.setFile('top/content.yaml', PATCH)
  return workspace
}

test('a check that throws becomes a diagnostic, and the others still run', () => {
  const { diagnostics } = workspaceWith({ checks: [broken, ...CHECKS] }).analyse()
  expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([
    ['internal/error', 1],
    ['check/damaged-side-better', 5],
  ])
  const [failure] = diagnostics
  expect(failure).toMatchObject({ file: 'top/content.yaml', severity: 'error' })
  expect(failure?.message).toContain('check/wingman-differs')
  expect(failure?.hint).toContain('report')
  expect(JSON.stringify(failure)).not.toContain('secret')
})

test('a pack check that throws is told at the pack', () => {
  const { diagnostics } = workspaceWith({ checks: [], packChecks: [brokenPack] }).analyse()
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['internal/error', 'top/pack.yaml']])
  expect(diagnostics[0]?.message).toContain('check/never-answered')
})

test('it does not go away by asking again, and goes away with its document', () => {
  const workspace = workspaceWith({ checks: [broken] })
  const codes = (): string[] => workspace.analyse().diagnostics.map(({ code }) => code)
  expect([codes(), codes()]).toEqual([['internal/error'], ['internal/error']])
  workspace.deleteFile('top/content.yaml')
  expect(codes()).toEqual([])
})
