// What files are called: inside a workspace, where folders must be recognised by their names, and to the user, who
// thinks of them from the working folder.
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { isInside } from './readFiles.ts'

export interface FileNames {
  /** The name in the workspace: from its root, or the whole path of what lies elsewhere. */
  nameOf(path: string): string
  pathOf(name: string): string
  /** The name that a user is told: from the working folder, unless it lies far from all that the call is about. */
  shown(name: string): string
}

/** `root` is the working folder, or the pack around it; `given` are the paths of the call as they were typed. */
export function fileNames(base: string, root: string, given: readonly string[]): FileNames {
  const near = [base, root, ...given.filter((path) => !isAbsolute(path)).map((path) => resolve(base, path))]
  const pathOf = (name: string): string => resolve(root, name)
  return {
    nameOf: (path) => slashes(isInside(path, root) ? relative(root, path) : path),
    pathOf,
    shown(name) {
      const path = pathOf(name)
      return slashes(near.some((folder) => isInside(path, folder)) ? relative(base, path) : path)
    },
  }
}

const slashes = (path: string): string => path.split(sep).join('/')
