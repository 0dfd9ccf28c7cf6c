// Canonical layout: two spaces, LF, at most one blank line, double quotes where there are quotes, documents apart
// by `---`, brackets only around what fits on a line. Comments, the order of fields, and the author's choice of
// flow or block and of quoting stay.
import { parseAllDocuments, Scalar, visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { LIMITS, tooDeepAt } from '../source/limits.ts'

const WIDTH = 110
/** Brackets longer than this would be broken over lines, which reads worse than lines without brackets. */
const FLOW_WIDTH = 88
/** Layout can change what fits on a line; it settles at once or after one more turn. */
const TURNS = 4

/** The text in canonical layout, or undefined where it cannot be read and so must not be touched. */
export function formatYaml(text: string): string | undefined {
  let here = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let turn = 0; turn < TURNS; turn++) {
    const next = formatOnce(here)
    if (next === undefined || next === here) return next
    here = next
  }
  return here
}

function formatOnce(text: string): string | undefined {
  if (text.length > LIMITS.fileSize || tooDeepAt(text, LIMITS.depth) >= 0) return undefined
  const documents = parseAllDocuments(text, { uniqueKeys: false, stringKeys: true, logLevel: 'silent' })
  if (!Array.isArray(documents)) return text.trim() === '' ? '' : `${text.trim()}\n`
  if (documents.some(({ errors, warnings }) => errors.length + warnings.length > 0)) return undefined
  return documents.map((document) => formatDocument(document, text)).join('---\n')
}

function formatDocument(document: Document, text: string): string {
  if (document.directives) {
    document.directives.docStart = null
    document.directives.docEnd = false
  }
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.type === Scalar.QUOTE_SINGLE) scalar.type = Scalar.QUOTE_DOUBLE
    },
    Collection(_, collection) {
      if (collection.flow === true && !fitsOneLine(collection, text)) collection.flow = false
    },
  })
  const formatted = document.toString({
    directives: false,
    indent: 2,
    indentSeq: true,
    lineWidth: WIDTH,
    flowCollectionPadding: true,
    singleQuote: false,
  })
  return formatted.endsWith('\n') ? formatted : `${formatted}\n`
}

function fitsOneLine(collection: YAMLMap | YAMLSeq, text: string): boolean {
  const [start, end] = collection.range ?? [0, 0]
  const written = text.slice(start, end)
  return !/\s#/.test(written) && written.replaceAll(/\s+/g, ' ').length <= FLOW_WIDTH
}
