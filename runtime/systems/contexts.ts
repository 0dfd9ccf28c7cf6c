// What an expression may read, by rule system and place of use. The words of a type come from the ruleset, so a
// homebrew ruleset with six altitudes needs no change here.
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

export const SYSTEM_CONTEXTS = {
  'wild-blue': wildBlueContexts,
} as const satisfies Record<string, Readonly<Record<string, DeclaredContext>>>
