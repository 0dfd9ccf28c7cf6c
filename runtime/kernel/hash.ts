// A fast hash of text and of states. It finds differences between equal-looking games; it protects nothing.

/** Two words of 32 bits. */
export type Hash = readonly [number, number]

export function hashText(text: string): Hash {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b + unit, 0xc2b2ae35) ^ (b >>> 13)
  }
  // Each half depends on all of both, so short texts that differ in one letter end far apart.
  const mixed = finish(a ^ finish(b ^ text.length))
  return [mixed, finish(b ^ mixed)]
}

/** Equal for states that are equal as JSON, whatever the order of their keys. */
export function hashState(state: unknown): string {
  const [high, low] = hashText(canonical(state))
  return hex(high) + hex(low)
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')

function finish(word: number): number {
  let mixed = word
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
