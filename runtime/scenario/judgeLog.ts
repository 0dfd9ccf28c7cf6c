// Expectations about what was recorded: events, and how a rating came about.
import type { ExpectEvent, ExpectRating } from '../../schemas/generated/compiled.ts'
import type { Explanation, Fact, GameEvent, Input } from '../kernel/game.ts'
import { describeFacts, listed } from './describe.ts'
import { missingFrom, type Complaint, type Scene } from './judge.ts'

export function judgeEvent<S, U, I extends Input, V>(
  { host, moment: { events } }: Scene<S, U, I, V>,
  { event: kind, of, count, facts, rules }: ExpectEvent,
): Complaint[] {
  if (!host.events.has(kind)) return [{ expected: `event ${kind}`, found: 'no event is ever called that' }]
  const met = events.filter(
    (event) =>
      event.kind === kind &&
      (of === undefined || mentions(Object.values(event.facts), of)) &&
      Object.entries(facts ?? {}).every(([name, fact]) => event.facts[name] === fact) &&
      missingFrom(rules, event.rules).length === 0,
  )
  if (count === undefined ? met.length > 0 : met.length === count) return []
  const wanted = [
    `event ${kind}`,
    of === undefined ? '' : ` of ${of}`,
    facts ? ` with ${describeFacts(facts)}` : '',
    rules ? ` by ${listed(rules)}` : '',
    count === undefined ? '' : `, ${count} times`,
  ].join('')
  const same = events.filter((event) => event.kind === kind)
  if (count !== undefined && met.length > 0) return [{ expected: wanted, found: `${met.length} times` }]
  if (same.length > 0) return [{ expected: wanted, found: same.map(describeEvent).join('; ') }]
  return [{ expected: wanted, found: `events: ${listed(events.map((event) => event.kind))}` }]
}

const describeEvent = ({ kind, rules, facts }: GameEvent): string =>
  `${kind} [${listed(rules)}] (${describeFacts(facts)})`

/** Whether facts name a unit or an aircraft of it, at any depth. */
function mentions(facts: readonly Fact[], name: string): boolean {
  return facts.some((fact) => {
    if (typeof fact === 'string') return fact === name || fact.startsWith(`${name}.`)
    return typeof fact === 'object' && fact !== null && mentions(Object.values(fact), name)
  })
}

export function judgeRating<S, U, I extends Input, V>(
  { game, host, moment: { state }, carry }: Scene<S, U, I, V>,
  expectation: ExpectRating,
): Complaint[] {
  const { of, rating, is, base, by, against } = expectation
  const subject = `${rating} of ${of}${against === undefined ? '' : ` against ${against}`}`
  const aircraft = host.aircraft(state, of)
  const target = against === undefined ? undefined : host.aircraft(state, against)
  if (aircraft === undefined || (against !== undefined && target === undefined))
    return [{ expected: subject, found: 'there is no such aircraft in this game' }]
  const explanation =
    target === undefined
      ? game.explain(state, aircraft, rating)
      : host.explainAgainst?.(state, aircraft, rating, target)
  if (!explanation) return [{ expected: subject, found: 'it has no such rating' }]
  const rules = explanation.changes.flatMap((change) => change.rules)
  carry(rules)
  const found = describeExplanation(explanation)
  const missing = missingFrom(by, rules)
  return [
    ...(explanation.total === is ? [] : [{ expected: `${subject}: ${is}`, found }]),
    ...(base === undefined || explanation.printed === base
      ? []
      : [{ expected: `${subject}: ${base} before modifiers`, found }]),
    ...(missing.length === 0 ? [] : [{ expected: `${subject}: by ${listed(missing)}`, found }]),
  ]
}

/** `3: 2 printed, add 1 [8.3.1a]` */
const describeExplanation = ({ printed, changes, total }: Explanation): string =>
  [
    `${total}: ${printed} printed`,
    ...changes.map(({ how, amount, rules }) => `${how} ${amount} [${listed(rules)}]`),
  ].join(', ')
