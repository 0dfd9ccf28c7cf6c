// From a column inside an expression to a place in the YAML, through quotes, escapes and folded lines. White space
// means nothing in an expression, so its text and its source are matched by the other characters alone.
import { isScalar, type Scalar } from 'yaml'
import type { Place } from '../diagnostics/diagnostic.ts'
import { locate, treeOf, type Path, type SourceDocument } from '../source/sourceDocument.ts'

/** The place of a stretch of the expression; undefined where YAML rewrites the text in some rarer way. */
export function expressionPlace(
  document: SourceDocument,
  path: Path,
  start: number,
  end: number,
): Place | undefined {
  const { value: node, aliases } = locate(treeOf(document), path, 'value')
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined
  const signs = signsOf(document.text, node as Scalar<string>)
  if (!signs) return undefined
  // A stretch that takes in the space before it starts where the sign before that space ends.
  const first = signs.find((sign) => sign.at === start)
  const from = first?.from ?? signs.findLast((sign) => sign.at < start)?.to ?? signs[0]?.from
  const last = signs.findLast((sign) => sign.at >= start && sign.at < end)
  if (from === undefined) return undefined
  const to = Math.max(from, last?.to ?? from)
  return { document, start: from, end: to, ...(aliases.length > 0 && { aliases }) }
}

/** A visible character of the expression: its offset there, and where it is written. */
interface Sign {
  readonly at: number
  readonly from: number
  readonly to: number
}

function signsOf(text: string, node: Scalar<string>): Sign[] | undefined {
  const [start, end] = node.range ?? [0, 0]
  const block = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL'
  const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
  // The header of a block scalar has a line of its own.
  let from = block ? text.indexOf('\n', start) + 1 : start + (quoted ? 1 : 0)
  const signs: Sign[] = []
  for (let at = 0; at < node.value.length; at++) {
    if (isSpace(node.value, at)) continue
    while (from < end && (isSpace(text, from) || isContinuation(text, from, node.type))) from++
    const length = lengthOf(text, from, node.value.charAt(at), node.type)
    if (length === 0 || from + length > end) return undefined
    signs.push({ at, from, to: from + length })
    from += length
  }
  return signs
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text.charAt(at))

const isContinuation = (text: string, at: number, type: Scalar['type']): boolean =>
  type === 'QUOTE_DOUBLE' && /^\\\r?\n/.test(text.slice(at, at + 3))

/** How many characters of the source write this one; 0 where none that is known here does. */
function lengthOf(text: string, from: number, sign: string, type: Scalar['type']): number {
  const written = text.charAt(from)
  if (type === 'QUOTE_DOUBLE' && written === '\\') return text.charAt(from + 1) === sign ? 2 : 0
  if (written !== sign) return 0
  return type === 'QUOTE_SINGLE' && sign === "'" ? 2 : 1
}
