// The browser of the tests: Debian's chromium, installed when missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const CHROMIUM = '/usr/bin/chromium'

export function ensureChromium() {
  if (existsSync(CHROMIUM)) return CHROMIUM
  const root = process.getuid?.() === 0
  const run = (...command) =>
    spawnSync(root ? command[0] : 'sudo', root ? command.slice(1) : ['-n', ...command], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  console.log('Chromium is missing: installing the Debian package "chromium" for the browser tests.')
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  if (existsSync(CHROMIUM)) return CHROMIUM
  throw new Error(
    'The browser tests need Chromium: install the package "chromium" as root, then run the tests again.',
  )
}
