import { expect, test } from 'vitest'
import { everyKind, type FixtureDocument } from './fixtures.ts'
import { branchFor, resolve, schemaOf, type Placed } from './walk.ts'

interface Use {
  readonly namespace: string
  readonly name: string
  readonly at: string
}

/** Symbols that documents declare and use, found by nothing but the annotations of the schemas. */
class Symbols {
  readonly declared = new Set<string>()
  readonly uses: Use[] = []

  add({ kind, id, value }: FixtureDocument) {
    this.declared.add(`${kind} ${id}`)
    this.visit(schemaOf(kind), value, id)
  }

  private visit(placed: Placed, value: unknown, at: string): void {
    const here = resolve(placed)
    const { schema } = here
    this.note({ ...schema, ...placed.schema }, value, at)
    const branch = schema.oneOf && branchFor(here, value)
    if (branch) this.visit(branch, value, at)
    else if (Array.isArray(value)) this.visitItems(here, value, at)
    else if (typeof value === 'object' && value !== null) this.visitFields(here, value, at)
  }

  private note(schema: Placed['schema'], value: unknown, at: string) {
    if (typeof value === 'string') {
      if (schema['x-defines']) this.declared.add(`${schema['x-defines']} ${value}`)
      if (schema['x-ref'] && !schema['x-words']?.includes(value))
        this.uses.push({ namespace: schema['x-ref'], name: value, at })
    }
    if (typeof value !== 'object' || value === null) return
    for (const name of Object.keys(value)) {
      if (schema['x-key-defines']) this.declared.add(`${schema['x-key-defines']} ${name}`)
      if (schema['x-key-ref'] && !schema['x-words']?.includes(name))
        this.uses.push({ namespace: schema['x-key-ref'], name, at })
    }
  }

  private visitItems({ schema, file }: Placed, value: readonly unknown[], at: string) {
    for (const [index, item] of value.entries())
      if (schema.items) this.visit({ schema: schema.items, file }, item, `${at}/${index}`)
  }

  private visitFields({ schema, file }: Placed, value: object, at: string) {
    for (const [key, field] of Object.entries(value)) {
      const rest = schema.additionalProperties
      const part = schema.properties?.[key] ?? (typeof rest === 'object' ? rest : undefined)
      if (part) this.visit({ schema: part, file }, field, `${at}/${key}`)
    }
  }
}

test('every name used in the pack is declared in the pack', () => {
  const symbols = new Symbols()
  for (const document of everyKind()) symbols.add(document)
  const unknown = symbols.uses.filter(
    ({ namespace, name }) =>
      !symbols.declared.has(`${namespace} ${name.split('.')[0] ?? ''}`) &&
      !symbols.declared.has(`${namespace} ${name}`),
  )
  expect(symbols.uses.length).toBeGreaterThan(500)
  expect(unknown).toEqual([])
})
