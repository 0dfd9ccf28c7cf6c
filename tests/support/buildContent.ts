// Builds the shipped packs once, the way a user would, for the tests that run on emitted modules.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export default function buildContent(): void {
  const bin = join(root, 'compiler', 'cli', 'skywright.js')
  execFileSync(process.execPath, [bin, 'build', 'content', '--out', join('dist', 'content')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
