// Modifiers bound to the ratings they change, once for a pack: at the table nothing is searched for.
import type { Modifier, WildBlueRuleset } from '../../../schemas/generated/compiled.ts'
import type { Explanation } from '../../kernel/game.ts'

export type Change = Explanation['changes'][number]

export interface BoundModifier {
  readonly modifier: Modifier
  readonly how: Change['how']
  /** What brings it: the ruleset, a trait, a marker, a skill. */
  readonly from: string
  /** The aircraft has to have this trait, or its pilot this skill. */
  readonly trait: string | undefined
  readonly skill: string | undefined
  readonly lostWhenDamaged: boolean
  /** It applies once for each of these markers. */
  readonly counter: string | undefined
}

export type BoundModifiers = Readonly<Record<string, readonly BoundModifier[]>>

export function bindModifiers(ruleset: WildBlueRuleset): BoundModifiers {
  const bound: Record<string, BoundModifier[]> = {}
  for (const each of [
    ...ofRuleset(ruleset),
    ...ofTraits(ruleset),
    ...ofSkills(ruleset),
    ...ofMarkers(ruleset),
  ])
    (bound[each.modifier.rating] ??= []).push(each)
  for (const list of Object.values(bound))
    list.sort(
      (left, right) =>
        left.modifier.order - right.modifier.order || HOWS.indexOf(left.how) - HOWS.indexOf(right.how),
    )
  return bound
}

/** Within one order numbers that take a rating's place come first, then sums, then factors, then limits. */
const HOWS = [
  'set',
  'add',
  'multiply',
  'at-least',
  'at-most',
  'floor',
] as const satisfies readonly Change['how'][]

const howOf = (modifier: Modifier): Change['how'] =>
  HOWS.find((how) => how !== 'floor' && modifier[how] !== undefined) ?? 'add'

const bind = (modifier: Modifier, from: string, on: Partial<BoundModifier> = {}): BoundModifier => ({
  modifier,
  how: howOf(modifier),
  from,
  trait: on.trait,
  skill: on.skill,
  lostWhenDamaged: on.lostWhenDamaged ?? false,
  counter: on.counter,
})

const ofRuleset = ({ modifiers = [] }: WildBlueRuleset): BoundModifier[] =>
  modifiers.map((modifier) => bind(modifier, 'ruleset'))

const ofTraits = ({ traits = {} }: WildBlueRuleset): BoundModifier[] =>
  Object.entries(traits).flatMap(([trait, { effects, 'lost-when-damaged': lostWhenDamaged }]) =>
    (effects?.modifiers ?? []).map((modifier) => bind(modifier, trait, { trait, lostWhenDamaged })),
  )

/** [13.4] */
const ofSkills = ({ skills = {} }: WildBlueRuleset): BoundModifier[] =>
  Object.entries(skills).flatMap(([skill, { effects }]) =>
    (effects?.modifiers ?? []).map((modifier) => bind(modifier, skill, { skill })),
  )

/** [9.3.3] A special hit that leaves a marker lasts. */
const ofMarkers = ({ 'special-hits': specials = {} }: WildBlueRuleset): BoundModifier[] =>
  Object.values(specials).flatMap(({ counter, effects }) =>
    counter === undefined
      ? []
      : (effects?.modifiers ?? []).map((modifier) => bind(modifier, counter, { counter })),
  )

/** The rule a modifier carries out, and those that say the same. */
export const rulesOf = ({ rule, rules = [] }: Modifier): readonly string[] =>
  rule === undefined ? rules : [rule, ...rules]
