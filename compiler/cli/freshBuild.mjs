// Builds something when a source is newer than what was built last. Several processes may ask at once; one builds,
// the others wait for it.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** `product` is the file whose age tells; `sources` are folders. Both are relative to the repository. */
export async function freshBuild({ sources, product, force, build }) {
  const isFresh = () => !force && newest(sources) <= modified(join(root, product))
  if (isFresh()) return
  const release = await takeLock(join(root, `${dirname(product)}.lock`))
  try {
    if (!isFresh()) await build()
  } finally {
    release()
  }
}

async function takeLock(lock) {
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isAbandoned(lock)) rmSync(lock, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Whoever held the lock has gone without giving it back. */
function isAbandoned(lock) {
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
