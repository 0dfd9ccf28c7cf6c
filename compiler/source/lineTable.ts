// Offsets to lines and columns. Built on first use: a file without findings never needs it.
import type { Position } from '../diagnostics/diagnostic.ts'

export interface LineTable {
  /** 1-based line and column of an offset; offsets past the end give the end. */
  positionAt(offset: number): Position
  /** Offset of a 1-based position, clamped into the text. */
  offsetAt(position: Position): number
}

export function lineTable(text: string): LineTable {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const bom = text.charCodeAt(0) === 0xfeff ? 1 : 0

  return {
    positionAt(offset) {
      const clamped = Math.max(0, Math.min(offset, text.length))
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= clamped) low = middle
        else high = middle - 1
      }
      const start = low === 0 ? bom : (starts[low] ?? 0)
      return { line: low + 1, column: Math.max(0, clamped - start) + 1 }
    },
    offsetAt({ line, column }) {
      const index = Math.max(0, Math.min(line - 1, starts.length - 1))
      const start = index === 0 ? bom : (starts[index] ?? 0)
      return Math.min(start + column - 1, text.length)
    },
  }
}
