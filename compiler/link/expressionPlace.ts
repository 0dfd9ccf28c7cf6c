// From a column inside an expression to a place in the YAML. A plain or quoted scalar on one line maps directly;
// text that YAML rewrites (escapes, folding) has no such place.
import { isScalar, type Document } from 'yaml'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Path, SourceDocument } from '../source/sourceDocument.ts'
import { placeOf } from '../source/sourceDocument.ts'

export function expressionPlace(
  document: SourceDocument,
  tree: Document,
  path: Path,
  start: number,
  end: number,
): Place | undefined {
  const whole = placeOf(document, path)
  const node = tree.getIn(path, true)
  if (!isScalar(node) || typeof node.value !== 'string') return undefined
  const written = document.text.slice(whole.start, whole.end)
  const lead = node.type === 'PLAIN' ? 0 : 1
  if (written.slice(lead, lead + node.value.length) !== node.value) return undefined
  const from = whole.start + lead + start
  return { document, start: from, end: Math.max(from, whole.start + lead + end) }
}
