// Randomness that stays put under edits. A draw depends on the seed, what it is for and how many of that kind came
// before; a card's place in a deck depends on the card alone. So one more roll, or one more card, changes nothing else.
import { hashText } from './hash.ts'

export interface RandomState {
  readonly seed: string
  /** Draws so far, by purpose. Never changed, always replaced, so copies of a state share it. */
  drawn: Readonly<Record<string, number>>
}

export const startRandom = (seed: string): RandomState => ({ seed, drawn: {} })

export const cloneRandom = ({ seed, drawn }: RandomState): RandomState => ({ seed, drawn })

/** A whole number from 0 up to, not including, `below`. */
export function drawBelow(random: RandomState, purpose: string, below: number): number {
  const ordinal = random.drawn[purpose] ?? 0
  random.drawn = { ...random.drawn, [purpose]: ordinal + 1 }
  return Math.floor(unit(`${random.seed}/${purpose}/${ordinal}`) * below)
}

/** Each item finds its place by a key of its own. */
export function shuffled(random: RandomState, purpose: string, items: readonly string[]): string[] {
  const keyed = items.map((item) => ({ item, key: unit(`${random.seed}/${purpose}/${item}`) }))
  // Equal keys are next to impossible; the item itself decides them, so that order of input never counts.
  keyed.sort((left, right) => left.key - right.key || (left.item < right.item ? -1 : 1))
  return keyed.map(({ item }) => item)
}

/** From 0 up to 1, with the 53 bits a number can hold. */
function unit(text: string): number {
  const [high, low] = hashText(text)
  return ((high >>> 5) * 0x4000000 + (low >>> 6)) / 0x20000000000000
}
