// `npm run games 100000`: the properties of any game over as many games as asked, from the number given on.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const [games = '100000', first = '0'] = process.argv.slice(2)
if (![games, first].every((each) => /^\d+$/.test(each))) {
  console.error('Usage: npm run games [GAMES] [FIRST]   both whole numbers, as: npm run games 100000 5000')
  process.exit(2)
}
const vitest = join(root, 'node_modules', '.bin', 'vitest')
const file = 'tests/properties/dogfight.test.ts'
const { status } = spawnSync(vitest, ['run', '--project', 'node', '--testTimeout', '86400000', file], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GAMES: games, FIRST_GAME: first },
})
process.exit(status ?? 1)
