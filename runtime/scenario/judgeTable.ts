// Expectations about the table: each of their claims against the value that the rule system reads.
import type { Expectation } from '../../schemas/generated/compiled.ts'
import type { Fact, Input } from '../kernel/game.ts'
import { describeFact } from './describe.ts'
import { judgeHand } from './judgeHand.ts'
import { NO_CLAIM, type Complaint, type Scene } from './judge.ts'
import type { Found, Moment, TableThat } from './scenarioHost.ts'

export type TableExpectation = Extract<Expectation, { readonly that: TableThat }>

/** Fields that say what an expectation is about; all others are claims. */
const SUBJECT = new Set(['that', 'of', 'toward', 'by', 'side', 'against', 'counter', 'ability', 'note'])

export function judgeTable<S, U, I extends Input, V>(
  { game, host, moment, carry }: Scene<S, U, I, V>,
  expectation: TableExpectation,
): Complaint[] {
  // The reader of this very kind of expectation: the table of readers keeps the two together.
  const read = host.readers[expectation.that] as
    ((moment: Moment<S>, about: TableExpectation) => Found | undefined) | undefined
  const subject = subjectOf(expectation)
  if (!read) return [{ expected: subject, found: `${game.id} knows no "${expectation.that}"` }]
  const found = read(moment, expectation)
  if (!found) return [{ expected: subject, found: 'there is no such thing in this game' }]
  carry(found.rules ?? [])
  if (expectation.that === 'hand') return judgeHand(subject, expectation, found.facts['cards'])
  const claims = Object.entries(expectation).filter(([field]) => !SUBJECT.has(field)) as [string, Fact][]
  if (claims.length === 0) return [NO_CLAIM]
  return claims.flatMap(([claim, expected]) => {
    const actual = found.facts[claim]
    if (matches(expected, actual)) return []
    const what = claim === 'is' ? subject : `${subject}, ${claim}`
    return [{ expected: `${what}: ${describeFact(expected)}`, found: describeFact(actual) }]
  })
}

/** A word among several that hold, fields of a thing, or the value itself; `none` is what is not there. */
function matches(expected: Fact, actual: Fact | undefined): boolean {
  if (actual === null || actual === undefined) return expected === 'none'
  if (Array.isArray(actual)) {
    const list = actual as readonly Fact[]
    if (!Array.isArray(expected)) return list.includes(expected)
    return expected.length === list.length && expected.every((each) => list.includes(each as Fact))
  }
  if (typeof expected === 'object' && expected !== null && typeof actual === 'object')
    return Object.entries(expected).every(([key, value]) =>
      matches(value, (actual as Readonly<Record<string, Fact>>)[key]),
    )
  return expected === actual
}

/** `position of red toward blue` */
export function subjectOf(expectation: Expectation): string {
  const field = (name: string, word = name): string => {
    const value: unknown = (expectation as unknown as Readonly<Record<string, unknown>>)[name]
    return typeof value === 'string' ? ` ${word} ${value}` : ''
  }
  return [
    expectation.that,
    'counter' in expectation ? ` ${expectation.counter}` : '',
    'ability' in expectation ? ` ${expectation.ability}` : '',
    field('of') || field('by') || field('side', 'of'),
    field('toward'),
    field('against'),
  ].join('')
}
