import { common, KINDS, schemas, type Kind } from '../../schemas/index.ts'

/** As much of a JSON Schema as these tests look at. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly 'x-ref'?: string
  readonly 'x-key-ref'?: string
  readonly 'x-defines'?: string
  readonly 'x-key-defines'?: string
  readonly 'x-words'?: readonly string[]
  readonly 'x-expr'?: { readonly context: string; readonly type: string }
}

const files = new Map<string, Schema>(
  [common as Schema, ...KINDS.map((kind) => schemas[kind] as Schema)].map((schema) => [
    schema.$id ?? '',
    schema,
  ]),
)

/** A schema together with the file that its relative references start from. */
export interface Placed {
  readonly schema: Schema
  readonly file: string
}

export const allFiles: readonly Placed[] = [...files].map(([file, schema]) => ({ schema, file }))

export const schemaOf = (kind: Kind): Placed => {
  const schema = schemas[kind] as Schema
  return { schema, file: schema.$id ?? '' }
}

export function resolve({ schema, file }: Placed): Placed {
  if (schema.$ref === undefined) return { schema, file }
  const [target = '', key = ''] = new URL(schema.$ref, file).href.split('#/$defs/')
  const definition = files.get(target)?.$defs?.[key]
  if (!definition) throw new Error(`${file}: nothing at ${schema.$ref}`)
  return { schema: definition, file: target }
}

/** The branch of a union that a value belongs to: by its tag, or by its JSON type. */
export function branchFor(union: Placed, value: unknown): Placed | undefined {
  const branches = (union.schema.oneOf ?? []).map((schema) => resolve({ schema, file: union.file }))
  const tag = union.schema.discriminator?.propertyName
  if (tag === undefined) return branches.find(({ schema }) => schema.type === jsonType(value))
  const found = (value as Record<string, unknown>)[tag]
  return branches.find(({ schema }) => schema.properties?.[tag]?.const === found)
}

export function jsonType(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Every subschema of a file, with a readable path. References are not followed. */
export function* subschemas(schema: Schema, path: string): Generator<readonly [string, Schema]> {
  yield [path, schema]
  for (const [key, value] of Object.entries(schema.$defs ?? {}))
    yield* subschemas(value, `${path}/$defs/${key}`)
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    yield* subschemas(value, `${path}/${key}`)
  if (schema.items) yield* subschemas(schema.items, `${path}/items`)
  if (typeof schema.additionalProperties === 'object')
    yield* subschemas(schema.additionalProperties, `${path}/*`)
  for (const [index, value] of (schema.oneOf ?? []).entries())
    yield* subschemas(value, `${path}/oneOf/${index}`)
}
