/** The type a part has whatever surrounds it; undefined where only its surroundings can tell, as for a bare word. */
import type { ExpressionContext, ValueType } from '../../runtime/expression/types.ts'
import { BOOLEAN, NUMBER } from '../../runtime/expression/types.ts'
import { sameType } from './describe.ts'
import { hasWord, lookUp } from './scope.ts'
import type { CallSyntax, Syntax } from './syntax.ts'
import { isComparison } from './syntax.ts'

export function guideOf(context: ExpressionContext, node: Syntax): ValueType | undefined {
  switch (node.kind) {
    case 'integer':
    case 'negate':
      return NUMBER
    case 'boolean':
    case 'not':
    case 'and':
    case 'or':
    case 'in':
      return BOOLEAN
    case 'binary':
      return isComparison(node.op) ? BOOLEAN : NUMBER
    case 'word':
      return lookUp(context, node.word)?.type
    case 'group':
      return guideOf(context, node.of)
    case 'call':
      return guideOfCall(context, node)
    case 'bad':
      return undefined
  }
}

function guideOfCall(context: ExpressionContext, node: CallSyntax): ValueType | undefined {
  switch (node.name.word) {
    case 'half-up':
    case 'half-down':
      return NUMBER
    case 'min':
    case 'max':
      return commonGuide(context, node.args)
    case 'if':
      return commonGuide(context, node.args.slice(1))
    default:
      return undefined
  }
}

/** The type that parts which must agree have: the first that is sure, unless it may be a word of another. */
export function commonGuide(context: ExpressionContext, nodes: readonly Syntax[]): ValueType | undefined {
  let common: ValueType | undefined
  let from: Syntax | undefined
  for (const node of nodes) {
    const type = guideOf(context, node)
    if (type === undefined) continue
    if (common === undefined || from === undefined) {
      common = type
      from = node
    } else if (!sameType(common, type) && from.kind === 'word' && hasWord(type, from.word)) {
      common = type
      from = node
    }
  }
  return common
}
