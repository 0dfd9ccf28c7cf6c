/** The tree as written, with spans: what the parser gives and the checker reads. */
import type { ArithmeticOp, ComparisonOp } from '../../runtime/expression/expr.ts'
import type { Span } from './problem.ts'

export interface WordSyntax extends Span {
  readonly kind: 'word'
  readonly word: string
}

export interface CallSyntax extends Span {
  readonly kind: 'call'
  readonly name: WordSyntax
  readonly args: readonly Syntax[]
}

export interface BinarySyntax extends Span {
  readonly kind: 'binary'
  readonly op: ComparisonOp | ArithmeticOp
  readonly opSpan: Span
  readonly left: Syntax
  readonly right: Syntax
}

export interface InSyntax extends Span {
  readonly kind: 'in'
  readonly left: Syntax
  readonly items: readonly Syntax[]
}

export type Syntax =
  | (Span & { readonly kind: 'integer'; readonly value: number })
  | (Span & { readonly kind: 'boolean'; readonly value: boolean })
  | (Span & { readonly kind: 'not' | 'negate' | 'group'; readonly of: Syntax })
  | (Span & { readonly kind: 'and' | 'or'; readonly of: readonly Syntax[] })
  /** Something with a reported syntax problem; its parts are searched for unknown names, but have no type. */
  | (Span & { readonly kind: 'bad'; readonly parts: readonly Syntax[] })
  | WordSyntax
  | CallSyntax
  | BinarySyntax
  | InSyntax

const COMPARISONS: ReadonlySet<string> = new Set<ComparisonOp>(['==', '!=', '<', '<=', '>', '>='])

export const isComparison = (op: string): op is ComparisonOp => COMPARISONS.has(op)

export function childrenOf(node: Syntax): readonly Syntax[] {
  switch (node.kind) {
    case 'integer':
    case 'boolean':
    case 'word':
      return []
    case 'not':
    case 'negate':
    case 'group':
      return [node.of]
    case 'and':
    case 'or':
      return node.of
    case 'bad':
      return node.parts
    case 'call':
      return node.args
    case 'binary':
      return [node.left, node.right]
    case 'in':
      return [node.left, ...node.items]
  }
}
