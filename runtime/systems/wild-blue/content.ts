// A compiled pack as the procedures of wild-blue look things up in it.
import type {
  CardType,
  LeaderRatings,
  WildBlueFighter,
  WildBlueRuleset,
  WingmanRatings,
} from '../../../schemas/generated/compiled.ts'
import type { CompiledPack } from '../../pack.ts'
import type { AircraftState, CardId } from './state.ts'

export interface Content {
  readonly hash: string
  readonly ruleset: WildBlueRuleset
  readonly cards: Readonly<Record<string, CardType>>
  readonly fighters: Readonly<Record<string, WildBlueFighter>>
  readonly altitudeRank: Readonly<Record<string, number>>
  readonly positionRank: Readonly<Record<string, number>>
}

export const SYSTEM = 'wild-blue'

export function openContent(pack: CompiledPack): Content {
  const ruleset = pack.content.ruleset[pack.ruleset]
  if (pack.system !== SYSTEM || !ruleset) throw new Error(`pack "${pack.id}" is not played by ${SYSTEM}`)
  const deck = ruleset.deck === undefined ? undefined : pack.content.deck[ruleset.deck]
  if (!deck) throw new Error(`ruleset "${pack.ruleset}" names no deck`)
  const fighters = Object.entries(pack.content.aircraft).flatMap(([id, aircraft]) =>
    aircraft.class === 'fighter' ? [[id, aircraft] as const] : [],
  )
  return {
    hash: pack.contentHash,
    ruleset,
    cards: deck.cards,
    fighters: Object.fromEntries(fighters),
    altitudeRank: ranks(ruleset.altitudes),
    positionRank: ranks(ruleset.positions),
  }
}

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
