// The shipped packs as file maps, read once.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const kept = new Map<string, ReadonlyMap<string, string>>()

/** YAML files below a folder of the repository, by their path in it. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const known = kept.get(folder)
  if (known) return known
  const files = new Map<string, string>()
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.ya?ml$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))
  }
  kept.set(folder, files)
  return files
}

export const wildBlueFiles = (): ReadonlyMap<string, string> => filesOf('content/wild-blue')
