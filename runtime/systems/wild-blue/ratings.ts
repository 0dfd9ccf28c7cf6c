// [5.1-modifiable] A rating is what the card prints plus the modifiers that apply, and can say which they are.
import type { Modifier } from '../../../schemas/generated/compiled.ts'
import type { Explanation } from '../../kernel/game.ts'
import { entry, printedOf } from './content.ts'
import { engagedWith } from './position.ts'
import { amountOf, modifierValues, type ModifierValues } from './situation.ts'
import type { AircraftState } from './state.ts'
import { aircraftOf, elementOf, unitOf, type Play } from './table.ts'

type Change = Explanation['changes'][number]

/** Undefined where aircraft of that role have no such rating or this one prints none. */
export function explainRating(
  play: Play,
  aircraft: AircraftState,
  rating: string,
  target?: AircraftState,
): Explanation | undefined {
  const declared = play.content.ruleset.ratings[rating]
  const printed = printedRating(play, aircraft, rating)
  if (!declared || printed === undefined || declared.of?.includes(aircraft.role) === false) return undefined
  const values = modifierValues(play, aircraft, target)
  const steps = modifiersOn(play, aircraft)
    .filter(({ modifier }) => modifier.rating === rating && (modifier.when?.evaluate(values) ?? true))
    .map(({ modifier, from }) => ({ change: changeOf(modifier, from, values), rounding: modifier.rounding }))
    .sort((left, right) => HOWS.indexOf(left.change.how) - HOWS.indexOf(right.change.how))
  const changes = steps.map(({ change }) => change)
  const total = steps.reduce((sum, { change, rounding }) => applied(sum, change, rounding), printed)
  // Floors come after everything else, so a penalty can eat into a bonus.
  if (total >= declared.floor) return { rating, printed, changes, total }
  const floor: Change = {
    rule: undefined,
    from: 'ruleset',
    how: 'floor',
    amount: declared.floor,
    note: undefined,
  }
  return { rating, printed, changes: [...changes, floor], total: declared.floor }
}

/** As `explainRating`, toward the aircraft it is attacking or, failing that, the enemy it is engaged with. */
export function explainNow(play: Play, aircraft: AircraftState, rating: string): Explanation | undefined {
  const own = unitOf(play, aircraft.id).id
  const step = play.state.frames.find((frame) => frame.procedure === 'leader-step' && frame.element === own)
  const enemy = engagedWith(play, own)
  const attacked = step?.procedure === 'leader-step' && step.target !== null ? step.target : undefined
  const target = attacked ?? (enemy === undefined ? undefined : elementOf(play, enemy).leader.id)
  return explainRating(play, aircraft, rating, target === undefined ? undefined : aircraftOf(play, target))
}

export const ratingOf = (
  play: Play,
  aircraft: AircraftState,
  rating: string,
  target?: AircraftState,
): number => explainRating(play, aircraft, rating, target)?.total ?? 0

const MODIFIED = [
  'performance',
  'horsepower',
  'burst',
  'gunner',
  'offensive',
  'defensive',
  'speed',
  'thrust',
] as const

/** A number of the ruleset for an aircraft, such as its opening hand; it counts modified ratings. */
export function ruleNumber(
  play: Play,
  aircraft: AircraftState,
  number: Parameters<typeof amountOf<ModifierValues>>[0],
): number {
  if (typeof number === 'number') return number
  const modified = Object.fromEntries(MODIFIED.map((rating) => [rating, ratingOf(play, aircraft, rating)]))
  return number.evaluate({ ...modifierValues(play, aircraft), ...modified })
}

function printedRating({ content }: Play, aircraft: AircraftState, rating: string): number | undefined {
  const printed: Partial<Record<string, unknown>> = { ...printedOf(content, aircraft) }
  const value = printed[rating]
  return typeof value === 'number' ? value : undefined
}

interface Applying {
  readonly modifier: Modifier
  readonly from: string
}

const modifiersOn = (play: Play, aircraft: AircraftState): Applying[] => [
  ...(play.content.ruleset.modifiers ?? []).map((modifier) => ({ modifier, from: 'ruleset' })),
  ...traitModifiers(play, aircraft),
  ...markerModifiers(play, aircraft),
]

const traitModifiers = (
  { content: { ruleset, fighters } }: Play,
  { type, status }: AircraftState,
): Applying[] =>
  Object.keys(entry(fighters, type).traits ?? {}).flatMap((from) => {
    const trait = ruleset.traits?.[from]
    if (!trait || (trait['lost-when-damaged'] && status !== 'undamaged')) return []
    return (trait.effects?.modifiers ?? []).map((modifier) => ({ modifier, from }))
  })

/** [9.3.3] A special hit that leaves a marker lasts: once for each marker. */
const markerModifiers = ({ content: { ruleset } }: Play, { counters }: AircraftState): Applying[] =>
  Object.values(ruleset['special-hits'] ?? {}).flatMap(({ counter, effects }) => {
    if (counter === undefined) return []
    const each = (effects?.modifiers ?? []).map((modifier) => ({ modifier, from: counter }))
    return Array.from({ length: counters[counter] ?? 0 }, () => each).flat()
  })

/** Numbers that take a rating's place come first, then sums, then factors, then limits. */
const HOWS: readonly Change['how'][] = ['set', 'add', 'multiply', 'at-least', 'at-most', 'floor']

function changeOf(modifier: Modifier, from: string, values: ModifierValues): Change {
  const { add, set, multiply, 'at-least': atLeast, 'at-most': atMost, rule, note } = modifier
  const change = (how: Change['how'], amount: Parameters<typeof amountOf<ModifierValues>>[0]): Change => ({
    rule,
    from,
    how,
    amount: amountOf(amount, values),
    note,
  })
  if (set !== undefined) return change('set', set)
  if (multiply !== undefined) return change('multiply', multiply)
  if (atLeast !== undefined) return change('at-least', atLeast)
  if (atMost !== undefined) return change('at-most', atMost)
  return change('add', add ?? 0)
}

function applied(total: number, { how, amount }: Change, rounding: Modifier['rounding']): number {
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
