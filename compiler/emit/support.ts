// The support module beside the emitted ones: content types, the contexts of expressions and the ranks of ordered
// words, so that a built pack type-checks by itself.
import type { ExpressionContext, ValueType } from '../../runtime/expression/types.ts'
import { isExpressionData, type PackData } from '../../runtime/pack.ts'
import { constantName } from '../expression/printTypeScript.ts'
import type { ContextTable } from '../link/contexts.ts'
import { quoted } from './names.ts'
import { ARITHMETIC, COMPILED_TYPES } from './support.generated.ts'
import { contextName } from './writeValue.ts'

export function supportText(table: ContextTable, content: PackData['content']): string {
  const used = usedContexts(content, table)
  return [
    '// Types and helpers of compiled packs, written by Skywright.',
    COMPILED_TYPES,
    PACK_TYPE,
    EXPRESSION,
    ARITHMETIC,
    ...[...used].map(([name, context]) => `export type ${name} = ${contextType(context)}`),
    ...orderedWords([...used.values()]),
  ].join('\n\n')
}

/** The contexts that expressions of the pack really use, by the name of their type. */
function usedContexts(content: PackData['content'], table: ContextTable): Map<string, ExpressionContext> {
  const used = new Map<string, ExpressionContext>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (!isExpressionData(value)) {
      for (const inner of Object.values(value)) visit(inner)
      return
    }
    const context = table.of(value.system).contexts.get(value.context)
    if (context) used.set(contextName(value), context)
  }
  visit(content)
  return new Map([...used].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const PACK_TYPE = `export interface CompiledPack {
  readonly format: 1
  readonly id: string
  readonly version: string
  readonly system: string
  readonly ruleset: string
  readonly contentHash: string
  readonly content: { readonly [K in keyof CompiledByKind]: Readonly<Record<string, CompiledByKind[K]>> }
}`

const EXPRESSION = `export const expression = <T, C>(text: string, evaluate: (context: C) => T): Expression<T, C> => ({
  text,
  evaluate,
})`

const contextType = (context: ExpressionContext): string =>
  `{\n${Object.entries(context.names)
    .map(
      ([name, { type, doc }]) =>
        `  /** ${doc.replaceAll('*/', '')} */\n  readonly ${quoted(name)}: ${typeText(type)}`,
    )
    .join('\n')}\n}`

function typeText(type: ValueType): string {
  if (type.kind !== 'word') return type.kind
  if (type.ordered) return 'number'
  return type.words.length === 0 ? 'string' : type.words.map(quoted).join(' | ')
}

function orderedWords(contexts: readonly ExpressionContext[]): string[] {
  const types = new Map<string, readonly string[]>()
  for (const context of contexts) {
    for (const { type } of Object.values(context.names)) {
      if (type.kind === 'word' && type.ordered) types.set(type.name, type.words)
    }
  }
  return [...types].map(([name, words]) => {
    const ranks = words.map((word, rank) => `  ${quoted(word)}: ${rank},`).join('\n')
    return `/** The order of ${name}, lowest first. */\nexport const ${constantName(name)} = {\n${ranks}\n} as const\n`
  })
}
