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
  for (let at = 0; at < text.length; at++) {
    at = openIndents(text, at, indents)
    if (indents.length + flow > limit) return at
    for (let code = text.charCodeAt(at); !isLineEnd(code); code = text.charCodeAt(++at)) {
      if (code === OPEN_LIST || code === OPEN_MAP) flow++
      else if ((code === CLOSE_LIST || code === CLOSE_MAP) && flow > 0) flow--
      if (indents.length + flow > limit) return at
    }
  }
  return -1
}

const [OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = [91, 93, 123, 125]

/** Reads the indentation and the list markers of a line; returns where its content starts. */
function openIndents(text: string, lineStart: number, indents: number[]): number {
  let at = lineStart
  while (text.charCodeAt(at) === 32) at++
  if (isLineEnd(text.charCodeAt(at))) return at
  while (indents.length > 0 && (indents[indents.length - 1] ?? 0) >= at - lineStart) indents.pop()
  indents.push(at - lineStart)
  // `- - a` opens a list at each marker.
  for (; isMarker(text, at); at += 2) indents.push(at + 2 - lineStart)
  return at
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13 || Number.isNaN(code)

const isMarker = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return (code === 45 || code === 63) && text.charCodeAt(at + 1) === 32
}
