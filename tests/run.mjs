// Everything that must hold, in one command: `npm test`. Each step says what it does and how long it took.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './support/chromium.mjs'

const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const skywright = [process.execPath, join('compiler', 'cli', 'skywright.js')]

const STEPS = [
  ['generated files are fresh', process.execPath, 'schemas/generate.mjs', '--check'],
  ['types', bin('tsc'), '-p', 'tsconfig.json'],
  ['types of the runtime, without DOM and Node', bin('tsc'), '-p', 'runtime'],
  ['types of the compiler, without DOM and Node', bin('tsc'), '-p', 'compiler'],
  ['lint', bin('eslint'), '.'],
  ['format', bin('prettier'), '--check', '--log-level', 'warn', '.'],
  ['format of the content', ...skywright, 'fmt', '--check', 'content'],
  ['check of the content', ...skywright, 'check', 'content', '--max-warnings', '0'],
  ['scenarios of the content', ...skywright, 'test', 'content'],
  ['tests', bin('vitest'), 'run', ...process.argv.slice(2)],
]

ensureChromium()
for (const [title, command, ...args] of STEPS) {
  console.log(`\n== ${title}`)
  const start = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  console.log(
    `== ${title}: ${status === 0 ? 'fine' : 'failed'}, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) process.exit(1)
}
console.log('\nAll is well.')
