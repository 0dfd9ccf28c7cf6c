// What the ruleset, traits, skills and markers permit or forbid, bound to the actions they concern, once for a pack.
import type { ActionRule, Effects, WildBlueRuleset } from '../../../schemas/generated/compiled.ts'

export interface BoundAction {
  readonly rule: ActionRule
  /** Its own rule, and those of what brings it. */
  readonly rules: readonly string[]
  /** The aircraft has to have this trait or marker, or its pilot this skill. */
  readonly trait: string | undefined
  readonly skill: string | undefined
  readonly counter: string | undefined
  readonly lostWhenDamaged: boolean
}

export type BoundActions = Readonly<Record<string, readonly BoundAction[]>>

export function bindActions(ruleset: WildBlueRuleset, which: 'permit' | 'forbid'): BoundActions {
  const bound: Record<string, BoundAction[]> = {}
  const add = (
    effects: Pick<Effects, 'permit' | 'forbid'> | undefined,
    { rules = [], trait, skill, counter, lostWhenDamaged = false }: Partial<BoundAction> = {},
  ): void => {
    for (const each of effects?.[which] ?? []) {
      const rule = typeof each === 'string' ? { action: each } : each
      const cited = rule.rule === undefined ? rules : [...rules, rule.rule]
      ;(bound[rule.action] ??= []).push({ rule, rules: cited, trait, skill, counter, lostWhenDamaged })
    }
  }
  const { traits = {}, skills = {}, 'special-hits': specials = {} } = ruleset
  add(ruleset)
  for (const [trait, { effects, rules = [], 'lost-when-damaged': lostWhenDamaged }] of Object.entries(traits))
    add(effects, { rules, trait, lostWhenDamaged })
  for (const [skill, { effects, rules = [] }] of Object.entries(skills)) add(effects, { rules, skill })
  for (const { effects, rules = [], counter } of Object.values(specials))
    if (counter !== undefined) add(effects, { rules, counter })
  return bound
}
