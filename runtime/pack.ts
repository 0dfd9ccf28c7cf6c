// The compiled pack: what the compiler hands to the runtime. As data it is plain JSON, with each expression as a
// checked tree; loaded, each expression is a function. Emitted modules have the loaded form.
import type { CompiledByKind, Expression } from '../schemas/generated/compiled.ts'
import { compileExpr, type ContextValues } from './expression/evaluate.ts'
import type { Expr } from './expression/expr.ts'

export const PACK_FORMAT = 1

interface PackHeader {
  readonly format: typeof PACK_FORMAT
  readonly id: string
  readonly version: string
  /** The rule system that plays it. */
  readonly system: string
  /** The ruleset document in force. */
  readonly ruleset: string
  /** Equal for equal content, whatever its layout, notes and sources. */
  readonly contentHash: string
}

export interface CompiledPack extends PackHeader {
  readonly content: { readonly [K in keyof CompiledByKind]: Readonly<Record<string, CompiledByKind[K]>> }
}

export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data }

/** An expression inside pack data. No content key starts with a dollar sign. */
export interface ExpressionData {
  readonly $expression: string
  /** The place of use, which says what the expression may read. */
  readonly context: string
  readonly tree: Expr
}

export interface PackData extends PackHeader {
  readonly content: { readonly [K in keyof CompiledByKind]: Readonly<Record<string, Data>> }
}

export function loadPack(data: PackData): CompiledPack {
  return { ...data, content: load(data.content) as CompiledPack['content'] }
}

function load(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(load)
  if (typeof value !== 'object' || value === null) return value
  if (isExpressionData(value)) return loadExpression(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, load(inner)]))
}

export const isExpressionData = (value: object): value is ExpressionData =>
  Object.hasOwn(value, '$expression')

const loadExpression = (data: ExpressionData): Expression<unknown, ContextValues> => ({
  text: data.$expression,
  evaluate: compileExpr(data.tree),
})
