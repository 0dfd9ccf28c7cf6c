import { describe, expect, test } from 'vitest'
import * as validators from '../../compiler/shape/validators.generated.js'
import { KINDS, type Kind } from '../../schemas/index.ts'
import { everyKind } from './fixtures.ts'
import { branchFor, resolve, schemaOf, type Placed } from './walk.ts'

const documents = everyKind()

function validate(kind: Kind, value: unknown) {
  const name = `validate${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as keyof typeof validators
  const check = validators[name]
  return check(value) ? [] : (check.errors ?? [])
}

describe('the pack with every kind', () => {
  test.each(documents)('$file $id is valid', ({ kind, value }) => {
    expect(validate(kind, value)).toEqual([])
  })

  test('has every kind and every branch of the unions at the top', () => {
    const tags = (placed: Placed): string[] => {
      const { schema, file } = resolve(placed)
      return schema.oneOf
        ? schema.oneOf.flatMap((branch) => tags({ schema: branch, file }))
        : [schema.title ?? '']
    }
    const branchOf = (placed: Placed, value: unknown): string => {
      const here = resolve(placed)
      const branch = here.schema.oneOf ? branchFor(here, value) : undefined
      return branch ? branchOf(branch, value) : (here.schema.title ?? '')
    }
    const met = new Set(documents.map(({ kind, value }) => branchOf(schemaOf(kind), value)))
    expect(KINDS.flatMap((kind) => tags(schemaOf(kind))).filter((title) => !met.has(title))).toEqual([])
  })
})

describe('a wrong document', () => {
  const fighter = documents.find(({ id }) => id === 'mc202')?.value ?? {}

  test.each([
    ['an unknown field', { ...fighter, wings: 2 }, '', 'additionalProperties'],
    ['an unknown class', { ...fighter, class: 'zeppelin' }, '', 'discriminator'],
    ['no class', { ...fighter, class: undefined }, '', 'discriminator'],
    ['a word for a number', { ...fighter, copies: 'two' }, '/copies', 'type'],
    ['a bad id', { ...fighter, id: 'MC 202' }, '/id', 'pattern'],
    ['patch: false', { ...fighter, patch: false }, '/patch', 'const'],
    ['a bad month', { ...fighter, 'service-entry': '1941-13' }, '/service-entry', 'pattern'],
    [
      'a source of no known sort',
      { ...fighter, sources: { all: { from: 'hearsay' } } },
      '/sources/all',
      'discriminator',
    ],
  ])('with %s has one error that says where', (_, value, instancePath, keyword) => {
    expect(validate('aircraft', value)).toMatchObject([{ instancePath, keyword }])
  })

  test('names all its errors at once', () => {
    const errors = validate('aircraft', { ...fighter, copies: 0, name: '', 'service-entry': 3 })
    expect(errors.map(({ instancePath }) => instancePath).sort()).toEqual([
      '/copies',
      '/name',
      '/service-entry',
    ])
  })

  test('with a hostile key is an ordinary error', () => {
    const value: unknown = JSON.parse('{ "kind": "pack", "__proto__": { "id": "x" } }')
    expect(validate('pack', value).length).toBeGreaterThan(0)
  })
})
