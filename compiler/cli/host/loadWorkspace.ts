// From the paths of a command to a workspace: the files below them, the packs they belong to, and whatever packs
// those depend on, found in the given paths, beside them, in the working folder, then among the built-in ones.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packHeader, Workspace } from '../../index.ts'
import { UsageError } from '../usage.ts'
import { fileNames, type FileNames } from './names.ts'
import { isInside, isYaml, loadFile, yamlFilesIn } from './readFiles.ts'

export interface LoadedWorkspace {
  readonly names: FileNames
  readonly workspace: Workspace
  /** Folders and files to watch. */
  readonly watched: readonly string[]
  /** Reads a changed file or folder again; false where that touches nothing of the workspace. */
  reload(path: string): boolean
}

const PACK_FILE = 'pack.yaml'

export function loadWorkspace(paths: readonly string[], base = process.cwd()): LoadedWorkspace {
  const workspace = new Workspace()
  const given = paths.map((path) => givenPath(path, base))
  // Inside a pack some of its files lie above the working folder: seen from the pack they belong together.
  const names = fileNames(base, enclosingPack(base) ?? base, paths)
  const loaded = new Set<string>()
  const load = (path: string, root: string, quiet: boolean): void => {
    if (loaded.has(path)) return
    loaded.add(path)
    loadFile(workspace, path, names.nameOf(path), root, quiet)
  }
  const loadPacks = (): void => {
    const packs = new PackFolders()
    for (const path of given) {
      for (const folder of packs.around(path)) {
        for (const file of yamlFilesIn(folder)) load(file, folder, true)
      }
    }
    loadDependencies(packs, base, load)
  }
  const forget = (path: string): void => {
    if (loaded.delete(path)) workspace.deleteFile(names.nameOf(path))
  }
  for (const { path, root } of givenFiles(paths, base)) load(path, root, false)
  loadPacks()
  return {
    workspace,
    names,
    watched: given,
    reload(path) {
      const root = given.find((each) => each === path || isInside(path, each))
      if (root === undefined) return false
      // A folder may come or go with all that is in it.
      const gone = [...loaded].filter((file) => isInside(file, path) && !existsSync(file))
      for (const file of gone) forget(file)
      const changed = existsSync(path) ? yamlFilesAt(path) : []
      for (const file of changed) {
        loaded.add(file)
        loadFile(workspace, file, names.nameOf(file), root, false)
      }
      // Another pack.yaml may need packs that nothing needed before.
      if (changed.some((file) => basename(file) === PACK_FILE)) loadPacks()
      return gone.length + changed.length > 0
    },
  }
}

const yamlFilesAt = (path: string): string[] =>
  statSync(path).isDirectory() ? yamlFilesIn(path) : isYaml(path) ? [path] : []

/** The YAML files that the paths of a call mean, each with the folder its links must stay in. */
export function givenFiles(paths: readonly string[], base = process.cwd()): { path: string; root: string }[] {
  return paths.flatMap((each) => {
    const path = givenPath(each, base)
    if (!statSync(path).isDirectory()) return [{ path, root: dirname(path) }]
    return yamlFilesIn(path).map((file) => ({ path: file, root: path }))
  })
}

function givenPath(path: string, base: string): string {
  const full = resolve(base, path)
  const stat = statSync(full, { throwIfNoEntry: false })
  if (!stat) throw new UsageError(`there is no file or folder "${path}"`)
  if (!stat.isDirectory() && !isYaml(full)) throw new UsageError(`"${path}" is not a YAML file`)
  return full
}

function loadDependencies(
  packs: PackFolders,
  base: string,
  load: (path: string, root: string, quiet: boolean) => void,
): void {
  const wanted = packs.folders().flatMap(dependenciesOf)
  const seen = new Set(packs.folders().map(idOf))
  for (let id = wanted.shift(); id !== undefined; id = wanted.shift()) {
    if (seen.has(id)) continue
    seen.add(id)
    const folder = packs.find(id, base)
    if (folder === undefined) continue
    for (const file of yamlFilesIn(folder)) load(file, folder, true)
    wanted.push(...dependenciesOf(folder))
  }
}

/** The pack folders a command has met, and where to look for others. */
class PackFolders {
  readonly #folders = new Set<string>()

  /** The packs at, above and below a given path. */
  around(path: string): string[] {
    const folder = statSync(path).isDirectory() ? path : dirname(path)
    const above = enclosingPack(folder)
    const below = yamlFilesIn(folder)
      .filter((file) => file.endsWith(`${sep}${PACK_FILE}`))
      .map(dirname)
    const found = [...(above === undefined ? [] : [above]), ...below]
    for (const each of found) this.#folders.add(each)
    return found
  }

  folders(): string[] {
    return [...this.#folders]
  }

  find(id: string, base: string): string | undefined {
    const places = [...this.folders().map(dirname), base, join(base, 'content'), builtInContent()]
    for (const place of new Set(places)) {
      const folder = packsIn(place).find((candidate) => idOf(candidate) === id)
      if (folder !== undefined) return folder
    }
    return undefined
  }
}

export function enclosingPack(folder: string): string | undefined {
  for (let here = folder; ; here = dirname(here)) {
    if (existsSync(join(here, PACK_FILE))) return here
    if (dirname(here) === here) return undefined
  }
}

function packsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, PACK_FILE)))
    .map((entry) => join(folder, entry.name))
    .sort()
}

const headerOf = (folder: string): ReturnType<typeof packHeader> => {
  try {
    return packHeader(readFileSync(join(folder, PACK_FILE), 'utf8'))
  } catch {
    return { id: undefined, depends: [] }
  }
}

const idOf = (folder: string): string | undefined => headerOf(folder).id
const dependenciesOf = (folder: string): readonly string[] => headerOf(folder).depends

/** content/ of this installation: beside dist/ in a package, at the top of a checkout. */
export const builtInContent = (): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  return (
    [join(here, '..', '..', 'content'), join(here, '..', '..', '..', 'content')].find((path) =>
      existsSync(path),
    ) ?? here
  )
}
