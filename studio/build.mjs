// Builds the studio into dist/studio when a source is newer than what lies there. Several processes may ask at
// once; one builds, the others wait for it.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const page = join(root, 'dist', 'studio', 'index.html')
const lock = join(root, 'dist', 'studio.lock')
const SOURCES = ['studio', 'compiler', 'runtime', 'schemas', 'content']

export async function buildStudio({ force = false, say = () => {} } = {}) {
  const isFresh = () => !force && newest(SOURCES) <= modified(page)
  if (isFresh()) return
  const release = await takeLock()
  try {
    if (isFresh()) return
    say('Building the studio…')
    const { build } = await import('vite')
    await build({ configFile: join(root, 'studio', 'vite.config.ts'), logLevel: 'warn' })
  } finally {
    release()
  }
}

async function takeLock() {
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isAbandoned()) rmSync(lock, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** Whoever held the lock has gone without giving it back. */
function isAbandoned() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    if (holder > 0) process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function newest(folders) {
  let latest = 0
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) latest = Math.max(latest, modified(join(entry.parentPath, entry.name)))
    }
  }
  return latest
}
