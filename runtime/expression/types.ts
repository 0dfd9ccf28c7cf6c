/** The types of the expression language and the contexts that give a place its names. */

export interface NumberType {
  readonly kind: 'number'
}

export interface BooleanType {
  readonly kind: 'boolean'
}

/** A closed list of words. At run time a value is its rank (from 0) if ordered, else the word itself. */
export interface WordType {
  readonly kind: 'word'
  readonly name: string
  readonly words: readonly string[]
  readonly ordered: boolean
}

export type ValueType = NumberType | BooleanType | WordType

export interface ContextName {
  readonly type: ValueType
  readonly doc: string
}

/** What an expression at one kind of place may read. Only own properties of `names` count. */
export interface ExpressionContext {
  readonly name: string
  readonly names: Readonly<Record<string, ContextName>>
}

export type Value = number | boolean | string
export type ContextValues = Readonly<Record<string, Value>>

export const NUMBER: NumberType = { kind: 'number' }
export const BOOLEAN: BooleanType = { kind: 'boolean' }

const ranks = new WeakMap<WordType, ReadonlyMap<string, number>>()

/** The rank of each word; cached by the type object, so contexts should share one for a long list of ids. */
export function wordRanks(type: WordType): ReadonlyMap<string, number> {
  const known = ranks.get(type)
  if (known !== undefined) return known
  const made = new Map<string, number>()
  for (const [rank, word] of type.words.entries()) if (!made.has(word)) made.set(word, rank)
  ranks.set(type, made)
  return made
}

/** The value a word has at run time, or undefined if the type lacks it. */
export function wordValue(type: WordType, word: string): number | string | undefined {
  const rank = wordRanks(type).get(word)
  return rank === undefined || type.ordered ? rank : word
}
