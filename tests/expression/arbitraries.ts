/** Random well-typed expressions, built as the checker builds them, and contexts for them. */
import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { INPUT_LIMIT } from '../../runtime/expression/arithmetic.ts'
import type { ComparisonOp, Expr, ExprType } from '../../runtime/expression/expr.ts'
import type {
  ContextValues,
  ExpressionContext,
  Value,
  ValueType,
  WordType,
} from '../../runtime/expression/types.ts'
import { wordValue } from '../../runtime/expression/types.ts'
import { CONTEXT } from './fixtures.ts'

const names = (type: ExprType, ...of: string[]): Arbitrary<Expr> =>
  fc.constantFrom(...of).map((name): Expr => ({ kind: 'name', name, type }))

const word = (type: WordType): Arbitrary<Expr> =>
  fc
    .constantFrom(...type.words)
    .map((w): Expr => ({ kind: 'word', word: w, type: type.name, value: wordValue(type, w) ?? w }))

const tag = (type: WordType): ExprType => ({
  kind: 'word',
  name: type.name,
  ordered: type.ordered,
  size: type.words.length,
})

const integer = fc
  .oneof(
    { weight: 6, arbitrary: fc.integer({ min: -3, max: 6 }) },
    fc.integer({ min: -(10 ** 6), max: 10 ** 6 }),
  )
  .map((value): Expr => ({ kind: 'number', value: value + 0 }))

const EQUALITY: readonly ComparisonOp[] = ['==', '!=']
const ORDER: readonly ComparisonOp[] = ['==', '!=', '<', '<=', '>', '>=']

const compare = (
  ops: readonly ComparisonOp[],
  left: Arbitrary<Expr>,
  right: Arbitrary<Expr>,
): Arbitrary<Expr> =>
  fc.record({ kind: fc.constant('compare' as const), op: fc.constantFrom(...ops), left, right })

const within = (left: Arbitrary<Expr>, item: Arbitrary<Expr>): Arbitrary<Expr> =>
  fc.record({ kind: fc.constant('in' as const), left, of: fc.array(item, { minLength: 1, maxLength: 5 }) })

const either = (condition: Arbitrary<Expr>, branch: Arbitrary<Expr>): Arbitrary<Expr> =>
  fc.record({ kind: fc.constant('if' as const), condition, then: branch, otherwise: branch })

const few = (part: Arbitrary<Expr>): Arbitrary<Expr[]> => fc.array(part, { minLength: 2, maxLength: 3 })

/** As the checker does, lists of `and` within `and` become one. */
const logic = (op: 'and' | 'or', parts: readonly Expr[]): Expr => ({
  kind: 'logic',
  op,
  of: parts.flatMap((part) => (part.kind === 'logic' && part.op === op ? part.of : [part])),
})

const extreme = (part: Arbitrary<Expr>): Arbitrary<Expr> =>
  fc.record({
    kind: fc.constant('extreme' as const),
    op: fc.constantFrom('min' as const, 'max' as const),
    of: few(part),
  })

interface Expressions {
  readonly condition: Arbitrary<Expr>
  readonly amount: Arbitrary<Expr>
}

/** Expressions over the names of a context, with every operator that their types allow. */
export function expressionsOver({ names: declared }: ExpressionContext): Expressions {
  const namesOf = (wanted: (type: ValueType) => boolean): string[] =>
    Object.entries(declared).flatMap(([name, { type }]) => (wanted(type) ? [name] : []))
  const types = Object.values(declared).flatMap(({ type }) => (type.kind === 'word' ? [type] : []))
  const words = [...new Map(types.map((type) => [type.name, type])).values()]
  const nameOf = (type: WordType): Arbitrary<Expr> =>
    names(tag(type), ...namesOf((other) => other.kind === 'word' && other.name === type.name))
  const numberName = names({ kind: 'number' }, ...namesOf(({ kind }) => kind === 'number'))
  const booleanName = names({ kind: 'boolean' }, ...namesOf(({ kind }) => kind === 'boolean'))
  return fc.letrec<Record<string, Expr> & { condition: Expr; amount: Expr }>((tie) => ({
    ...Object.fromEntries(words.map((type) => [`word ${type.name}`, wordValued(type)])),
    amount: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      { weight: 3, arbitrary: numberName },
      { weight: 2, arbitrary: integer },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('arithmetic' as const),
          op: fc.constantFrom('+' as const, '-' as const, '*' as const, '*' as const),
          left: tie('amount'),
          right: tie('amount'),
        }),
      },
      fc.record({
        kind: fc.constant('unary' as const),
        op: fc.constantFrom('negate' as const, 'half-up' as const, 'half-down' as const),
        of: tie('amount'),
      }),
      extreme(tie('amount')),
      either(tie('condition'), tie('amount')),
    ),
    condition: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      { weight: 2, arbitrary: booleanName },
      fc.boolean().map((value): Expr => ({ kind: 'boolean', value })),
      ...words.flatMap((type) => comparisons(type, tie(`word ${type.name}`))),
      compare(ORDER, tie('amount'), tie('amount')),
      compare(EQUALITY, tie('condition'), tie('condition')),
      within(tie('amount'), tie('amount')),
      within(tie('condition'), tie('condition')),
      tie('condition').map((of): Expr => ({ kind: 'not', of })),
      { weight: 3, arbitrary: few(tie('condition')).map((of) => logic('and', of)) },
      { weight: 3, arbitrary: few(tie('condition')).map((of) => logic('or', of)) },
      either(tie('condition'), tie('condition')),
    ),
  }))

  function wordValued(type: WordType): Arbitrary<Expr> {
    return fc.letrec<{ value: Expr; condition: Expr }>((tie) => ({
      condition: compare(EQUALITY, nameOf(type), word(type)),
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        { weight: 3, arbitrary: nameOf(type) },
        { weight: 3, arbitrary: word(type) },
        either(fc.oneof(tie('condition'), booleanName), tie('value')),
        ...(type.ordered ? [extreme(fc.oneof(nameOf(type), tie('value')))] : []),
      ),
    })).value
  }

  function comparisons(type: WordType, value: Arbitrary<Expr>) {
    const ops = type.ordered ? ORDER : EQUALITY
    return [
      { weight: 3, arbitrary: compare(ops, nameOf(type), word(type)) },
      ...(type.ordered ? [{ weight: 2, arbitrary: compare(ops, word(type), nameOf(type)) }] : []),
      { weight: 1, arbitrary: compare(ops, nameOf(type), value) },
      { weight: 1, arbitrary: within(nameOf(type), value) },
    ]
  }
}

/** Names without words of two meanings, which the checker refuses. */
const PLAIN = ['altitude', 'leader-altitude', 'nation', 'hits', 'turn', 'fuel-left', 'turbo', 'night-combat']

export const { condition, amount } = expressionsOver({
  ...CONTEXT,
  names: Object.fromEntries(Object.entries(CONTEXT.names).filter(([name]) => PLAIN.includes(name))),
})

/** Any values that a host may give for a context. */
export const valuesOf = ({ names: declared }: ExpressionContext): Arbitrary<ContextValues> =>
  fc.record(Object.fromEntries(Object.entries(declared).map(([name, { type }]) => [name, valueOf(type)])))

export const contextValues = valuesOf(CONTEXT)

function valueOf(type: ValueType): Arbitrary<Value> {
  switch (type.kind) {
    case 'number':
      return fc
        .oneof(fc.integer({ min: -3, max: 6 }), fc.constantFrom(-INPUT_LIMIT, INPUT_LIMIT))
        .map((value) => value + 0)
    case 'boolean':
      return fc.boolean()
    case 'word':
      return type.ordered ? fc.nat(type.words.length - 1) : fc.constantFrom(...type.words)
  }
}
