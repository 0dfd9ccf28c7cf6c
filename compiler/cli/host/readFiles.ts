// Files from disk into a workspace. What is on a disk is hostile until checked: links may lead out, a name may
// belong to a pipe, a file may be fifty megabytes of anything.
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { LIMITS, type Workspace } from '../../index.ts'

const MOST_FILES = 20_000
const SKIPPED = new Set(['node_modules', 'dist'])

export const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name)

/** All YAML files below a folder, sorted; hidden folders and installed packages are not content. */
export function yamlFilesIn(folder: string): string[] {
  const found: string[] = []
  const queue = [folder]
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue
      const path = join(here, entry.name)
      if (entry.isDirectory()) queue.push(path)
      else if (isYaml(entry.name)) found.push(path)
      if (found.length > MOST_FILES) throw new TooManyFiles(folder)
    }
  }
  return found.sort()
}

export class TooManyFiles extends Error {
  constructor(folder: string) {
    super(`${folder} holds more than ${MOST_FILES.toLocaleString('en')} YAML files; give a smaller folder`)
  }
}

/** A file the host could not take in, in the words of a diagnostic. */
type FileProblem = Parameters<Workspace['setUnreadable']>[1]

/** Reads one file into the workspace under the given name; what cannot be read becomes a diagnostic. */
export function loadFile(
  workspace: Workspace,
  path: string,
  name: string,
  root: string,
  quiet: boolean,
): void {
  const read = readText(path, root)
  if ('problem' in read) workspace.setUnreadable(name, read.problem, { quiet })
  else workspace.setFile(name, read.text, { quiet })
}

/** The text of one file, or why it is not taken. */
export function readText(path: string, root: string): { text: string } | { problem: FileProblem } {
  const refuse = (code: FileProblem['code'], message: string, hint?: string): { problem: FileProblem } => ({
    problem: { code, message, ...(hint === undefined ? {} : { hint }) },
  })
  try {
    if (linkLeavingFolder(path, root)) {
      return refuse('yaml/outside-workspace', 'This link leads out of the workspace and is not followed.')
    }
    const stat = statSync(path)
    if (!stat.isFile()) return refuse('yaml/unreadable', 'This is not an ordinary file.')
    if (tooLargeToRead(stat.size)) {
      const size = `This file has ${Math.round(stat.size / 1e6)} MB.`
      return refuse('yaml/too-large', size, 'Split it: a pack may have any number of files.')
    }
    const text = decode(readFileSync(path))
    return text === undefined
      ? refuse('yaml/encoding', 'This file is not UTF-8 text.', 'Save it as UTF-8.')
      : { text }
  } catch (error) {
    return refuse(
      'yaml/unreadable',
      `This file cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}.`,
    )
  }
}

/** A character takes at most four bytes: a larger file passes the limit whatever it holds. */
export const tooLargeToRead = (bytes: number): boolean => bytes > LIMITS.fileSize * 4

export const linkLeavingFolder = (path: string, folder: string): boolean =>
  lstatSync(path).isSymbolicLink() && !isInside(realpathSync(path), realpathSync(folder))

/** UTF-8 text, or undefined where the bytes are none. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || (!way.startsWith(`..${sep}`) && way !== '..' && !isAbsolute(way))
}
