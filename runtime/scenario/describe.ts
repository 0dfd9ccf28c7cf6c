// The words of failure reports.
import type { Fact, Facts, Input, Refusal } from '../kernel/game.ts'

export const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '))

export const describeFact = (fact: Fact | undefined): string => {
  if (fact === undefined || fact === null) return 'none'
  if (Array.isArray(fact)) return listed((fact as readonly Fact[]).map(describeFact))
  return typeof fact === 'object' ? describeFacts(fact as Facts) : String(fact)
}

export const describeFacts = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, fact]) => `${name}: ${describeFact(fact)}`)
    .join(', ')

/** `not-your-decision [3.1] (decides: axis)` */
export function describeRefusal({ code, rules, facts }: Refusal): string {
  const told = describeFacts(facts)
  return `${code} [${listed(rules)}]${told === '' ? '' : ` (${told})`}`
}

/** `attack by red.leader (target: blue.leader, card: maneuver)`; the seat goes without saying. */
export function describeInput(input: Input): string {
  const { seat: _seat, do: verb, by, ...rest } = input as Input & Readonly<Record<string, Fact>>
  const told = describeFacts(rest)
  return `${verb} by ${by}${told === '' ? '' : ` (${told})`}`
}
