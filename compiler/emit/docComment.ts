// The comment over a constant: what it is called, where its numbers come from, where it is written.
import type { Data } from '../../runtime/pack.ts'
import { commentLine } from './names.ts'

export function docComment(value: Data, id: string, place: string): string {
  const fields = asRecord(value)
  const title = [fields['name'], fields['title']].find((text) => typeof text === 'string') ?? id
  const lines = [title, ...sourceLines(asRecord(fields['sources'])), `Written in ${place}.`]
  return ['/**', ...lines.map((line) => ` * ${commentLine(line)}`), ' */'].join('\n')
}

const sourceLines = (sources: Readonly<Record<string, Data>>): string[] =>
  Object.entries(sources).map(([field, source]) => `${field}: ${sourceText(asRecord(source))}`)

function sourceText(source: Readonly<Record<string, Data>>): string {
  const { from, grade, ...rest } = source
  const words = Object.values(rest).filter((part) => typeof part === 'string')
  return [`${from as string}${grade === undefined ? '' : ` (${grade as string})`}`, ...words].join(', ')
}

const asRecord = (value: Data | undefined): Readonly<Record<string, Data>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, Data>) : {}
