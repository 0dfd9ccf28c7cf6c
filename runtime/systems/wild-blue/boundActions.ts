// What the ruleset, traits and skills permit or forbid, bound to the actions they concern, once for a pack.
import type { ActionRule, Effects, WildBlueRuleset } from '../../../schemas/generated/compiled.ts'

export interface BoundAction {
  readonly rule: ActionRule
  /** The aircraft has to have this trait or skill. */
  readonly trait: string | undefined
  readonly skill: string | undefined
  readonly lostWhenDamaged: boolean
}

export type BoundActions = Readonly<Record<string, readonly BoundAction[]>>

export function bindActions(ruleset: WildBlueRuleset, which: 'permit' | 'forbid'): BoundActions {
  const bound: Record<string, BoundAction[]> = {}
  const add = (
    effects: Pick<Effects, 'permit' | 'forbid'> | undefined,
    of: Omit<BoundAction, 'rule'>,
  ): void => {
    for (const each of effects?.[which] ?? []) {
      const rule = typeof each === 'string' ? { action: each } : each
      ;(bound[rule.action] ??= []).push({ rule, ...of })
    }
  }
  add(ruleset, { trait: undefined, skill: undefined, lostWhenDamaged: false })
  for (const [trait, { effects, 'lost-when-damaged': lostWhenDamaged }] of Object.entries(
    ruleset.traits ?? {},
  ))
    add(effects, { trait, skill: undefined, lostWhenDamaged })
  for (const [skill, { effects }] of Object.entries(ruleset.skills ?? {}))
    add(effects, { trait: undefined, skill, lostWhenDamaged: false })
  return bound
}
