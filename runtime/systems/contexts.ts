// What an expression may read, by rule system and place of use. The words of a type come from the ruleset, so a
// homebrew ruleset with six altitudes needs no change here.
import { acesHighContexts } from './aces-high/contexts.ts'
import { combatZoneContexts } from './combat-zone/contexts.ts'
import { wildBlueContexts } from './wild-blue/contexts.ts'

export type ContextType =
  | 'number'
  | 'boolean'
  /** A word of one of the ruleset's vocabularies; ordered where the vocabulary is a track. */
  | { readonly of: string; readonly ordered?: true }
  /** A word of a fixed list that the procedures themselves know. */
  | { readonly name: string; readonly words: readonly string[] }

export interface DeclaredName {
  readonly type: ContextType
  readonly doc: string
  /** Stands for one name for each symbol of a namespace, put in place of the `*` in the declared name. */
  readonly each?: string
}

export type DeclaredContext = Readonly<Record<string, DeclaredName>>
/** The values of a context: ordered words are ranks, other words are strings. */
export type ContextValuesOf<C extends DeclaredContext> = {
  readonly [N in keyof C]: C[N]['type'] extends 'number' | { readonly ordered: true }
    ? number
    : C[N]['type'] extends 'boolean'
      ? boolean
      : string
}

export type SystemContexts = Readonly<Record<string, DeclaredContext>>

export const SYSTEM_CONTEXTS = {
  'wild-blue': wildBlueContexts,
  'aces-high': acesHighContexts,
  'combat-zone': combatZoneContexts,
} as const satisfies Record<string, SystemContexts>
