// Content as TypeScript literals.
import type { CodeBlockWriter } from 'ts-morph'
import { isExpressionData, type Data, type ExpressionData } from '../../runtime/pack.ts'
import { constantName, printTypeScript } from '../expression/printTypeScript.ts'
import { pascalCase, quoted } from './names.ts'

/** Short values stay on one line. */
const LINE = 96

export function writeValue(writer: CodeBlockWriter, value: Data): void {
  if (typeof value === 'string') writer.write(quoted(value))
  else if (typeof value !== 'object' || value === null) writer.write(String(value))
  else if (isExpressionData(value)) writer.write(expressionText(value))
  else if (Array.isArray(value)) writeItems(writer, '[', ']', (value as readonly Data[]).map(itemWriter))
  else writeItems(writer, '{', '}', Object.entries(value).map(fieldWriter))
}

interface Item {
  readonly flat: string | undefined
  write(writer: CodeBlockWriter): void
}

const itemWriter = (value: Data): Item => ({
  flat: flatText(value),
  write: (writer) => {
    writeValue(writer, value)
  },
})

const fieldWriter = ([key, value]: [string, Data]): Item => {
  const name = /^[A-Za-z_]\w*$/.test(key) ? key : quoted(key)
  const flat = flatText(value)
  return {
    flat: flat === undefined ? undefined : `${name}: ${flat}`,
    write(writer) {
      writer.write(`${name}: `)
      writeValue(writer, value)
    },
  }
}

function writeItems(writer: CodeBlockWriter, open: string, close: string, items: readonly Item[]): void {
  const flat = joined(open, close, items)
  if (flat !== undefined) {
    writer.write(flat)
    return
  }
  writer.write(open).indent(() => {
    for (const item of items) {
      item.write(writer)
      writer.write(',').newLine()
    }
  })
  writer.write(close)
}

function flatText(value: Data): string | undefined {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (isExpressionData(value)) return expressionText(value)
  return Array.isArray(value)
    ? joined('[', ']', (value as readonly Data[]).map(itemWriter))
    : joined('{', '}', Object.entries(value).map(fieldWriter))
}

function joined(open: string, close: string, items: readonly Item[]): string | undefined {
  if (items.length === 0) return open + close
  const parts = items.map((item) => item.flat)
  if (parts.includes(undefined)) return undefined
  const pad = open === '{' ? ' ' : ''
  const text = `${open}${pad}${parts.join(', ')}${pad}${close}`
  return text.length > LINE || text.includes('\n') ? undefined : text
}

/** Two systems may give a context of one name different contents. */
export const contextName = ({ system, context }: Pick<ExpressionData, 'system' | 'context'>): string =>
  `${pascalCase(system)}${pascalCase(context)}Context`

const expressionText = (data: ExpressionData): string =>
  `expression(${quoted(data.$expression)}, (c: ${contextName(data)}) => ${printTypeScript(data.tree).code})`

/** What a module needs from the support module. */
export interface Uses {
  readonly values: ReadonlySet<string>
  readonly types: ReadonlySet<string>
}

export function usesOf(contents: readonly Data[]): Uses {
  const values = new Set<string>()
  const types = new Set<string>()
  const visit = (value: Data): void => {
    if (typeof value !== 'object' || value === null) return
    if (!isExpressionData(value)) {
      for (const inner of Object.values(value)) visit(inner)
      return
    }
    const printed = printTypeScript(value.tree)
    values.add('expression')
    for (const helper of printed.helpers) values.add(helper)
    for (const type of printed.types) values.add(constantName(type))
    types.add(contextName(value))
  }
  for (const value of contents) visit(value)
  return { values, types }
}
