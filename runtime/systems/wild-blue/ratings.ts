// [5.1-modifiable] A rating is what the card prints plus the modifiers that apply, and can say which they are.
import type { Modifier } from '../../../schemas/generated/compiled.ts'
import type { Explanation } from '../../kernel/game.ts'
import { entry, printedNumber } from './content.ts'
import type { BoundModifier, Change } from './modifiers.ts'
import { engagedWith } from './position.ts'
import {
  amountOf,
  holds,
  modifierValues,
  ModifierSituation,
  type Amount,
  type ModifierValues,
} from './situation.ts'
import type { AircraftState } from './state.ts'
import { aircraftOf, elementOf, unitOf, type Play } from './table.ts'

/** Undefined where aircraft of that role have no such rating or this one prints none. */
export function explainRating(
  play: Play,
  aircraft: AircraftState,
  rating: string,
  target?: AircraftState,
): Explanation | undefined {
  const printed = printedNumber(play.content, aircraft, rating)
  const changes: Change[] = []
  const total = totalOf(play, aircraft, rating, target, changes)
  return printed === undefined || total === undefined ? undefined : { rating, printed, changes, total }
}

/** The total alone; 0 for a rating that the aircraft lacks. */
export const ratingOf = (
  play: Play,
  aircraft: AircraftState,
  rating: string,
  target?: AircraftState,
): number => totalOf(play, aircraft, rating, target) ?? 0

export const hasRating = (play: Play, aircraft: AircraftState, rating: string): boolean =>
  printedNumber(play.content, aircraft, rating) !== undefined

/** As `explainRating`, toward the aircraft it is attacking or, failing that, the enemy it is engaged with. */
export function explainNow(play: Play, aircraft: AircraftState, rating: string): Explanation | undefined {
  const own = unitOf(play, aircraft.id).id
  const step = play.state.frames.find((frame) => frame.procedure === 'leader-step')
  const enemy = engagedWith(play, own)
  const attacked = step?.element === own ? step.target : null
  const target = attacked ?? (enemy === undefined ? undefined : elementOf(play, enemy).leader.id)
  return explainRating(play, aircraft, rating, target === undefined ? undefined : aircraftOf(play, target))
}

/** A number of the ruleset for an aircraft, such as its opening hand; it counts modified ratings. */
export const ruleNumber = (play: Play, aircraft: AircraftState, number: Amount<ModifierValues>): number =>
  amountOf(number, new RatedSituation(play, aircraft, undefined) as ModifierValues)

class RatedSituation extends ModifierSituation {
  protected override rating(id: string): number {
    return ratingOf(this.play, this.aircraft, id)
  }
}

/** Sums up, noting each change where a list is given. */
function totalOf(
  play: Play,
  aircraft: AircraftState,
  rating: string,
  target: AircraftState | undefined,
  notes?: Change[],
): number | undefined {
  const declared = play.content.ruleset.ratings[rating]
  const printed = printedNumber(play.content, aircraft, rating)
  if (!declared || printed === undefined || declared.of?.includes(aircraft.role) === false) return undefined
  const values = modifierValues(play, aircraft, target)
  let total = printed
  for (const bound of play.content.modifiers[rating] ?? []) {
    const times = timesOn(play, aircraft, bound)
    if (times === 0 || !holds(bound.modifier.when, values)) continue
    const amount = amountOf(amountIn(bound), values)
    for (let time = 0; time < times; time++) {
      total = applied(total, bound.how, amount, bound.modifier.rounding)
      notes?.push({
        rule: bound.modifier.rule,
        from: bound.from,
        how: bound.how,
        amount,
        note: bound.modifier.note,
      })
    }
  }
  // The floor comes after everything else, so a penalty can eat into a bonus.
  if (total >= declared.floor) return total
  notes?.push({ rule: undefined, from: 'ruleset', how: 'floor', amount: declared.floor, note: undefined })
  return declared.floor
}

/** How often a modifier applies to an aircraft as far as it depends on its traits and markers. */
function timesOn(
  { content }: Play,
  aircraft: AircraftState,
  { trait, lostWhenDamaged, counter }: BoundModifier,
): number {
  if (counter !== undefined) return aircraft.counters[counter] ?? 0
  if (trait === undefined) return 1
  const has = entry(content.fighters, aircraft.type).traits?.[trait] !== undefined
  return has && !(lostWhenDamaged && aircraft.status !== 'undamaged') ? 1 : 0
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
