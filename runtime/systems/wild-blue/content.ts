// A compiled pack as the procedures of wild-blue look things up in it.
import type {
  CardAnswer,
  CardTable,
  CardType,
  LeaderRatings,
  WildBlueCrew,
  WildBlueFighter,
  WildBlueRuleset,
  WingmanRatings,
} from '../../../schemas/generated/compiled.ts'
import type { CompiledPack } from '../../pack.ts'
import { bindActions, type BoundActions } from './boundActions.ts'
import { bindModifiers, type BoundModifiers } from './modifiers.ts'
import type { AircraftState, CardId, OptionValue } from './state.ts'

export interface Content {
  readonly hash: string
  readonly ruleset: WildBlueRuleset
  readonly cards: Readonly<Record<string, CardType>>
  /** Every copy of every card of a side's deck, and the type of each. */
  readonly deck: readonly CardId[]
  readonly typeOf: Readonly<Record<CardId, string>>
  /** By family, a card type that stands for it. */
  readonly cardOfFamily: Readonly<Record<string, string>>
  /** By answering type, then by the type answered: the entries of its list that fit. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, readonly CardAnswer[]>>>>
  readonly fighters: Readonly<Record<string, WildBlueFighter>>
  readonly crews: Readonly<Record<string, WildBlueCrew>>
  /** Counters that may be given up in place of cards (8.2.1b). */
  readonly payingCounters: readonly string[]
  /** [12.1] */
  readonly disengagement: CardTable | undefined
  /** Every option as it stands unless a game says otherwise. */
  readonly defaults: Readonly<Record<string, OptionValue>>
  readonly modifiers: BoundModifiers
  readonly forbidden: BoundActions
  readonly permitted: BoundActions
  readonly altitudeRank: Readonly<Record<string, number>>
  readonly positionRank: Readonly<Record<string, number>>
  /** [7.1.3] Where leaders stand who have nothing to do with each other. */
  readonly neutral: string
}

export const SYSTEM = 'wild-blue'

export function openContent(pack: CompiledPack): Content {
  const ruleset = pack.content.ruleset[pack.ruleset]
  if (!ruleset || !isOurs(ruleset)) throw new Error(`pack "${pack.id}" is not played by ${SYSTEM}`)
  const deck = ruleset.deck === undefined ? undefined : pack.content.deck[ruleset.deck]
  if (!deck) throw new Error(`ruleset "${pack.ruleset}" names no deck`)
  const neutral = ruleset.positions.find(({ engaged }) => !engaged)
  if (!neutral) throw new Error('the ruleset has no position for leaders who are not engaged')
  const copies = copiesOf(deck.cards)
  return {
    hash: pack.contentHash,
    ruleset,
    cards: deck.cards,
    deck: copies.map(([card]) => card),
    typeOf: Object.fromEntries(copies),
    cardOfFamily: familiesOf(deck.cards),
    answers: answersOf(deck.cards),
    fighters: fightersOf(pack),
    crews: crewsOf(pack),
    payingCounters: payingCountersOf(ruleset),
    disengagement: disengagementOf(pack, ruleset),
    defaults: defaultsOf(ruleset),
    modifiers: bindModifiers(ruleset),
    forbidden: bindActions(ruleset, 'forbid'),
    permitted: bindActions(ruleset, 'permit'),
    altitudeRank: ranks(ruleset.altitudes),
    positionRank: ranks(ruleset.positions),
    neutral: neutral.id,
  }
}

/** Other systems share the kinds of content; their documents are none of ours. */
const isOurs = (ruleset: { readonly system: string }): ruleset is WildBlueRuleset => ruleset.system === SYSTEM

const isFighter = (aircraft: {
  readonly ruleset: string
  readonly class?: string
}): aircraft is WildBlueFighter => aircraft.ruleset === SYSTEM && aircraft.class === 'fighter'

const isOurCrew = (crew: { readonly ruleset: string }): crew is WildBlueCrew => crew.ruleset === SYSTEM

const fightersOf = ({ content }: CompiledPack): Record<string, WildBlueFighter> =>
  Object.fromEntries(
    Object.entries(content.aircraft).flatMap(([id, aircraft]) =>
      isFighter(aircraft) ? [[id, aircraft]] : [],
    ),
  )

const crewsOf = ({ content }: CompiledPack): Record<string, WildBlueCrew> =>
  Object.fromEntries(
    Object.entries(content.crew).flatMap(([id, crew]) => (isOurCrew(crew) ? [[id, crew]] : [])),
  )

function disengagementOf({ content }: CompiledPack, { tables = {} }: WildBlueRuleset): CardTable | undefined {
  const table = content.table[tables['disengagement'] ?? '']
  return table?.type === 'cards' ? table : undefined
}

const payingCountersOf = ({ counters = {} }: WildBlueRuleset): string[] =>
  Object.entries(counters).flatMap(([id, counter]) => (counter['pays-discards'] ? [id] : []))

const copiesOf = (cards: Readonly<Record<string, CardType>>): [CardId, string][] =>
  Object.entries(cards).flatMap(([id, { copies }]) =>
    Array.from({ length: copies }, (_, copy): [CardId, string] => [`${id}#${copy + 1}`, id]),
  )

function familiesOf(cards: Readonly<Record<string, CardType>>): Record<string, string> {
  const families: Record<string, string> = {}
  for (const [id, { family }] of Object.entries(cards)) families[family] ??= id
  return families
}

/** Every pair once, so that at the table nothing is searched for. */
const answersOf = (cards: Readonly<Record<string, CardType>>): Content['answers'] =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [
      id,
      Object.fromEntries(Object.entries(cards).map(([to, answered]) => [to, fitting(card, to, answered)])),
    ]),
  )

const fitting = (card: CardType, to: string, { family }: CardType): readonly CardAnswer[] =>
  card['responds-to'].filter(
    (each) => (each.to === 'any' || each.to === family) && (each.card === undefined || each.card === to),
  )

const defaultsOf = ({ options = {} }: WildBlueRuleset): Record<string, OptionValue> =>
  Object.fromEntries(Object.entries(options).map(([id, option]) => [id, option.default]))

const ranks = (track: readonly { readonly id: string }[]): Record<string, number> =>
  Object.fromEntries(track.map(({ id }, rank) => [id, rank]))

/** For names that come from outside, and may be no names: only what the content itself holds, not what it inherits. */
export const lookUp = <T>(map: Readonly<Record<string, T>>, id: unknown): T | undefined =>
  typeof id === 'string' && Object.hasOwn(map, id) ? map[id] : undefined

/** A state names only what set-up found in the content, so a missing entry is a mistake of ours. */
export function entry<T>(map: Readonly<Record<string, T>>, id: string): T {
  const found = map[id]
  if (found === undefined) throw new Error(`the content has no "${id}"`)
  return found
}

export const fighterOf = ({ fighters }: Content, { type }: AircraftState): WildBlueFighter =>
  entry(fighters, type)

/** The side of the card that is in play. */
export function printedOf(content: Content, aircraft: AircraftState): LeaderRatings | WingmanRatings {
  const { leader, wingman } = fighterOf(content, aircraft)
  const side = aircraft.damaged ? 'damaged' : 'undamaged'
  return aircraft.role === 'wingman' && wingman ? wingman[side] : leader[side]
}

/** A printed number by the name of its rating; undefined where the card has none. */
export function printedNumber(content: Content, aircraft: AircraftState, rating: string): number | undefined {
  const given = aircraft.given?.ratings[rating]
  if (given !== undefined) return given
  const printed = printedOf(content, aircraft) as unknown as Readonly<Record<string, unknown>>
  const value = printed[rating]
  return typeof value === 'number' ? value : undefined
}

/** Whether the aircraft has a trait, by its card or by the scenario, and in its role the use of it. */
export function hasTrait(content: Content, aircraft: AircraftState, trait: string): boolean {
  const given = aircraft.given?.traits[trait]
  if (given !== undefined) return given !== false
  if (content.ruleset.traits?.[trait]?.of?.includes(aircraft.role) === false) return false
  return fighterOf(content, aircraft).traits?.[trait] !== undefined
}

/** [5.2.7-damaged, 5.4.4] The ceiling on the side in play, or on the undamaged one; a wingman's is its leader's. */
function printedCeiling(content: Content, aircraft: AircraftState): string | undefined {
  const { leader } = fighterOf(content, aircraft)
  const side = aircraft.damaged ? 'damaged' : 'undamaged'
  return printedOf(content, aircraft).ceiling ?? leader[side].ceiling ?? leader.undamaged.ceiling
}

/** [5.2.7-default] A card without a ceiling has that of its class, or none. */
export function ceilingOf(
  content: Content,
  aircraft: AircraftState,
): { readonly altitude: string; readonly byDefault: boolean } {
  const printed = printedCeiling(content, aircraft)
  if (printed !== undefined) return { altitude: printed, byDefault: false }
  const { altitudes, 'class-defaults': defaults } = content.ruleset
  const altitude = defaults?.['fighter']?.ceiling ?? altitudes.at(-1)?.id ?? ''
  return { altitude, byDefault: true }
}

/** [5.2.3-turbo, 5.3] Every jet is turbocharged; a wingman that does not say so is as its leader. */
export function isTurbocharged(content: Content, aircraft: AircraftState): boolean {
  const { leader, propulsion } = fighterOf(content, aircraft)
  if (propulsion === 'jet' || (printedNumber(content, aircraft, 'speed') ?? 0) > 0) return true
  const side = aircraft.damaged ? 'damaged' : 'undamaged'
  return printedOf(content, aircraft).turbocharged ?? leader[side].turbocharged
}

/** [5.5.3] As the card says, else as its class has. */
export const enginesOf = (content: Content, aircraft: AircraftState): string =>
  fighterOf(content, aircraft).engines ?? content.ruleset['class-defaults']?.['fighter']?.engines ?? 'single'
