// The support module beside the emitted ones: content types, the contexts of expressions and the ranks of ordered
// words, so that a built pack type-checks by itself.
import type { ExpressionContext, ValueType } from '../../runtime/expression/types.ts'
import { constantName } from '../expression/printTypeScript.ts'
import type { Contexts } from '../link/contexts.ts'
import { pascalCase, quoted } from './names.ts'
import { ARITHMETIC, COMPILED_TYPES } from './support.generated.ts'

export function supportText(contexts: Contexts): string {
  return [
    '// Types and helpers of compiled packs, written by Skywright.',
    concreteContexts(COMPILED_TYPES, contexts),
    PACK_TYPE,
    EXPRESSION,
    ARITHMETIC,
    ...orderedWords(contexts),
  ].join('\n\n')
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

/** The placeholder of each context gives way to the names it really has in this pack. */
function concreteContexts(types: string, contexts: Contexts): string {
  let text = types
  for (const context of contexts.values()) {
    const name = `${pascalCase(context.name)}Context`
    const placeholder = new RegExp(`export type ${name} = [^\\n]*`)
    text = text.replace(placeholder, () => `export type ${name} = ${contextType(context)}`)
  }
  return text
}

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

function orderedWords(contexts: Contexts): string[] {
  const types = new Map<string, readonly string[]>()
  for (const context of contexts.values()) {
    for (const { type } of Object.values(context.names)) {
      if (type.kind === 'word' && type.ordered) types.set(type.name, type.words)
    }
  }
  return [...types].map(([name, words]) => {
    const ranks = words.map((word, rank) => `  ${quoted(word)}: ${rank},`).join('\n')
    return `/** The order of ${name}, lowest first. */\nexport const ${constantName(name)} = {\n${ranks}\n} as const\n`
  })
}
