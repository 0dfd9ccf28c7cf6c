import { describe, expect, test } from 'vitest'
import { allFiles, resolve, subschemas, type Placed, type Schema } from './walk.ts'

const FORBIDDEN = [
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'not',
  'prefixItems',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  'patternProperties',
  'format',
  '$anchor',
]
const EXPRESSION_CONTEXTS = [
  'arrival',
  'availability',
  'campaign',
  'effect',
  'estimate',
  'mission',
  'modifier',
  'response',
  'scoring',
]

/** Runs a check over every subschema of every file and lists the places where it does not hold. */
function offenders(holds: (schema: Schema, place: Placed) => boolean): string[] {
  return allFiles.flatMap(({ schema, file }) =>
    [...subschemas(schema, new URL(file).pathname)]
      .filter(([, part]) => !holds(part, { schema: part, file }))
      .map(([path]) => path),
  )
}

describe('schemas keep to the subset that types and validators are made from', () => {
  test('no keyword that the type generator loses', () => {
    expect(offenders((part) => !Object.keys(part).some((key) => FORBIDDEN.includes(key)))).toEqual([])
  })

  test('objects are closed: no unknown fields, or a map with a schema and limits', () => {
    expect(
      offenders((part) => {
        if (part.type !== 'object' || part.oneOf) return true
        if (part.additionalProperties === false) return part.properties !== undefined
        return (
          typeof part.additionalProperties === 'object' &&
          part.maxProperties !== undefined &&
          part.propertyNames !== undefined
        )
      }),
    ).toEqual([])
  })

  test('unions have a tag in every branch, or branches of different JSON types', () => {
    expect(
      offenders((part, { file }) => {
        if (!part.oneOf) return true
        const branches = part.oneOf.map((branch) => resolve({ schema: branch, file }).schema)
        const tag = part.discriminator?.propertyName
        if (tag === undefined) return new Set(branches.map(({ type }) => type)).size === branches.length
        const values = branches.map(({ properties }) => properties?.[tag]?.const)
        return (
          new Set(values).size === branches.length &&
          values.every((value) => typeof value === 'string') &&
          branches.every(({ required }) => required?.includes(tag))
        )
      }),
    ).toEqual([])
  })

  test('everything an author meets has a title and a description', () => {
    const internal = /\/\$defs\/[a-z-]+-(aircraft|target)\/ruleset$/
    expect(
      offenders((part) => part.$ref !== undefined || (!!part.title && !!part.description)).filter(
        (path) => !internal.test(path),
      ),
    ).toEqual([])
  })

  test('strings, lists and numbers have limits', () => {
    expect(
      offenders((part) => {
        if (part.const !== undefined || part.enum) return true
        if (part.type === 'string') return part.maxLength !== undefined
        if (part.type === 'array') return part.maxItems !== undefined && part.items !== undefined
        if (part.type === 'integer' || part.type === 'number')
          return part.minimum !== undefined && part.maximum !== undefined
        return true
      }),
    ).toEqual([])
  })

  test('references lead somewhere, and titles of definitions are unique', () => {
    const titles = allFiles.flatMap(({ schema }) =>
      Object.values(schema.$defs ?? {}).map(({ title }) => title),
    )
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect(offenders((_, place) => !!resolve(place).schema)).toEqual([])
  })

  test('expressions name a known context and a type', () => {
    expect(
      offenders((part) => {
        const expression = part['x-expr']
        if (!expression) return true
        return (
          EXPRESSION_CONTEXTS.includes(expression.context) && ['boolean', 'number'].includes(expression.type)
        )
      }),
    ).toEqual([])
  })

  test('every namespace that is referred to is declared somewhere', () => {
    const kinds = allFiles.map(({ file }) => new URL(file).pathname.split('/').at(-1)?.split('.')[0])
    const declared = new Set<string | undefined>(kinds)
    const used = new Map<string, string>()
    for (const { schema, file } of allFiles)
      for (const [path, part] of subschemas(schema, new URL(file).pathname)) {
        declared.add(part['x-defines']).add(part['x-key-defines'])
        for (const namespace of [part['x-ref'], part['x-key-ref']]) if (namespace) used.set(namespace, path)
      }
    expect([...used].filter(([namespace]) => !declared.has(namespace))).toEqual([])
  })
})
