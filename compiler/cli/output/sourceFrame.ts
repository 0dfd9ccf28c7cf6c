// A line of a source file with a mark under what is meant.
import type { Range } from '../../index.ts'
import { paint } from './paint.ts'

export type LineOf = (file: string, line: number) => string

export function lineReader(textOf: (file: string) => string | undefined): LineOf {
  const lines = new Map<string, string[]>()
  return (file, line) => {
    let split = lines.get(file)
    if (!split) lines.set(file, (split = (textOf(file) ?? '').replace(/^\uFEFF/, '').split(/\r?\n/)))
    return split[line - 1] ?? ''
  }
}

export function sourceFrame(text: string, { start, end }: Range, colour: (text: string) => string): string[] {
  const number = String(start.line)
  const gutter = ' '.repeat(number.length)
  const shown = printable(text)
  const last = end.line === start.line ? end.column : shown.length + 1
  const mark =
    ' '.repeat(Math.min(start.column - 1, shown.length)) +
    '^'.repeat(Math.max(1, Math.min(last - start.column, 100)))
  return [
    `${paint.dim(`${number} |`)} ${shown.slice(0, 160)}`,
    `${paint.dim(`${gutter} |`)} ${colour(mark.slice(0, 160))}`,
  ]
}

/** Content cannot move the cursor or recolour the terminal. */
export const printable = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '�')
