// The YAML of a folder, read with the limits and the link rules of the command line.
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import { readText, yamlFilesIn } from '../../compiler/cli/host/readFiles.ts'
import { packHeader } from '../../compiler/index.ts'
import type { FolderListing } from './listing.ts'

export function readFolder(folder: string): FolderListing {
  const files: Record<string, string> = {}
  const unreadable: Record<string, FolderListing['unreadable'][string]> = {}
  const packs: string[] = []
  for (const path of yamlFilesIn(folder)) {
    const name = relative(folder, path).split(sep).join('/')
    const read = readText(path, folder)
    if ('problem' in read) unreadable[name] = read.problem
    else {
      files[name] = read.text
      if (basename(path) === 'pack.yaml') packs.push(packHeader(read.text).id ?? '')
    }
  }
  const real = realpathSync(folder)
  return {
    id: createHash('sha256').update(real).digest('hex').slice(0, 16),
    name: basename(real),
    packs: packs.filter((id) => id !== ''),
    files,
    unreadable,
  }
}
