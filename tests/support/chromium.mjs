// A browser for the tests: the system's own, or, on a machine without one, installed from its packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = '/usr/bin/chromium'

/** The path of a chromium; throws one plain sentence where there is none and none can be had. */
export function ensureChromium() {
  if (existsSync(CHROMIUM)) return CHROMIUM
  const root = process.getuid?.() === 0
  console.error('Installing chromium for the browser tests (apt-get install chromium)…')
  const prefix = root ? [] : ['sudo', '-n']
  const installed =
    run([...prefix, 'apt-get', 'update']) &&
    run([
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
    ])
  if (installed && existsSync(CHROMIUM)) return CHROMIUM
  throw new Error(
    `The browser tests need chromium at ${CHROMIUM}: install it with "apt-get install chromium".`,
  )
}

function run([program, ...args]) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
