/** "Did you mean": the candidate nearest to a word that was not found. */

/**
 * The nearest candidate within a distance that grows with the word's length, else the only one that begins with
 * the word. Letter case and `_` for `-` cost nothing. Ties go to the closer length, then to alphabetical order,
 * so the answer does not depend on the order of candidates.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > MAX_LENGTH) return undefined
  const wanted = normalise(word)
  let limit = allowedDistance(wanted.length)
  let best: string | undefined
  const beginning = new Set<string>()
  for (const candidate of candidates) {
    const other = normalise(candidate)
    if (other.startsWith(wanted)) beginning.add(candidate)
    if (Math.abs(other.length - wanted.length) > limit) continue
    const distance = editDistance(wanted, other, limit)
    if (distance > limit) continue
    if (best === undefined || distance < limit || comesFirst(candidate, best, word.length)) {
      best = candidate
      limit = distance
    }
  }
  if (best !== undefined) return best
  return wanted.length >= 3 && beginning.size === 1 ? [...beginning][0] : undefined
}

const MAX_LENGTH = 64

const normalise = (word: string): string => word.toLowerCase().replaceAll('_', '-')

function allowedDistance(length: number): number {
  if (length <= 4) return 1
  return length <= 8 ? 2 : 3
}

function comesFirst(candidate: string, best: string, length: number): boolean {
  const gap = Math.abs(candidate.length - length) - Math.abs(best.length - length)
  return gap < 0 || (gap === 0 && candidate < best)
}

/**
 * Edits between two words (insert, delete, replace, swap neighbours), or limit + 1 once it must exceed the limit.
 * Only the band around the diagonal that the limit allows is computed.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const beyond = limit + 1
  if (Math.abs(from.length - to.length) > limit) return beyond
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, j) => Math.min(j, beyond))
  for (let i = 1; i <= from.length; i++) {
    const row = new Array<number>(to.length + 1).fill(beyond)
    if (i <= limit) row[0] = i
    let least = row[0] ?? beyond
    for (let j = Math.max(1, i - limit); j <= Math.min(to.length, i + limit); j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1
      let edits = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + cost)
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        edits = Math.min(edits, at(before, j - 2) + 1)
      row[j] = Math.min(edits, beyond)
      least = Math.min(least, edits)
    }
    // A swap reaches back two rows, so one hopeless row alone does not settle it.
    if (least > limit && Math.min(...above) > limit) return beyond
    before = above
    above = row
  }
  return at(above, to.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity
