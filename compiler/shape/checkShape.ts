// Schema validation, in words for people. The validators are precompiled from schemas/; here their errors
// are sorted out (a union tried and failed is noise) and said with the allowed values and the nearest one.
import { KINDS, type Kind } from '../../schemas/index.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Mapping, Value } from '../source/parseYaml.ts'
import { isMapping, type Path } from '../source/sourceDocument.ts'
import { branches, fieldsOf, schemaAt, tagValues } from './schemaNode.ts'
import type { ShapeProblem } from './shapeProblem.ts'
import { validators } from './validators.ts'

/** An error of the validator, as far as it is read here. */
interface ShapeError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

export const isKind = (value: unknown): value is Kind => (KINDS as readonly unknown[]).includes(value)

/** The kind of a document, or what is wrong with it. */
export function kindOf(value: Mapping): Kind | ShapeProblem {
  const kind = value['kind']
  if (kind === undefined) {
    return {
      code: 'shape/no-kind',
      path: [],
      part: 'key',
      message: 'This document does not say its kind.',
      hint: `Start it with "kind:" and one of ${KINDS.join(', ')}.`,
    }
  }
  if (isKind(kind)) return kind
  const guess = typeof kind === 'string' ? nearest(kind, KINDS) : undefined
  return {
    code: 'shape/unknown-kind',
    path: ['kind'],
    part: 'value',
    message: `There is no kind ${show(kind)}${guess === undefined ? '' : `; did you mean "${guess}"?`}`,
    hint: `Kinds are ${KINDS.join(', ')}.`,
    ...(guess === undefined ? {} : { fix: { title: `Change to "${guess}"`, newText: guess } }),
  }
}

export function checkShape(kind: Kind, value: Mapping): ShapeProblem[] {
  const validate = validators[kind]
  if (validate(value)) return []
  const errors = withoutUnionNoise(validate.errors ?? [])
  const told = new Set<string>()
  const problems = errors.map((error) => explain(error, kind, value))
  return withoutMisspelt(problems).flatMap((problem) => {
    // Two branches of a union can find the same fault.
    const key = `${problem.code} ${JSON.stringify(problem.path)} ${problem.message}`
    if (told.has(key)) return []
    told.add(key)
    return [problem]
  })
}

/** A misspelt field is one mistake, though a field is then both unknown and missing. */
function withoutMisspelt(problems: readonly ShapeProblem[]): ShapeProblem[] {
  const meant = new Set(
    problems.flatMap(({ code, path, fix }) =>
      code === 'shape/unknown-field' && fix ? [JSON.stringify([...path.slice(0, -1), fix.newText])] : [],
    ),
  )
  return problems.filter(
    ({ code, path, field }) => code !== 'shape/missing-field' || !meant.has(JSON.stringify([...path, field])),
  )
}

/**
 * Branches of a plain union differ in type, so of the branches that failed only the one of the value's own
 * type has something to say; where none has that type, the types are named together.
 */
function withoutUnionNoise(errors: readonly ShapeError[]): ShapeError[] {
  let kept = [...errors]
  for (const union of errors.filter((error) => error.keyword === 'oneOf')) {
    const at = union.instancePath
    const within = kept.filter(
      (error) => error.instancePath === at || error.instancePath.startsWith(`${at}/`),
    )
    const types = within.filter((error) => error.keyword === 'type' && error.instancePath === at)
    const inside = within.filter((error) => error !== union && !types.includes(error))
    const rest = kept.filter((error) => !within.includes(error))
    const type = types.map((error) => error.params['type']).join(' or ')
    if (inside.length > 0) kept = [...rest, ...inside]
    else kept = [...rest, type === '' ? union : { keyword: 'type', instancePath: at, params: { type } }]
  }
  return kept
}

function explain(error: ShapeError, kind: Kind, root: Mapping): ShapeProblem {
  const path = pathOf(error.instancePath, root)
  const explainer = EXPLAINERS[error.keyword] ?? explainOther
  return explainer({ error, kind, path, value: valueAt(root, path), root, where: whereOf(kind, root, path) })
}

interface Fault {
  readonly error: ShapeError
  readonly kind: Kind
  readonly path: Path
  readonly value: Value | undefined
  readonly root: Mapping
  /** Names the document and the part of it: `aircraft "p-47c", leader › damaged`. */
  readonly where: string
}

type Explainer = (fault: Fault) => ShapeProblem

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  required: explainMissing,
  additionalProperties: explainUnknownField,
  type: explainType,
  enum: explainEnum,
  const: explainConst,
  discriminator: explainTag,
  pattern: explainPattern,
  propertyNames: explainPattern,
  minimum: explainRange,
  maximum: explainRange,
  exclusiveMinimum: explainRange,
  exclusiveMaximum: explainRange,
  minLength: explainSize,
  maxLength: explainSize,
  minItems: explainSize,
  maxItems: explainSize,
  minProperties: explainSize,
  maxProperties: explainSize,
  uniqueItems: explainRepeated,
}

function explainMissing({ error, path, where }: Fault): ShapeProblem {
  const field = String(error.params['missingProperty'])
  return {
    code: 'shape/missing-field',
    path,
    part: 'key',
    field,
    message: `${where} lacks "${field}".`,
  }
}

function explainUnknownField({ error, path, where, kind, root }: Fault): ShapeProblem {
  const field = String(error.params['additionalProperty'])
  const node = schemaAt(kind, root, path)
  const known = node ? fieldsOf(node) : []
  const guess = nearest(field, known)
  return {
    code: 'shape/unknown-field',
    path: [...path, field],
    part: 'key',
    message: `${where} has no field "${field}"${guess === undefined ? '' : `; did you mean "${guess}"?`}`,
    ...(known.length === 0 ? {} : { hint: `Fields here: ${listed(known)}.` }),
    ...(guess === undefined ? {} : { fix: { title: `Rename to "${guess}"`, newText: guess } }),
  }
}

function explainType({ error, path, value, where }: Fault): ShapeProblem {
  const wanted = String(error.params['type'])
    .split(/ or |,/)
    .map((type) => TYPE_NAMES[type] ?? type)
  return {
    code: 'shape/wrong-type',
    path,
    part: 'value',
    message: `${where} is ${show(value)}, but ${wanted.join(' or ')} is wanted.`,
    ...numberFix(value, wanted),
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  object: 'a mapping',
  array: 'a list',
  null: 'nothing',
}

/** A number in quotes is the one slip that can be mended safely. */
function numberFix(value: Value | undefined, wanted: readonly string[]): Pick<ShapeProblem, 'fix'> {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value) || !wanted.includes('a whole number')) return {}
  return { fix: { title: 'Take off the quotes', newText: value } }
}

function explainEnum({ error, path, value, where }: Fault): ShapeProblem {
  const allowed = (error.params['allowedValues'] as unknown[]).map(String)
  return notAllowed(path, value, where, allowed)
}

function explainConst({ error, path, value, where }: Fault): ShapeProblem {
  return notAllowed(path, value, where, [String(error.params['allowedValue'])])
}

function notAllowed(
  path: Path,
  value: Value | undefined,
  where: string,
  allowed: readonly string[],
): ShapeProblem {
  const guess = typeof value === 'string' ? nearest(value, allowed) : undefined
  return {
    code: 'shape/not-allowed',
    path,
    part: 'value',
    message: `${where} cannot be ${show(value)}${guess === undefined ? '' : `; did you mean "${guess}"?`}`,
    hint: `Allowed: ${listed(allowed)}.`,
    ...(guess === undefined ? {} : { fix: { title: `Change to "${guess}"`, newText: guess } }),
  }
}

/** The field that chooses among the forms of a mapping is missing or wrong. */
function explainTag(fault: Fault): ShapeProblem {
  const tag = String(fault.error.params['tag'])
  const value = isMapping(fault.value) ? fault.value[tag] : undefined
  const node = schemaAt(fault.kind, fault.root, fault.path)
  const allowed = node ? branches(node).flatMap((branch) => tagValues(branch, tag)) : []
  if (value === undefined) {
    const missing = explainMissing({ ...fault, error: { ...fault.error, params: { missingProperty: tag } } })
    return { ...missing, hint: `Allowed: ${listed(allowed)}.` }
  }
  return notAllowed(
    [...fault.path, tag],
    value,
    whereOf(fault.kind, fault.root, [...fault.path, tag]),
    allowed,
  )
}

function explainPattern({ error, path, value, where, kind, root }: Fault): ShapeProblem {
  // A bad key is reported as a property name of the mapping that holds it.
  const key = error.keyword === 'propertyNames' ? String(error.params['propertyName']) : undefined
  const at = key === undefined ? path : [...path, key]
  const examples = (schemaAt(kind, root, path)?.json['examples'] as unknown[] | undefined) ?? []
  return {
    code: 'shape/bad-form',
    path: at,
    part: key === undefined ? 'value' : 'key',
    message:
      key === undefined
        ? `${where} cannot be ${show(value)}.`
        : `"${clip(key)}" cannot be a name in ${where}.`,
    hint: formOf((error.params['pattern'] as string | undefined) ?? '', examples),
  }
}

const KEBAB = '^[a-z0-9]+(-[a-z0-9]+)*$'

function formOf(pattern: string, examples: readonly unknown[]): string {
  const form =
    pattern === KEBAB || pattern === ''
      ? 'Ids are small letters, digits and single hyphens'
      : 'It has a form of its own'
  return examples.length === 0
    ? `${form}.`
    : `${form}, for example ${examples.slice(0, 3).map(show).join(' or ')}.`
}

function explainRange({ error, path, value, where }: Fault): ShapeProblem {
  const limit = String(error.params['limit'])
  const words: Readonly<Record<string, string>> = {
    '>=': 'at least',
    '<=': 'at most',
    '>': 'above',
    '<': 'below',
  }
  return {
    code: 'shape/out-of-range',
    path,
    part: 'value',
    message: `${where} is ${show(value)}, but must be ${words[String(error.params['comparison'])] ?? 'within'} ${limit}.`,
  }
}

function explainSize({ error, path, value, where }: Fault): ShapeProblem {
  const limit = Number(error.params['limit'])
  const most = error.keyword.startsWith('max')
  const unit = typeof value === 'string' ? 'characters' : Array.isArray(value) ? 'items' : 'fields'
  return {
    code: 'shape/size',
    path,
    part: 'value',
    message: `${where} must have at ${most ? 'most' : 'least'} ${limit} ${limit === 1 ? unit.slice(0, -1) : unit}.`,
  }
}

function explainRepeated({ error, path, where }: Fault): ShapeProblem {
  const at = Math.max(Number(error.params['i']), Number(error.params['j']))
  return {
    code: 'shape/repeated-item',
    path: [...path, at],
    part: 'value',
    message: `${where} has this item twice.`,
  }
}

/** Keywords that no schema of ours uses alone; said plainly should one appear. */
function explainOther({ path, value, where }: Fault): ShapeProblem {
  return { code: 'shape/wrong-type', path, part: 'value', message: `${where} cannot be ${show(value)}.` }
}

/** A JSON pointer to a path, with list positions as numbers. */
function pathOf(pointer: string, root: Mapping): Path {
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

function valueAt(root: Mapping, path: Path): Value | undefined {
  let here: Value | undefined = root
  for (const step of path)
    here = isMapping(here) ? here[String(step)] : (here as readonly Value[] | undefined)?.[Number(step)]
  return here
}

function whereOf(kind: Kind, root: Mapping, path: Path): string {
  const id = root['id']
  const document = typeof id === 'string' ? `${kind} "${clip(id)}"` : `this ${kind}`
  const parts = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : clip(step)))
  const where = parts.length === 0 ? document : `${document}, ${parts.join(' › ')},`
  return where.charAt(0).toUpperCase() + where.slice(1)
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'empty'
  if (typeof value === 'string') return `"${clip(value)}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? 'a list' : 'a mapping'
}

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const SHOWN = 12
const listed = (words: readonly string[]): string =>
  words.length > SHOWN
    ? `${words.slice(0, SHOWN).join(', ')} and ${words.length - SHOWN} more`
    : words.join(', ')
