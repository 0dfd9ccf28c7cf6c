// Writing a built pack: into a fresh folder beside the old one, then swapped in, so that a build is there whole
// or not at all, and nothing that Skywright did not write is ever replaced.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { EmittedFile } from '../../emit/emitPack.ts'
import { fileTrouble } from './fileTrouble.ts'
import { UsageError } from '../usage.ts'
import { isInside } from './readFiles.ts'

/** The file by which a folder is known to be an earlier build. */
const MARK = 'sources.json'

export function writePack(out: string, id: string, files: readonly EmittedFile[]): string {
  const parent = resolve(out)
  const target = join(parent, id)
  try {
    refuseForeign(target, out, id)
    mkdirSync(parent, { recursive: true })
    const fresh = mkdtempSync(join(parent, '.skywright-'))
    try {
      for (const file of files) writeInside(fresh, file, id)
      rmSync(target, { recursive: true, force: true })
      renameSync(fresh, target)
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`cannot write to "${out}": ${fileTrouble(error)}`)
  }
  return join(out, id)
}

function refuseForeign(target: string, out: string, id: string): void {
  const stat = lstatSync(target, { throwIfNoEntry: false })
  if (!stat) return
  const ours = stat.isDirectory() && (existsSync(join(target, MARK)) || readdirSync(target).length === 0)
  if (!ours)
    throw new UsageError(`"${join(out, id)}" exists and is not an earlier build; choose another --out`)
}

function writeInside(folder: string, file: EmittedFile, id: string): void {
  const path = resolve(folder, file.path.slice(id.length + 1))
  if (!isInside(path, folder)) throw new Error(`emitted path "${file.path}" leaves the output folder`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, file.text)
}
