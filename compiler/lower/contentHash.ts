// A short fingerprint of content. It tells versions apart in saves and logs; it is no defence against forgery.
import type { Data } from '../../runtime/pack.ts'

/** Fields that tell readers something and change no game. */
const UNPLAYED = new Set(['note', 'sources'])

/** Kinds that show what is played and are no part of it: a new test is no new version of a game. */
const SHOWN = new Set(['scenario'])

/**
 * Of documents by kind. `named` holds the mappings whose keys are names the author chose: an event may well be
 * called "note".
 */
export function contentHash(content: Readonly<Record<string, unknown>>, named: WeakSet<object>): string {
  const played = Object.entries(content).filter(([kind]) => !SHOWN.has(kind))
  const text = JSON.stringify(Object.fromEntries(played), function (this: object, key, value: Data) {
    return UNPLAYED.has(key) && !named.has(this) ? undefined : value
  })
  return hashText(text)
}

/** Two multiplicative 32-bit lanes over the UTF-16 units, mixed at the end: 64 bits as 16 hexadecimal digits. */
export function hashText(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}
