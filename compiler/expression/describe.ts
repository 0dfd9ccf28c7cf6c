/** How messages speak of types and words. */
import type { ValueType, WordType } from '../../runtime/expression/types.ts'

/** With its article, to stand in a sentence: "expected …, found …". */
export function describeType(type: ValueType): string {
  switch (type.kind) {
    case 'number':
      return 'a number'
    case 'boolean':
      return 'a condition (true or false)'
    case 'word':
      return `a word of \`${type.name}\``
  }
}

const LISTED = 8

/** The words of a type, if few; the first of them, if many. */
export function listWords(type: WordType): string {
  const shown = type.words.slice(0, LISTED).join(', ')
  return type.words.length > LISTED ? `${shown}, …` : shown
}

export function oneOf(type: WordType): string {
  return `\`${type.name}\` is one of: ${listWords(type)}${type.ordered ? ' (in this order)' : ''}.`
}

export function sameType(left: ValueType, right: ValueType): boolean {
  if (left.kind === 'word' && right.kind === 'word') return left.name === right.name
  return left.kind === right.kind
}
