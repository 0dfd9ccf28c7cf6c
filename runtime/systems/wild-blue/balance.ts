// [13.0] Making sides even: what each side is worth, and what the ways of balancing ask of set-up.
import type { Refusal } from '../../kernel/game.ts'
import type { Content } from './content.ts'
import { refuse } from './inputs.ts'
import type { ElementSetup, MemberSetup, WildBlueSetup } from './setupTypes.ts'
import type { OptionValue } from './state.ts'

type Options = Readonly<Record<string, OptionValue>>

const membersOf = (
  content: Content,
  { aircraft, lone, leader, wingman }: ElementSetup,
): (MemberSetup | undefined)[] =>
  lone || !content.fighters[aircraft]?.wingman ? [leader] : [leader, wingman]

const elementsOf = ({ elements }: WildBlueSetup, side: string): ElementSetup[] =>
  elements.filter((each) => each.side === side)

const aircraftCount = (content: Content, setup: WildBlueSetup, side: string): number =>
  elementsOf(setup, side).reduce((sum, element) => sum + membersOf(content, element).length, 0)

/** [13.1, 5.2.10, 5.4.6] Undefined where a card gives no value. */
export function sideValue(content: Content, setup: WildBlueSetup, side: string): number | undefined {
  let sum = 0
  for (const element of elementsOf(setup, side)) {
    const value = content.fighters[element.aircraft]?.balance
    const hasWingman = membersOf(content, element).length > 1
    const modifier = hasWingman ? value?.['wingman-modifier'] : 0
    if (value === undefined || modifier === undefined) return undefined
    sum += value.leader + modifier
  }
  return sum
}

/** [13.4] Each skill of a pilot is worth so much. */
const skillValue = (content: Content, setup: WildBlueSetup, side: string): number => {
  const skills = crewsIn(content, setup, side).flatMap((crew) => content.crews[crew]?.skills ?? [])
  return skills.length * (content.ruleset.balance?.['value-per-skill'] ?? 0)
}

const crewsIn = (content: Content, setup: WildBlueSetup, side: string): string[] =>
  elementsOf(setup, side)
    .flatMap((element) => membersOf(content, element))
    .flatMap((member) => (member?.crew === undefined ? [] : [member.crew]))

/** Whether a way of balancing is in use; under an option all of them may be. */
const uses = (options: Options, ...methods: string[]): boolean =>
  options['balance-combined'] === true || methods.includes(String(options['balance-method']))

export function judgeBalance(content: Content, setup: WildBlueSetup, options: Options): Refusal | undefined {
  const sides = content.ruleset.sides.map(({ id }) => id)
  return (
    judgePilots(content, setup, options, sides) ??
    judgeNumbers(content, setup, options, sides) ??
    judgeValues(content, setup, options, sides)
  )
}

/** [2.4, 13.4] Pilots fly for leaders of the side that is worth less. */
function judgePilots(
  content: Content,
  setup: WildBlueSetup,
  options: Options,
  sides: readonly string[],
): Refusal | undefined {
  const crewed = sides.filter((side) => crewsIn(content, setup, side).length > 0)
  if (crewed.length === 0) return undefined
  if (!uses(options, 'pilots')) return refuse('no-pilots', ['2.4', '13.4'], { sides: crewed })
  if (setup.elements.some(({ wingman }) => wingman?.crew !== undefined))
    return refuse('pilots-for-leaders', ['13.4'])
  const values = sides.map((side) => sideValue(content, setup, side))
  const lowest = Math.min(...values.map((value) => value ?? Infinity))
  const stronger = crewed.find((side) => (sideValue(content, setup, side) ?? Infinity) > lowest)
  return stronger === undefined
    ? undefined
    : refuse('pilots-for-weaker-side', ['13.4'], {
        side: stronger,
        values: values.map((each) => each ?? null),
      })
}

/** [4.2-numbers, 13.2, 13.3] As many aircraft on either side, unless numbers are what balances them. */
function judgeNumbers(
  content: Content,
  setup: WildBlueSetup,
  options: Options,
  sides: readonly string[],
): Refusal | undefined {
  const aircraft = sides.map((side) => aircraftCount(content, setup, side))
  const elements = sides.map((side) => elementsOf(setup, side).length)
  const even = (counts: readonly number[]): boolean => counts.every((count) => count === counts[0])
  if (!even(elements) && !even(aircraft) && !uses(options, 'numbers'))
    return refuse('unequal-numbers', ['4.2-numbers', '13.2'], { sides, aircraft, elements })
  if (even(elements) && !even(aircraft) && !uses(options, 'lone-leaders'))
    return refuse('unequal-numbers', ['4.2-numbers', '13.3'], { sides, aircraft, elements })
  return undefined
}

/** [13.2, 13.3] Both ways need equal values; combined with points, these make up the rest. */
function judgeValues(
  content: Content,
  setup: WildBlueSetup,
  options: Options,
  sides: readonly string[],
): Refusal | undefined {
  if (options['balance-method'] === 'none') return undefined
  const values = sides.map((side) => sideValue(content, setup, side))
  if (values.some((value) => value === undefined))
    return refuse('no-balance-value', ['5.2.10', '13.0'], {
      sides,
      values: values.map((each) => each ?? null),
    })
  const rule = VALUE_RULES[String(options['balance-method'])]
  if (rule === undefined || options['balance-combined'] === true) return undefined
  return values.every((value) => value === values[0])
    ? undefined
    : refuse('unequal-values', ['13.0', rule], { sides, values: values.map((each) => each ?? null) })
}

const VALUE_RULES: Readonly<Record<string, string>> = { numbers: '13.2', 'lone-leaders': '13.3' }

/** [13.1] Points the weaker side starts with; none unless that way of balancing is used. */
export function balancePoints(
  content: Content,
  setup: WildBlueSetup,
  options: Options,
): { readonly side: string; readonly points: number; readonly values: readonly number[] } | undefined {
  const combined = options['balance-combined'] === true && options['balance-method'] !== 'none'
  if (options['balance-method'] !== 'points' && !combined) return undefined
  const totals = content.ruleset.sides.map(({ id: side }) => ({
    side,
    value: (sideValue(content, setup, side) ?? 0) + skillValue(content, setup, side),
  }))
  const [weakest] = [...totals].sort((left, right) => left.value - right.value)
  if (!weakest) return undefined
  const most = Math.max(...totals.map(({ value }) => value))
  const points = (most - weakest.value) * (content.ruleset.balance?.['points-per-value'] ?? 0)
  return points === 0 ? undefined : { side: weakest.side, points, values: totals.map(({ value }) => value) }
}
