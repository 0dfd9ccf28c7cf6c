// A YAML stream is cut into documents before any is parsed: `---` or `...` at the start of a line ends a
// document even inside quotes and block text, so a cut by pattern is exact, and an edit re-reads one document.

export interface Slice {
  readonly offset: number
  readonly text: string
}

const MARKER = /^(?:---|\.\.\.)(?=\s|$)/gm

export function splitDocuments(text: string): Slice[] {
  const slices: Slice[] = []
  let start = 0
  const cut = (end: number): void => {
    const slice = text.slice(start, end)
    if (!isEmpty(slice)) slices.push({ offset: start, text: slice })
  }
  for (const marker of text.matchAll(MARKER)) {
    cut(marker.index)
    // The start marker opens its document; the end marker belongs to none.
    start = marker[0] === '---' ? marker.index : marker.index + 3
  }
  cut(text.length)
  return slices
}

const EMPTY_LINE = /^\uFEFF?(?:---)?\s*(?:#.*)?$/

/** Blank lines and comments alone are no document. */
function isEmpty(slice: string): boolean {
  // A slice that starts with a word is the usual case and needs no closer look.
  const first = slice.charCodeAt(0)
  if (first >= 97 && first <= 122) return false
  return slice.split('\n').every((line) => EMPTY_LINE.test(line))
}
