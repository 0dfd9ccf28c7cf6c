/** Random well-typed expressions, built as the checker builds them, and contexts for them. */
import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { INPUT_LIMIT } from '../../runtime/expression/arithmetic.ts'
import type { ComparisonOp, Expr, ExprType } from '../../runtime/expression/expr.ts'
import type { ContextValues, Value, ValueType, WordType } from '../../runtime/expression/types.ts'
import { wordValue } from '../../runtime/expression/types.ts'
import { ALTITUDE, CONTEXT, NATION } from './fixtures.ts'

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

const altitudeName = names(tag(ALTITUDE), 'altitude', 'leader-altitude')
const nationName = names(tag(NATION), 'nation')
const numberName = names({ kind: 'number' }, 'hits', 'turn', 'fuel-left')
const booleanName = names({ kind: 'boolean' }, 'turbo', 'night-combat')

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

export const { condition, amount } = fc.letrec<{
  condition: Expr
  amount: Expr
  altitude: Expr
  nation: Expr
}>((tie) => ({
  altitude: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: altitudeName },
    { weight: 3, arbitrary: word(ALTITUDE) },
    extreme(fc.oneof(altitudeName, tie('altitude'))),
    either(tie('condition'), tie('altitude')),
  ),
  nation: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: nationName },
    { weight: 3, arbitrary: word(NATION) },
    either(tie('condition'), tie('nation')),
  ),
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
    { weight: 3, arbitrary: compare(ORDER, altitudeName, word(ALTITUDE)) },
    { weight: 2, arbitrary: compare(ORDER, word(ALTITUDE), altitudeName) },
    compare(EQUALITY, nationName, word(NATION)),
    compare(ORDER, altitudeName, tie('altitude')),
    compare(EQUALITY, nationName, tie('nation')),
    compare(ORDER, tie('amount'), tie('amount')),
    compare(EQUALITY, tie('condition'), tie('condition')),
    within(altitudeName, tie('altitude')),
    within(nationName, tie('nation')),
    within(tie('amount'), tie('amount')),
    within(tie('condition'), tie('condition')),
    tie('condition').map((of): Expr => ({ kind: 'not', of })),
    { weight: 3, arbitrary: few(tie('condition')).map((of) => logic('and', of)) },
    { weight: 3, arbitrary: few(tie('condition')).map((of) => logic('or', of)) },
    either(tie('condition'), tie('condition')),
  ),
}))

/** Any value that a host may give. */
export const contextValues: Arbitrary<ContextValues> = fc.record(
  Object.fromEntries(Object.entries(CONTEXT.names).map(([name, { type }]) => [name, valueOf(type)])),
)

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
