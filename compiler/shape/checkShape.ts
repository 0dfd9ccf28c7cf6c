// Schema validation. The validators are precompiled from schemas/; here their errors are sorted out, so that one
// mistake is told once.
import { KINDS, type Kind } from '../../schemas/index.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Mapping } from '../source/parseYaml.ts'
import type { Path } from '../source/sourceDocument.ts'
import { badForm, explain, ID, notAllowed, wrongType } from './explainError.ts'
import { withoutUnionNoise, type ShapeError } from './shapeError.ts'
import type { ShapeProblem } from './shapeProblem.ts'
import { validators } from './validators.ts'
import { didYouMean, show, whereOf } from './words.ts'

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
  if (typeof kind !== 'string') {
    return wrongType(['kind'], 'The kind', kind, ['a text'], `Kinds are ${KINDS.join(', ')}.`)
  }
  const guess = nearest(kind, KINDS)
  return {
    code: 'shape/unknown-kind',
    path: ['kind'],
    part: 'value',
    message: `There is no kind ${show(kind)}${didYouMean(guess)}`,
    hint: `Kinds are ${KINDS.join(', ')}.`,
    ...(guess === undefined ? {} : { fix: { title: `Change to "${guess}"`, newText: guess } }),
  }
}

export function checkShape(kind: Kind, value: Mapping): ShapeProblem[] {
  const validate = validators[kind]
  if (validate(value)) return []
  const all: readonly ShapeError[] = validate.errors ?? []
  const errors = all.slice(0, MOST_ERRORS).filter((error) => error.propertyName === undefined)
  const problems = withoutUnionNoise(errors, value).map((error) => explain(error, kind, value))
  const told = withoutTwins([
    ...withoutMisnamed(withoutMisspelt(problems)),
    ...behindMisspeltForm(errors, problems, kind, value),
  ])
  return told.length > MOST_PROBLEMS || all.length > MOST_ERRORS
    ? [...told.slice(0, MOST_PROBLEMS), manyMore(kind, value)]
    : told
}

/** A slip in the field that chooses a document's form hides no other: the rest is judged by the form that was meant. */
function behindMisspeltForm(
  errors: readonly ShapeError[],
  problems: readonly ShapeProblem[],
  kind: Kind,
  value: Mapping,
): ShapeProblem[] {
  const tags = errors.filter(
    ({ keyword, instancePath }) => keyword === 'discriminator' && instancePath === '',
  )
  const [slip] = problems.filter(
    ({ path, fix }) => fix && path.length === 1 && tags.some(({ params }) => params['tag'] === path[0]),
  )
  if (!slip?.fix) return []
  return checkShape(kind, { ...value, [String(slip.path[0])]: slip.fix.newText })
}

/** A page of faults is read; a book of them has one cause, and telling it all would take minutes. */
export const MOST_PROBLEMS = 100
const MOST_ERRORS = 1000

const manyMore = (kind: Kind, value: Mapping): ShapeProblem => ({
  code: 'shape/more',
  path: [],
  part: 'key',
  message: `${whereOf(kind, value, [])} has many more faults; the first ${MOST_PROBLEMS} are told.`,
})

/** Two branches of a union can find the same fault. */
function withoutTwins(problems: readonly ShapeProblem[]): ShapeProblem[] {
  const told = new Set<string>()
  return problems.filter(({ code, path, message }) => {
    const key = `${code} ${JSON.stringify(path)} ${message}`
    if (told.has(key)) return false
    told.add(key)
    return true
  })
}

/**
 * A patch is judged when it is merged, but that takes an id to merge by. Anything but `true` behind `patch` is
 * a slip too; the document is still meant as a patch.
 */
export function checkPatchHead(kind: Kind, value: Mapping): ShapeProblem[] {
  const problems: ShapeProblem[] = []
  const { id, patch } = value
  if (patch !== true) {
    problems.push(notAllowed(['patch'], patch, whereOf(kind, value, ['patch']), ['true']))
  }
  if (id === undefined) {
    problems.push({
      code: 'shape/missing-field',
      path: [],
      part: 'key',
      field: 'id',
      message: `${whereOf(kind, value, [])} lacks "id".`,
      hint: 'A patch names the document it changes.',
    })
  } else if (typeof id !== 'string') {
    problems.push(wrongType(['id'], whereOf(kind, value, ['id']), id, ['a text']))
  } else if (!ID.test(id)) {
    problems.push(badForm(['id'], 'value', `${whereOf(kind, value, ['id'])} cannot be ${show(id)}.`, id))
  }
  return problems
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
 * A name that cannot be one hides what stands below it: perhaps it was meant for something that exists. A text of
 * the wrong form may be too long as well, which is no second mistake.
 */
function withoutMisnamed(problems: readonly ShapeProblem[]): ShapeProblem[] {
  const misshapen = new Set(
    problems.flatMap(({ code, path }) => (code === 'shape/bad-form' ? [JSON.stringify(path)] : [])),
  )
  const misnamed = problems.filter(({ code, part }) => code === 'shape/bad-form' && part === 'key')
  return problems.filter(
    ({ code, path }) =>
      !(code === 'shape/size' && misshapen.has(JSON.stringify(path))) &&
      !(code === 'shape/missing-field' && misnamed.some((other) => startsWith(path, other.path))),
  )
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step)
