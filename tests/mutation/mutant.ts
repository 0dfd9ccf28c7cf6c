// One small change of the content, as a text replaced in a YAML file.
import type { Path } from '../../compiler/index.ts'

export interface Mutant {
  readonly file: string
  readonly line: number
  /** `ruleset/wild-blue modifiers.3.when`; the same as long as the document keeps its form. */
  readonly at: string
  /** `altitude <= low → altitude < low` */
  readonly what: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What may become of one place of a document: the new text of the node there. */
export interface Change {
  readonly path: Path
  readonly part?: 'key' | 'value'
  readonly from: string
  readonly to: string
  /** What stands in the file instead; absent: `to`. */
  readonly yaml?: string
}

export const labelOf = ({ at, what }: Pick<Mutant, 'at' | 'what'>): string => `${at}: ${what}`

export const mutated = (original: string, { start, end, text }: Mutant): string =>
  original.slice(0, start) + text + original.slice(end)
