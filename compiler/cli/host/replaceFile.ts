// A file is replaced by renaming a finished one over it: a crash leaves the old text or the new, never half.
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

export function replaceFile(path: string, text: string): void {
  const target = realpathSync(path)
  const fresh = `${target}.${process.pid}.tmp`
  try {
    writeFileSync(fresh, text, { flag: 'wx' })
    chmodSync(fresh, statSync(target).mode)
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { force: true })
  }
}
