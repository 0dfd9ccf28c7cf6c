// The validator's errors: read by path, and without what the branches of a union say for form's sake.
import type { Mapping, Value } from '../source/parseYaml.ts'
import { isMapping, type Path } from '../source/sourceDocument.ts'
import { jsonType } from './schemaNode.ts'

/** An error of the validator, as far as it is read here. */
export interface ShapeError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
  /** Set where a key is at fault; a `propertyNames` error tells the same. */
  readonly propertyName?: string
}

/**
 * Branches of a plain union differ in type, so of the branches that failed only the one of the value's own
 * type has something to say; where none has that type, the types are named together.
 */
export function withoutUnionNoise(errors: readonly ShapeError[], root: Mapping): ShapeError[] {
  let kept = [...errors]
  for (const union of errors.filter((error) => error.keyword === 'oneOf')) {
    const at = union.instancePath
    const type = jsonType(valueAt(root, pathOf(at, root)))
    const within = kept.filter(
      (error) => error.instancePath === at || error.instancePath.startsWith(`${at}/`),
    )
    const wanted = within.flatMap((error) => (error.instancePath === at ? wantedBy(error, type) : []))
    const inside = within.filter(
      (error) => error !== union && !(error.instancePath === at && wantedBy(error, type).length > 0),
    )
    const rest = kept.filter((error) => !within.includes(error))
    if (inside.length > 0) kept = [...rest, ...inside]
    else
      kept = [
        ...rest,
        wanted.length === 0
          ? union
          : { keyword: 'type', instancePath: at, params: { type: typesIn(wanted) } },
      ]
  }
  return kept
}

/** What a branch of another type than the value's wants: its type, or the one value it allows. */
function wantedBy({ keyword, params }: ShapeError, type: string): string[] {
  if (keyword === 'type') return [String(params['type'])]
  const only = keyword === 'const' ? (params['allowedValue'] as Value) : undefined
  return only !== undefined && jsonType(only) !== type ? [JSON.stringify(only)] : []
}

/** A branch that allows `true` alone says so, rather than that it wants a boolean. */
const typesIn = (wanted: readonly string[]): string =>
  [...new Set(wanted)].filter((type) => type !== 'boolean' || !wanted.includes('true')).join(' or ')

/** A JSON pointer to a path, with list positions as numbers. */
export function pathOf(pointer: string, root: Mapping): Path {
  const path: (string | number)[] = []
  let here: Value | undefined = root
  for (const raw of pointer.split('/').slice(1)) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~')
    if (Array.isArray(here)) {
      path.push(Number(step))
      here = (here as readonly Value[])[Number(step)]
    } else {
      path.push(step)
      here = isMapping(here) ? here[step] : undefined
    }
  }
  return path
}

export function valueAt(root: Mapping, path: Path): Value | undefined {
  let here: Value | undefined = root
  for (const step of path)
    here = isMapping(here) ? here[String(step)] : (here as readonly Value[] | undefined)?.[Number(step)]
  return here
}
