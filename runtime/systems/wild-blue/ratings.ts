// [5.1-modifiable] A rating is what the card prints plus the modifiers that apply, and can say which they are.
import type { Modifier } from '../../../schemas/generated/compiled.ts'
import type { Explanation, RuleId } from '../../kernel/game.ts'
import { hasTrait, lookUp, printedNumber } from './content.ts'
import { rulesOf, type BoundModifier, type Change } from './modifiers.ts'
import { engagedWith } from './position.ts'
import {
  amountOf,
  holds,
  modifierValues,
  ModifierSituation,
  type Amount,
  type ModifierValues,
} from './situation.ts'
import { skillsOf } from './skills.ts'
import { counted, elementOf, findFlyer, leaderOf, option, type Flyer, type Play } from './table.ts'

/** Undefined where aircraft of that role have no such rating or this one prints none. */
export function explainRating(
  play: Play,
  flyer: Flyer,
  rating: string,
  target?: Flyer,
): Explanation | undefined {
  const printed = printedNumber(play.content, flyer.aircraft, rating)
  const changes: Change[] = []
  const total = totalOf(play, flyer, rating, target, changes)
  return printed === undefined || total === undefined ? undefined : { rating, printed, changes, total }
}

/** The total alone; 0 for a rating that the aircraft lacks. */
export const ratingOf = (play: Play, flyer: Flyer, rating: string, target?: Flyer): number =>
  totalOf(play, flyer, rating, target) ?? 0

export const hasRating = (play: Play, { aircraft }: Flyer, rating: string): boolean =>
  printedNumber(play.content, aircraft, rating) !== undefined

/** The rules of the modifiers that make the rating what it is; for events, so only asked where one is told. */
export const ratingRules = (play: Play, flyer: Flyer, rating: string, target?: Flyer): RuleId[] =>
  (explainRating(play, flyer, rating, target)?.changes ?? []).flatMap(({ rules }) => rules)

/** As `explainRating`, toward the aircraft it is attacking or, failing that, the enemy it is engaged with. */
export function explainNow(play: Play, flyer: Flyer, rating: string): Explanation | undefined {
  const { id } = flyer.element
  const step = play.state.frames.find(
    (frame) => frame.procedure === 'leader-step' || frame.procedure === 'wingman-step',
  )
  const enemy = engagedWith(play, id)
  const attacked = step?.element === id && step.target !== null ? findFlyer(play, step.target) : undefined
  const target = attacked ?? (enemy === undefined ? undefined : leaderOf(elementOf(play, enemy)))
  return explainRating(play, flyer, rating, target)
}

/** A number of the ruleset for an aircraft, such as its opening hand; it counts modified ratings. */
export const ruleNumber = (play: Play, flyer: Flyer, number: Amount<ModifierValues>): number =>
  typeof number === 'number' ? number : amountOf(number, new RatedSituation(play, flyer, undefined))

class RatedSituation extends ModifierSituation {
  protected override rating(id: string): number {
    return ratingOf(this.play, this.flyer, id)
  }
}

interface Sum {
  total: number
  /** What skills have added. */
  bySkill: number
  /** Bonuses that wait until all else is summed, where a rating stops at its floor before they count. */
  lifts: number
  readonly floorsFirst: boolean
  /** Each change, where somebody wants to know. */
  readonly notes: Change[] | undefined
}

function totalOf(
  play: Play,
  flyer: Flyer,
  rating: string,
  target: Flyer | undefined,
  notes?: Change[],
): number | undefined {
  const declared = lookUp(play.content.ruleset.ratings, rating)
  const printed = printedNumber(play.content, flyer.aircraft, rating)
  if (!declared || printed === undefined || declared.of?.includes(flyer.aircraft.role) === false)
    return undefined
  const floorsFirst = option(play, 'rating-floor') === 'each'
  const sum: Sum = { total: printed, bySkill: 0, lifts: 0, floorsFirst, notes }
  const bounds = play.content.modifiers[rating]
  if (bounds) {
    const values = modifierValues(play, flyer, target)
    for (const bound of bounds) addUp(play, flyer, bound, values, sum)
  }
  if (floorsFirst) return Math.max(sum.total, declared.floor) + sum.lifts
  // The floor comes after everything else, so a penalty can eat into a bonus.
  if (sum.total >= declared.floor) return sum.total
  notes?.push({ rules: FLOOR_RULES, from: 'ruleset', how: 'floor', amount: declared.floor, note: undefined })
  return declared.floor
}

function addUp(play: Play, flyer: Flyer, bound: BoundModifier, values: ModifierValues, sum: Sum): void {
  const { modifier, how, from } = bound
  const times = timesOn(play, flyer, bound)
  if (times === 0 || !holds(modifier.when, values)) return
  for (let time = 0; time < times; time++) {
    const amount = capped(play, flyer, bound, amountOf(amountIn(bound), values), sum)
    if (amount === undefined) return
    if (sum.floorsFirst && how === 'add' && amount > 0) sum.lifts += amount
    else sum.total = applied(sum.total, how, amount, modifier.rounding)
    sum.notes?.push({ rules: rulesOf(modifier), from, how, amount, note: modifier.note })
  }
}

const FLOOR_RULES = ['5.1-modifiable']

/** [13.4] Skills lift the ratings of a wingman only so far, however many there are. */
function capped(
  { content }: Play,
  { aircraft }: Flyer,
  { skill, how, modifier }: BoundModifier,
  amount: number,
  sum: Sum,
): number | undefined {
  if (skill === undefined || how !== 'add') return amount
  const cap = content.ruleset.crews?.caps?.find(
    ({ rating, role }) => rating === modifier.rating && (role === undefined || role === aircraft.role),
  )
  const allowed = cap === undefined ? amount : Math.min(amount, cap.add - sum.bySkill)
  sum.bySkill += allowed
  return allowed === 0 && amount !== 0 ? undefined : allowed
}

/** How often a modifier applies to an aircraft as far as it depends on its traits, markers and pilot. */
function timesOn(
  { content }: Play,
  { aircraft }: Flyer,
  { trait, skill, lostWhenDamaged, counter }: BoundModifier,
): number {
  if (counter !== undefined) return counted(aircraft, counter)
  if (skill !== undefined) return skillsOf(content, aircraft).filter((each) => each === skill).length
  if (trait === undefined) return 1
  return hasTrait(content, aircraft, trait) && !(lostWhenDamaged && aircraft.damaged) ? 1 : 0
}

const amountIn = ({ modifier, how }: BoundModifier): Amount<ModifierValues> =>
  (how === 'floor' ? undefined : modifier[how]) ?? 0

function applied(total: number, how: Change['how'], amount: number, rounding: Modifier['rounding']): number {
  switch (how) {
    case 'set':
      return amount
    case 'add':
      return total + amount
    case 'multiply':
      return ROUNDED[rounding](total * amount)
    case 'at-least':
    case 'floor':
      return Math.max(total, amount)
    case 'at-most':
      return Math.min(total, amount)
  }
}

const ROUNDED: Readonly<Record<Modifier['rounding'], (value: number) => number>> = {
  up: Math.ceil,
  down: Math.floor,
  'half-up': (value) => Math.floor(value + 0.5),
  'half-down': (value) => Math.ceil(value - 0.5),
}
