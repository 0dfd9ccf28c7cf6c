/**
 * Makes everything that is derived from the schemas:
 *   schemas/generated/content.ts                types of documents as authors write them
 *   schemas/generated/compiled.ts               types of documents after lowering
 *   compiler/shape/validators.generated.js      one validate function a kind, without eval
 *   compiler/shape/validators.generated.d.ts
 *   compiler/emit/support.generated.ts          texts that emitted packs bring along to type-check by themselves
 * `node schemas/generate.mjs` writes them, `node schemas/generate.mjs --check` only compares.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { transformSync } from 'esbuild'
import { compile } from 'json-schema-to-typescript'
import * as prettier from 'prettier'
import ts from 'typescript'

const here = dirname(fileURLToPath(import.meta.url))
const root = dirname(here)
export const KINDS = [
  'pack',
  'ruleset',
  'rules',
  'deck',
  'aircraft',
  'crew',
  'target',
  'table',
  'board',
  'resource',
  'campaign',
  'scenario',
  'estimator',
]
const BASE = 'https://skywright.example/schemas/'
const BANNER =
  '// Made by schemas/generate.mjs from the JSON Schemas. Edit those, then run `npm run generate`.\n'

const load = (name) => JSON.parse(readFileSync(join(here, `${name}.schema.json`), 'utf8'))
const common = load('common')
const schemas = new Map(KINDS.map((kind) => [kind, load(kind)]))

const pascal = (text) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')

/** TypeScript name of every definition and kind, by its absolute address. */
function typeNames() {
  const names = new Map()
  const owner = new Map()
  const claim = (address, name) => {
    if (owner.has(name)) throw new Error(`The title of ${address} gives ${name}, as does ${owner.get(name)}`)
    owner.set(name, address)
    names.set(address, name)
  }
  for (const [kind, schema] of schemas) claim(`${BASE}${kind}.schema.json`, pascal(schema.title))
  for (const [file, schema] of [['common', common], ...schemas])
    for (const [key, definition] of Object.entries(schema.$defs ?? {}))
      claim(`${BASE}${file}.schema.json#/$defs/${key}`, pascal(definition.title))
  return names
}

const names = typeNames()
const contexts = new Set()

/**
 * One self-contained schema for json-schema-to-typescript: only definitions and union branches keep a title
 * (a title becomes the name of a type), and what it cannot read is left out.
 */
function bundle({ lowered }) {
  const definitions = {}
  for (const [file, schema] of [['common', common], ...schemas]) {
    const base = `${BASE}${file}.schema.json`
    for (const [key, definition] of Object.entries(schema.$defs ?? {}))
      definitions[names.get(`${base}#/$defs/${key}`)] = titled(convert(definition, base), definition)
    if (file !== 'common') definitions[names.get(base)] = titled(convert(schema, base), schema)
  }
  return { title: 'AllDefinitions', type: 'object', additionalProperties: false, definitions }

  function titled(converted, { title }) {
    return { ...converted, title: pascal(title) }
  }

  function convert(schema, base) {
    if (schema.$ref !== undefined) {
      const address = new URL(schema.$ref, base).href
      const name = names.get(address)
      if (name === undefined) throw new Error(`${base}: nothing at ${schema.$ref}`)
      // A plain name: beside a $ref, a description of its own would become a second type.
      return { tsType: name, ...(schema.description && { description: schema.description }) }
    }
    const description = describe(schema)
    const out = { ...(description && { description }) }
    if (lowered && schema['x-expr']) {
      const { context, type } = schema['x-expr']
      contexts.add(context)
      return { ...out, tsType: `Expression<${type}, ${pascal(context)}Context>` }
    }
    if (schema.oneOf) return { ...out, oneOf: schema.oneOf.map((branch) => convert(branch, base)) }
    if (schema.const !== undefined) return { ...out, const: schema.const }
    if (schema.enum) return { ...out, type: 'string', enum: schema.enum }
    if (schema.type === 'array') return { ...out, type: 'array', items: convert(schema.items, base) }
    if (schema.type !== 'object') return { ...out, type: schema.type }
    return { ...out, ...convertObject(schema, base) }
  }

  function convertObject(schema, base) {
    const { additionalProperties } = schema
    const properties = {}
    const required = new Set(schema.required)
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      if (lowered && (key === 'patch' || key === 'replace')) continue
      properties[key] = convert(value, base)
      if (lowered && value.default !== undefined) required.add(key)
    }
    return {
      type: 'object',
      properties,
      required: [...required],
      additionalProperties: additionalProperties ? convert(additionalProperties, base) : false,
    }
  }
}

/** Hover text: the title first, then the description, the default and an example. */
function describe({ title, description, default: fallback }) {
  if (description === undefined) return undefined
  const parts = [title ? `${title}. ${description}` : description]
  if (fallback !== undefined) parts.push(`Default: \`${JSON.stringify(fallback)}\``)
  return parts.join('\n\n').replaceAll('*/', '* /')
}

async function typesOf(options) {
  const text = await compile(bundle(options), 'AllDefinitions', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
  })
  return text
    .replace(/export interface AllDefinitions \{\s*\}\n*/, '')
    .replace(
      /\/\*\*\s*\*\s*This interface was referenced by `[^`]*`'s JSON-Schema\s*\*\s*via the `definition` "[^"]*"\.\s*\*\/\n/g,
      '',
    )
    .replace(
      /(\s*\*)?\s*\*\s*This interface was referenced by `[^`]*`'s JSON-Schema\s*\*\s*via the `definition` "[^"]*"\./g,
      '',
    )
}

/** Adds `readonly` to every property and every array type. */
function readonly(text) {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true)
  const edits = []
  const visit = (node) => {
    if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node))
      edits.push([node.getStart(file, false), 'readonly '])
    if (ts.isArrayTypeNode(node)) {
      const inArray = ts.isArrayTypeNode(node.parent)
      edits.push([node.getStart(file), inArray ? '(readonly ' : 'readonly '])
      if (inArray) edits.push([node.getEnd(), ')'])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return edits
    .sort((a, b) => b[0] - a[0])
    .reduce((result, [at, insert]) => result.slice(0, at) + insert + result.slice(at), text)
}

const byKind = (name, suffix = '') =>
  `export interface ${name} {\n${KINDS.map((kind) => `  ${suffix}${kind}: ${names.get(`${BASE}${kind}.schema.json`)}`).join('\n')}\n}\n`

async function contentTypes() {
  const union = KINDS.map((kind) => names.get(`${BASE}${kind}.schema.json`)).join(' | ')
  return `${BANNER}${await typesOf({ lowered: false })}\n/** Any document, as an author writes it. */\nexport type ContentDocument = ${union}\n\n/** The type of a document by its kind. */\n${byKind('ContentByKind')}`
}

async function compiledTypes() {
  const types = readonly(await typesOf({ lowered: true }))
  const union = KINDS.map((kind) => names.get(`${BASE}${kind}.schema.json`)).join(' | ')
  const head = [
    '/** A condition or an amount after compilation. */',
    'export interface Expression<T, C> {',
    '  readonly text: string',
    '  evaluate(context: C): T',
    '}',
    '',
    ...[...contexts]
      .sort()
      .map(
        (context) =>
          `/** Names that expressions of the context \`${context}\` may use. */\nexport type ${pascal(context)}Context = Readonly<Record<string, number | string | boolean>>\n`,
      ),
  ].join('\n')
  return `${BANNER}${head}\n${types}\n/** Any document after lowering. */\nexport type CompiledDocument = ${union}\n\n/** The type of a document after lowering, by its kind. */\n${byKind('CompiledByKind', 'readonly ')}`
}

/** Functions that the validators call; in place of the modules of ajv. */
const RUNTIME = {
  'require("ajv/dist/runtime/ucs2length").default': `(text) => {
  let length = text.length
  for (let i = text.length - 1; i > 0; i -= 1)
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) length -= 1
  return length
}`,
  'require("ajv/dist/runtime/equal").default': `(a, b) => JSON.stringify(a) === JSON.stringify(b)`,
}

export const ANNOTATIONS = [
  'x-ref',
  'x-key-ref',
  'x-defines',
  'x-key-defines',
  'x-shared',
  'x-words',
  'x-expr',
]

const NOTES = new Set(['title', 'description', 'examples', 'default', '$schema', ...ANNOTATIONS])

/** The schemas without their notes, and with every repeated part moved to one shared place: a third of the code. */
function lean() {
  const bare = (node) => {
    if (Array.isArray(node)) return node.map(bare)
    if (node === null || typeof node !== 'object') return node
    const out = {}
    for (const [key, value] of Object.entries(node)) {
      if (NOTES.has(key)) continue
      const isMap = key === 'properties' || key === '$defs'
      out[key] = isMap ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, bare(v)])) : bare(value)
    }
    return out
  }
  const definitions = {}
  for (const [file, schema] of [['common', common], ...schemas]) {
    const { $id, $defs, ...body } = local(bare(schema), schema.$id)
    if (file !== 'common') definitions[file] = body
    for (const [key, part] of Object.entries($defs ?? {}))
      definitions[localName(`${$id}#/$defs/${key}`)] = part
  }
  const counts = new Map()
  eachPart({ $defs: definitions }, (part) => count(counts, JSON.stringify(part)))
  const shared = {}
  const address = new Map()
  const move = (part) => {
    const text = JSON.stringify(part)
    if (!worthMoving(part, text) || counts.get(text) < 2) return part
    if (!address.has(text)) {
      const key = `shared--${address.size}`
      address.set(text, `#/$defs/${key}`)
      shared[key] = replaceParts(part, move)
    }
    return { $ref: address.get(text) }
  }
  return { $id: `${BASE}all`, $defs: { ...replaceParts({ $defs: definitions }, move).$defs, ...shared } }
}

const count = (counts, text) => counts.set(text, (counts.get(text) ?? 0) + 1)
const worthMoving = (part, text) => part.$ref === undefined && part.const === undefined && text.length > 30

/** `…/aircraft.schema.json#/$defs/leader` is `aircraft--leader` in the one schema that is compiled. */
const localName = (address) =>
  address.slice(BASE.length).replace('.schema.json', '').replace('#/$defs/', '--')

function local(node, base) {
  if (Array.isArray(node)) return node.map((item) => local(item, base))
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? `#/$defs/${localName(new URL(value, base).href)}`
        : local(value, base),
    ]),
  )
}

/** Calls `visit` for the schema of every property, map value and list item. */
function eachPart(schema, visit) {
  replaceParts(schema, (part) => {
    visit(part)
    return part
  })
}

/** A copy in which the schema of every property, map value and list item went through `change`, innermost last. */
function replaceParts(schema, change) {
  const inside = (part) => {
    const changed = change(part)
    return changed === part ? replaceParts(part, change) : changed
  }
  const out = { ...schema }
  if (out.properties) out.properties = mapValues(out.properties, inside)
  if (out.$defs) out.$defs = mapValues(out.$defs, (part) => replaceParts(part, change))
  if (out.items) out.items = inside(out.items)
  if (typeof out.additionalProperties === 'object')
    out.additionalProperties = inside(out.additionalProperties)
  if (out.oneOf)
    out.oneOf = out.oneOf.map((branch) => (out.discriminator ? replaceParts(branch, change) : inside(branch)))
  return out
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

function validators() {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    inlineRefs: false,
    messages: false,
    strict: true,
    strictTypes: true,
    schemas: [lean()],
    code: { source: true, esm: true, lines: true },
  })
  const ids = Object.fromEntries(
    KINDS.map((kind) => [`validate${pascal(kind)}`, `${BASE}all#/$defs/${kind}`]),
  )
  let code = standaloneCode(ajv, ids)
  for (const [call, replacement] of Object.entries(RUNTIME)) code = code.replaceAll(call, replacement)
  if (code.includes('require(')) throw new Error(`A require() is left: ${/require\([^)]*\)/.exec(code)?.[0]}`)
  // Nobody reads this file; short, it loads faster.
  const { code: short } = transformSync(code, { minify: true, format: 'esm', target: 'es2022' })
  return `${BANNER}${short}`
}

function validatorTypes() {
  const lines = [
    `import type { ContentByKind } from '../../schemas/generated/content.ts'`,
    '',
    'export interface ShapeError {',
    '  readonly keyword: string',
    '  readonly instancePath: string',
    '  readonly schemaPath: string',
    '  readonly params: Readonly<Record<string, unknown>>',
    '  readonly message?: string',
    '}',
    '',
    'export interface Validate<T> {',
    '  (data: unknown): data is T',
    '  errors?: ShapeError[] | null',
    '}',
    '',
    ...KINDS.map(
      (kind) => `export declare const validate${pascal(kind)}: Validate<ContentByKind['${kind}']>`,
    ),
  ]
  return `${BANNER}${lines.join('\n')}\n`
}

/** Emitted packs carry the compiled types and the arithmetic of expressions as text. */
function supportTexts(types) {
  const arithmetic = readFileSync(join(root, 'runtime', 'expression', 'arithmetic.ts'), 'utf8')
  return [
    BANNER,
    `export const COMPILED_TYPES = ${JSON.stringify(types.slice(types.indexOf('\n') + 1))}`,
    `export const ARITHMETIC = ${JSON.stringify(arithmetic)}`,
    '',
  ].join('\n')
}

export async function outputs() {
  const pretty = (text, parser = 'typescript') =>
    prettier.format(text, { parser, printWidth: 110, semi: false, singleQuote: true, trailingComma: 'all' })
  const compiled = await pretty(await compiledTypes())
  return new Map([
    ['schemas/generated/content.ts', await pretty(await contentTypes())],
    ['schemas/generated/compiled.ts', compiled],
    ['compiler/emit/support.generated.ts', supportTexts(compiled)],
    ['compiler/shape/validators.generated.js', validators()],
    ['compiler/shape/validators.generated.d.ts', await pretty(validatorTypes())],
  ])
}

const read = (path) => {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = []
  for (const [path, text] of await outputs()) {
    if (read(path) === text) continue
    if (process.argv.includes('--check')) stale.push(path)
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
      console.log(`wrote ${path}`)
    }
  }
  if (stale.length > 0) {
    console.error(stale.map((path) => `stale: ${path}`).join('\n'))
    console.error('Run `npm run generate`.')
    process.exitCode = 1
  }
}
