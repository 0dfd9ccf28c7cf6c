// Facts and lists as parts of a sentence.
import type { Fact } from '../../runtime/index.ts'

export const text = (fact: Fact | undefined): string =>
  typeof fact === 'object' ? JSON.stringify(fact).replaceAll('"', '') : String(fact)

export const count = (number: Fact | undefined, noun: string): string =>
  `${text(number)} ${noun}${number === 1 ? '' : 's'}`

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
