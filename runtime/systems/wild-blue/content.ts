// A compiled pack as the procedures of wild-blue look things up in it.
import type {
  CardType,
  LeaderRatings,
  WildBlueFighter,
  WildBlueRuleset,
  WingmanRatings,
} from '../../../schemas/generated/compiled.ts'
import type { CompiledPack } from '../../pack.ts'
import { bindModifiers, type BoundModifiers } from './modifiers.ts'
import type { AircraftState, CardId, OptionValue } from './state.ts'

export interface Content {
  readonly hash: string
  readonly ruleset: WildBlueRuleset
  readonly cards: Readonly<Record<string, CardType>>
  /** Every copy of every card of a side's deck. */
  readonly deck: readonly CardId[]
  readonly fighters: Readonly<Record<string, WildBlueFighter>>
  /** Every option as it stands unless a game says otherwise. */
  readonly defaults: Readonly<Record<string, OptionValue>>
  readonly modifiers: BoundModifiers
  readonly altitudeRank: Readonly<Record<string, number>>
  readonly positionRank: Readonly<Record<string, number>>
}

export const SYSTEM = 'wild-blue'

export function openContent(pack: CompiledPack): Content {
  const ruleset = pack.content.ruleset[pack.ruleset]
  if (!ruleset || !isOurs(ruleset)) throw new Error(`pack "${pack.id}" is not played by ${SYSTEM}`)
  const deck = ruleset.deck === undefined ? undefined : pack.content.deck[ruleset.deck]
  if (!deck) throw new Error(`ruleset "${pack.ruleset}" names no deck`)
  return {
    hash: pack.contentHash,
    ruleset,
    cards: deck.cards,
    deck: copiesOf(deck.cards),
    fighters: fightersOf(pack),
    defaults: defaultsOf(ruleset),
    modifiers: bindModifiers(ruleset),
    altitudeRank: ranks(ruleset.altitudes),
    positionRank: ranks(ruleset.positions),
  }
}

/** Other systems share the kinds of content; their documents are none of ours. */
const isOurs = (ruleset: { readonly system: string }): ruleset is WildBlueRuleset => ruleset.system === SYSTEM

const isFighter = (aircraft: {
  readonly ruleset: string
  readonly class?: string
}): aircraft is WildBlueFighter => aircraft.ruleset === SYSTEM && aircraft.class === 'fighter'

const fightersOf = ({ content }: CompiledPack): Record<string, WildBlueFighter> =>
  Object.fromEntries(
    Object.entries(content.aircraft).flatMap(([id, aircraft]) =>
      isFighter(aircraft) ? [[id, aircraft]] : [],
    ),
  )

const copiesOf = (cards: Readonly<Record<string, CardType>>): CardId[] =>
  Object.entries(cards).flatMap(([id, { copies }]) =>
    Array.from({ length: copies }, (_, copy) => `${id}#${copy + 1}`),
  )

const defaultsOf = ({ options = {} }: WildBlueRuleset): Record<string, OptionValue> =>
  Object.fromEntries(Object.entries(options).map(([id, option]) => [id, option.default]))

const ranks = (track: readonly { readonly id: string }[]): Record<string, number> =>
  Object.fromEntries(track.map(({ id }, rank) => [id, rank]))

/** For names that come from outside: only what the content itself holds, whatever objects inherit. */
export const lookUp = <T>(map: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(map, id) ? map[id] : undefined

/** A state names only what set-up found in the content, so a missing entry is a mistake of ours. */
export function entry<T>(map: Readonly<Record<string, T>>, id: string): T {
  const found = map[id]
  if (found === undefined) throw new Error(`the content has no "${id}"`)
  return found
}

export const typeOf = (card: CardId): string => card.slice(0, card.indexOf('#'))

export const cardOf = (content: Content, card: CardId): CardType => entry(content.cards, typeOf(card))

/** The side of the card that is in play; a wingman has its leader's values where it gives none (5.4.4, 5.4.5). */
export function printedOf(content: Content, aircraft: AircraftState): LeaderRatings | WingmanRatings {
  const fighter = entry(content.fighters, aircraft.type)
  const side = aircraft.status === 'undamaged' ? 'undamaged' : 'damaged'
  if (aircraft.role === 'wingman' && fighter.wingman)
    return { ...fighter.leader[side], ...fighter.wingman[side] }
  return fighter.leader[side]
}

/** A printed number by the name of its rating; undefined where the card has none. */
export function printedNumber(content: Content, aircraft: AircraftState, rating: string): number | undefined {
  const printed: Partial<Record<string, unknown>> = printedOf(content, aircraft) as object
  const value = printed[rating]
  return typeof value === 'number' ? value : undefined
}
