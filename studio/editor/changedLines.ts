// Which lines of a text are not in the text it came from. Equal heads and tails are cut off; the rest is matched
// line by line, unless it is so long that marking all of it is the better bargain.
const MOST_CELLS = 1_000_000

/** 1-based numbers of the changed lines. */
export function changedLines(before: string, after: string): number[] {
  const old = before.split(/\r?\n/)
  const now = after.split(/\r?\n/)
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head++
  let tail = 0
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail))
    tail++
  const oldMiddle = old.slice(head, old.length - tail)
  const nowMiddle = now.slice(head, now.length - tail)
  const kept =
    oldMiddle.length * nowMiddle.length > MOST_CELLS ? new Set<number>() : keptLines(oldMiddle, nowMiddle)
  return nowMiddle.flatMap((_, index) => (kept.has(index) ? [] : [head + index + 1]))
}

/** Lines of the later text that belong to a longest common run of lines. */
function keptLines(old: readonly string[], now: readonly string[]): Set<number> {
  const width = now.length + 1
  const table = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number): number => table[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      table[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const kept = new Set<number>()
  for (let row = 0, column = 0; row < old.length && column < now.length;) {
    if (old[row] === now[column]) {
      kept.add(column)
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return kept
}
