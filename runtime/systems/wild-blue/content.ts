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
import type { AircraftState, CardId } from './state.ts'

export interface Content {
  readonly hash: string
  readonly ruleset: WildBlueRuleset
  readonly cards: Readonly<Record<string, CardType>>
  readonly fighters: Readonly<Record<string, WildBlueFighter>>
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
    fighters: fightersOf(pack),
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

const ranks = (track: readonly { readonly id: string }[]): Record<string, number> =>
  Object.fromEntries(track.map(({ id }, rank) => [id, rank]))

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
