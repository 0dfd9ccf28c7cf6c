// The package as npm delivers it: packed, installed in an empty folder elsewhere, and used there.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AIRCRAFT, folderWith, PACK, root, skywright } from '../support/cli.ts'

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' })

test('npx skywright works from a tarball installed in an empty folder', async () => {
  // The build scripts run when packing; here they must not disturb the tests beside this one.
  skywright(['--version'])
  const { buildStudio } = (await import(join(root, 'studio', 'build.mjs'))) as {
    buildStudio: () => Promise<void>
  }
  await buildStudio()
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': AIRCRAFT })
  npm(['pack', '--ignore-scripts', '--pack-destination', folder], root)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  npm(['install', '--no-save', '--prefix', folder, join(folder, tarball)], folder)
  const installed = join(folder, 'node_modules', 'skywright')
  expect(existsSync(join(installed, 'compiler', 'cli', 'main.ts'))).toBe(false)
  expect(existsSync(join(installed, 'dist', 'studio', 'index.html'))).toBe(true)

  const npx = (...args: string[]): string =>
    execFileSync('npx', ['--no-install', 'skywright', ...args], { cwd: folder, encoding: 'utf8' })
  expect(npx('--version').trim()).toBe(
    (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
  )
  expect(npx('check', 'mine')).toContain('No problems: 2 documents in 2 files.')
  expect(npx('build', 'mine', '--out', 'out')).toContain('mine: ')
  expect(existsSync(join(folder, 'out', 'mine', 'index.ts'))).toBe(true)
  expect(npx('new', 'aircraft', 'p-99')).toContain('p-99.yaml')
  expect(npx('fmt', 'mine')).toContain('2 files')
  expect(npx('explain', 'mine#p-36')).toContain('leader.undamaged.burst')
  expect(npx('studio', '--help')).toContain('Usage: skywright studio')
})
