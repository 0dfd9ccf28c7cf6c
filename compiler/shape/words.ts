// How messages about shapes name places and values.
import type { Kind } from '../../schemas/index.ts'
import type { Mapping } from '../source/parseYaml.ts'
import type { Path } from '../source/sourceDocument.ts'

/** Names the document and the part of it: `Aircraft "p-47c", leader › damaged,`. */
export function whereOf(kind: Kind, root: Mapping, path: Path): string {
  const id = root['id']
  const document = typeof id === 'string' ? `${kind} "${clip(id)}"` : `this ${kind}`
  const parts = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : clip(step)))
  const where = parts.length === 0 ? document : `${document}, ${parts.join(' › ')},`
  return where.charAt(0).toUpperCase() + where.slice(1)
}

export const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? '.' : `; did you mean "${guess}"?`

export function show(value: unknown): string {
  if (value === undefined || value === null) return 'empty'
  if (typeof value === 'string') return `"${clip(value)}"`
  // Not as JSON, which has no word for `.nan` and `.inf`.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? 'a list' : 'a mapping'
}

export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const SHOWN = 12
export const listed = (words: readonly string[]): string =>
  words.length > SHOWN
    ? `${words.slice(0, SHOWN).join(', ')} and ${words.length - SHOWN} more`
    : words.join(', ')
