// What a game begins with: the choice of sides, date and aircraft, or a situation in the middle of a fight.
import type { ElementId, OptionValue } from './state.ts'

export interface WildBlueSetup {
  /** [4.3] Month of the fight, YYYY-MM. Absent: aircraft of any date. */
  readonly date?: string
  readonly elements: readonly ElementSetup[]
  /** Order of play. Absent: named by the sides in turn 1, the first side by chance. */
  readonly order?: readonly ElementId[]
  /** Options that differ from their defaults. */
  readonly options?: Readonly<Record<string, OptionValue>>
  /** By side. Absent: shuffled. */
  readonly decks?: Readonly<Record<string, DeckSetup>>
  /** A situation in the middle of a fight. Absent: from the beginning, under all rules of set-up. */
  readonly situation?: SituationSetup
}

export interface SituationSetup {
  /** Game turn, from 1. */
  readonly turn: number
  /** The element whose turn it is. */
  readonly active: ElementId
  /** A step of the sequence. Absent: the first of its turn. */
  readonly step?: string
  /** Positions other than neutral. */
  readonly positions?: readonly { readonly of: ElementId; readonly toward: ElementId; readonly is: string }[]
}

export interface ElementSetup {
  /** Absent: the side, numbered from the second on: `axis`, `axis-2`. */
  readonly id?: ElementId
  readonly side: string
  /** Who plays it. Absent: one player a side. */
  readonly player?: string
  /** A fighter, by id. */
  readonly aircraft: string
  /** Absent: chosen in secret at the table. */
  readonly altitude?: string
  /** [13.3] Flies without a wingman. */
  readonly lone?: boolean
  readonly leader?: MemberSetup
  readonly wingman?: MemberSetup
  /** In clouds, to come out at this altitude. */
  readonly clouds?: string
  /** Cards it has turned into scissors this turn. */
  readonly agileUses?: number
}

export interface MemberSetup {
  readonly hits?: number
  /** Absent: what the hits say. */
  readonly state?: 'undamaged' | 'damaged' | 'destroyed' | 'disengaged'
  /** Card types. Absent: dealt; of a wingman, none. */
  readonly hand?: readonly string[]
  /** Cards dealt in place of as many as the rules say. */
  readonly handSize?: number
  /** Absent: what the card gives. */
  readonly counters?: Readonly<Record<string, number>>
  /** [13.4] A skilled pilot. */
  readonly crew?: string
  readonly ratings?: Readonly<Record<string, number>>
  readonly traits?: Readonly<Record<string, boolean | number>>
}

export interface DeckSetup {
  /** Card types on top, the first drawn first. */
  readonly top?: readonly string[]
  /** The deck holds nothing else; the rest is out of the game. */
  readonly onlyTop?: boolean
  /** Card types, the last discarded last. */
  readonly discards?: readonly string[]
}
