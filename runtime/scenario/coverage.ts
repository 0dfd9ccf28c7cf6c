// Which rules of an index are shown, and which are not. Computed from runs and checks, never declared.
import type { RuleId } from '../kernel/game.ts'

export interface IndexedRule {
  readonly id: RuleId
  readonly engine: string
}

/** Covered, and how many there are. */
export type Share = readonly [covered: number, total: number]

export interface Coverage {
  readonly yes: Share
  readonly optional: Share
  readonly content: Share
  /** Rules of the three sorts that nothing shows, in the order of the index. */
  readonly missing: readonly RuleId[]
}

/** Rules of play are shown by passing scenarios, rules about content by checks. */
export function coverageOf(
  index: readonly IndexedRule[],
  played: ReadonlySet<RuleId>,
  checked: ReadonlySet<RuleId>,
): Coverage {
  const missing: RuleId[] = []
  const share = (engine: string, covering: ReadonlySet<RuleId>): Share => {
    const rules = index.filter((rule) => rule.engine === engine)
    missing.push(...rules.filter(({ id }) => !covering.has(id)).map(({ id }) => id))
    return [rules.filter(({ id }) => covering.has(id)).length, rules.length]
  }
  const yes = share('yes', played)
  const optional = share('optional', played)
  const content = share('content', checked)
  const rank = new Map(index.map(({ id }, at) => [id, at]))
  missing.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  return { yes, optional, content, missing }
}

interface Shown {
  readonly failures: readonly unknown[]
  readonly carried: readonly RuleId[]
}

/** What a passing scenario cites and its run carries. */
export const shownBy = (cites: readonly RuleId[], { failures, carried }: Shown): RuleId[] =>
  failures.length > 0 ? [] : cites.filter((rule) => carried.includes(rule))

/** What a scenario cites and its run does not carry: a citation without proof. */
export const uncarriedBy = (cites: readonly RuleId[], { carried }: Shown): RuleId[] =>
  cites.filter((rule) => !carried.includes(rule))
