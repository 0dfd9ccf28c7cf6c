// [4.1-4.4] Whether a set-up can be: sides, date, aircraft, options, and every name in it.
import type { Option } from '../../../schemas/generated/compiled.ts'
import type { Fact, Refusal } from '../../kernel/game.ts'
import { judgeBalance } from './balance.ts'
import { lookUp, type Content } from './content.ts'
import { refuse } from './inputs.ts'
import type { ElementSetup, MemberSetup, WildBlueSetup } from './setupTypes.ts'
import type { OptionValue } from './state.ts'

export function judgeSetup(content: Content, setup: WildBlueSetup): Refusal | undefined {
  const options = { ...content.defaults, ...setup.options }
  return (
    judgeOptions(content, setup.options ?? {}) ??
    judgeSides(content, setup) ??
    firstOf(setup.elements, (element) => judgeElement(content, setup, element)) ??
    judgeNames(content, setup) ??
    // A situation may have grown out of anything; balance is a matter of the beginning.
    (setup.situation ? undefined : judgeBalance(content, setup, options))
  )
}

function firstOf<T>(list: readonly T[], judge: (each: T) => Refusal | undefined): Refusal | undefined {
  for (const each of list) {
    const refusal = judge(each)
    if (refusal) return refusal
  }
  return undefined
}

const judgeOptions = (
  content: Content,
  options: Readonly<Record<string, OptionValue>>,
): Refusal | undefined =>
  firstOf(Object.entries(options), ([id, value]) => {
    const option = lookUp(content.ruleset.options ?? {}, id)
    if (!option) return refuse('unknown-option', [], { option: id })
    return allows(option, value)
      ? undefined
      : refuse('wrong-option-value', option.rules ?? [], { option: id, value, allowed: allowed(option) })
  })

function allows(option: Option, value: OptionValue): boolean {
  switch (option.type) {
    case 'switch':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(option.choices, value)
    case 'number':
      return (
        typeof value === 'number' &&
        value >= (option.minimum ?? -Infinity) &&
        value <= (option.maximum ?? Infinity)
      )
  }
}

const allowed = (option: Option): Fact => {
  switch (option.type) {
    case 'switch':
      return [true, false]
    case 'choice':
      return Object.keys(option.choices)
    case 'number':
      return { least: option.minimum ?? null, most: option.maximum ?? null }
  }
}

/** [4.1a, 4.2] Each side has elements, and not more than there is room for. */
function judgeSides({ ruleset }: Content, { elements }: WildBlueSetup): Refusal | undefined {
  const sides = ruleset.sides.map(({ id }) => id)
  const unknown = elements.find(({ side }) => !sides.includes(side))
  if (unknown) return refuse('unknown-side', ['4.2', '4.1a'], { side: unknown.side, sides })
  const { least = 1, most = Infinity } = ruleset.dogfight.elements ?? {}
  return firstOf(sides, (side) => {
    const count = elements.filter((each) => each.side === side).length
    return count < least || count > most
      ? refuse('wrong-number-of-elements', ['4.2', '4.1a'], { side, elements: count })
      : undefined
  })
}

function judgeElement(
  content: Content,
  { date, situation }: WildBlueSetup,
  element: ElementSetup,
): Refusal | undefined {
  const { side, aircraft, altitude, clouds } = element
  const fighter = lookUp(content.fighters, aircraft)
  if (!fighter) return refuse('not-a-fighter', ['4.4', '2.1', '4.1c'], { aircraft })
  const flies = fighter.side ?? content.ruleset.nations[fighter.nation]?.side
  if (flies !== side) return refuse('other-side', ['4.2', '4.1c'], { aircraft, side, flies: flies ?? null })
  const entered = fighter['service-entry']
  if (date !== undefined && entered !== undefined && entered > date)
    return refuse('not-in-service', ['4.3', '4.1b'], { aircraft, date, entered })
  const unknown = [altitude, clouds].find(
    (each) => each !== undefined && lookUp(content.altitudeRank, each) === undefined,
  )
  if (unknown !== undefined) return refuse('unknown-altitude', ['8.0'], { altitude: unknown })
  // Altitudes are chosen at the beginning only, and by nobody who is in clouds already.
  if (altitude === undefined && (situation || clouds !== undefined))
    return refuse('unknown-altitude', ['8.0'], { altitude: '' })
  return judgeMember(content, element.leader) ?? judgeMember(content, element.wingman)
}

function judgeMember(content: Content, member: MemberSetup | undefined): Refusal | undefined {
  const { hand = [], counters = {}, ratings = {}, traits = {}, crew } = member ?? {}
  const { ruleset } = content
  const unknownIn = (ids: readonly string[], known: object): string | undefined =>
    ids.find((id) => !Object.hasOwn(known, id))
  const card = unknownIn(hand, content.cards)
  if (card !== undefined) return refuse('unknown-card', ['2.2'], { card })
  const counter = unknownIn(Object.keys(counters), ruleset.counters ?? {})
  if (counter !== undefined) return refuse('unknown-counter', ['2.5'], { counter })
  const rating = unknownIn(Object.keys(ratings), ruleset.ratings)
  if (rating !== undefined) return refuse('unknown-rating', ['5.1'], { rating })
  const trait = unknownIn(Object.keys(traits), ruleset.traits ?? {})
  if (trait !== undefined) return refuse('unknown-trait', ['5.5'], { trait })
  return crew === undefined || lookUp(content.crews, crew)
    ? undefined
    : refuse('unknown-crew', ['13.4'], { crew })
}

function judgeNames(content: Content, { elements, situation, order, decks = {} }: WildBlueSetup) {
  const ids = elementIds(elements)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return refuse('element-twice', ['4.2'], { element: twice })
  const named = [
    ...(order ?? []),
    ...(situation ? [situation.active] : []),
    ...(situation?.positions ?? []).flatMap(({ of, toward }) => [of, toward]),
  ]
  const stranger = named.find((id) => !ids.includes(id))
  if (stranger !== undefined) return refuse('unknown-element', ['4.2'], { element: stranger })
  const place = situation?.positions?.find(({ is }) => lookUp(content.positionRank, is) === undefined)
  if (place) return refuse('unknown-position', ['7.1'], { position: place.is })
  if (situation?.step !== undefined && !content.ruleset.sequence.some(({ id }) => id === situation.step))
    return refuse('unknown-step', ['3.0'], { step: situation.step })
  const cards = Object.values(decks).flatMap(({ top = [], discards = [] }) => [...top, ...discards])
  const card = cards.find((each) => !lookUp(content.cards, each))
  return card === undefined ? undefined : refuse('unknown-card', ['2.2'], { card })
}

/** The names given, or the side with a number from the second on. */
export function elementIds(elements: readonly ElementSetup[]): string[] {
  const counts: Record<string, number> = {}
  return elements.map(({ id, side }) => {
    const count = (counts[side] = (counts[side] ?? 0) + 1)
    return id ?? (count === 1 ? side : `${side}-${count}`)
  })
}
