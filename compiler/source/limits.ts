// What a file may be before it is read as YAML. A parse cannot be interrupted, so these come first.

export const LIMITS = {
  /** Characters in one file: about 2,000 cards. */
  fileSize: 1_000_000,
  /** Levels of nesting in one document. */
  depth: 64,
  /** Values in one document, aliases written out. */
  values: 50_000,
} as const

/**
 * An upper bound of the nesting depth of YAML text, found without parsing: open brackets plus indentation
 * steps plus list markers. Text inside quotes may be counted too; sixty-four open brackets in a sentence
 * are rare enough. Returns the offset where the limit is passed, or -1.
 */
export function tooDeepAt(text: string, limit: number): number {
  const indents: number[] = []
  let flow = 0
  let at = 0
  while (at < text.length) {
    let column = 0
    while (text.charCodeAt(at + column) === 32) column++
    let from = at + column
    if (!isLineEnd(text.charCodeAt(from))) {
      while (indents.length > 0 && (indents[indents.length - 1] ?? 0) >= column) indents.pop()
      indents.push(column)
      // `- - a` opens a list at each marker.
      while (isMarker(text, from)) {
        from += 2
        column += 2
        indents.push(column)
        if (indents.length + flow > limit) return from
      }
    }
    for (;;) {
      const code = text.charCodeAt(from)
      if (isLineEnd(code)) break
      if (code === 91 || code === 123) flow++
      else if ((code === 93 || code === 125) && flow > 0) flow--
      if (indents.length + flow > limit) return from
      from++
    }
    at = from + 1
  }
  return -1
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13 || Number.isNaN(code)

const isMarker = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return (code === 45 || code === 63) && text.charCodeAt(at + 1) === 32
}
