// The validator's errors in words for people: the allowed values, the nearest one, and a fix where one is safe.
import type { Kind } from '../../schemas/index.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Mapping, Value } from '../source/parseYaml.ts'
import { isMapping, type Path } from '../source/sourceDocument.ts'
import { branches, fieldsOf, schemaAt, tagValues } from './schemaNode.ts'
import { pathOf, valueAt, type ShapeError } from './shapeError.ts'
import type { ShapeProblem } from './shapeProblem.ts'
import { clip, didYouMean, listed, show, whereOf } from './words.ts'

/** An error of the validator in words: what was found, what is wanted, and where. */
export function explain(error: ShapeError, kind: Kind, root: Mapping): ShapeProblem {
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
  propertyNames: explainName,
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
    part: 'owner',
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
    message: `${where} has no field "${clip(field)}"${didYouMean(guess)}`,
    ...(known.length === 0 ? {} : { hint: `Fields here: ${listed(known)}.` }),
    ...(guess === undefined ? {} : { fix: { title: `Rename to "${guess}"`, newText: guess } }),
  }
}

function explainType({ error, path, value, where }: Fault): ShapeProblem {
  const wanted = String(error.params['type'])
    .split(/ or |,/)
    .map((type) => TYPE_NAMES[type] ?? type)
  return wrongType(path, where, value, wanted)
}

export function wrongType(
  path: Path,
  where: string,
  value: Value | undefined,
  wanted: readonly string[],
  hint = quotesHint(value, wanted),
): ShapeProblem {
  return {
    code: 'shape/wrong-type',
    path,
    part: 'value',
    message: `${where} is ${show(value)}, but ${wanted.join(' or ')} is wanted.`,
    ...(hint === undefined ? {} : { hint }),
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

/** What YAML takes for a number or a truth is often meant as text: rule 8.10 must not become 8.1. */
function quotesHint(value: Value | undefined, wanted: readonly string[]): string | undefined {
  const plain = typeof value === 'number' || typeof value === 'boolean'
  return plain && wanted.length === 1 && wanted[0] === TYPE_NAMES['string']
    ? 'Put it in quotes, so that YAML reads it as text.'
    : undefined
}

function explainEnum({ error, path, value, where }: Fault): ShapeProblem {
  const allowed = (error.params['allowedValues'] as unknown[]).map(String)
  return notAllowed(path, value, where, allowed)
}

function explainConst({ error, path, value, where }: Fault): ShapeProblem {
  return notAllowed(path, value, where, [String(error.params['allowedValue'])])
}

export function notAllowed(
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
    message: `${where} cannot be ${show(value)}${didYouMean(guess)}`,
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
  const { description, examples } = schemaAt(kind, root, path)?.json ?? {}
  const plain = error.params['pattern'] === KEBAB
  const shown = (Array.isArray(examples) ? examples : []).slice(0, 3).map(show)
  const form = [
    typeof description === 'string' ? description : '',
    shown.length === 0 ? '' : `For example ${shown.join(' or ')}.`,
  ]
  const message = `${where} cannot be ${show(value)}.`
  return badForm(
    path,
    'value',
    message,
    plain && typeof value === 'string' ? value : undefined,
    plain ? undefined : form.join(' ').trim(),
  )
}

/** A key that cannot be a name is told of the mapping that holds it. */
function explainName({ error, path, where }: Fault): ShapeProblem {
  const key = String(error.params['propertyName'])
  return badForm([...path, key], 'key', `${where} cannot have a field named "${clip(key)}".`, key)
}

const KEBAB = '^[a-z0-9]+(-[a-z0-9]+)*$'
/** The form of an id. */
export const ID = new RegExp(KEBAB)

export function badForm(
  path: Path,
  part: 'key' | 'value',
  message: string,
  id?: string,
  hint = KEBAB_HINT,
): ShapeProblem {
  const meant = id
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_.]+/g, '-')
  const fix =
    meant !== undefined && ID.test(meant) ? { title: `Change to "${meant}"`, newText: meant } : undefined
  return {
    code: 'shape/bad-form',
    path,
    part,
    message,
    ...(hint === '' ? {} : { hint }),
    ...(fix && { fix }),
  }
}

const KEBAB_HINT = 'Ids are small letters, digits and single hyphens.'

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
