// Which versions of a dependency will do.
import semver from 'semver'

/** A range as package managers write it; a plain version means that one or a later one that keeps its promises. */
export const satisfies = (found: string, wanted: string): boolean =>
  semver.satisfies(found, semver.valid(wanted) === null ? wanted : `^${wanted}`)
