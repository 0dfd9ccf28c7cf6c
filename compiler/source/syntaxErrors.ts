// The YAML library's errors, said for people and placed where the slip is rather than where it was noticed.
import type { YAMLParseError } from 'yaml'
import type { YamlProblem } from './parseYaml.ts'

interface Explanation {
  readonly message: string
  readonly hint?: string
}

const EXPLANATIONS: Partial<Record<YAMLParseError['code'], Explanation>> = {
  TAB_AS_INDENT: {
    message: 'A tab stands where spaces are needed.',
    hint: 'YAML is indented with spaces only.',
  },
  BAD_INDENT: {
    message: 'The indentation does not fit the lines around it.',
    hint: 'Fields of one mapping start in one column; what belongs to a field is indented further.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A second ": " on this line starts a mapping where none can be.',
    hint: 'Put a value that holds a colon in quotes, or move the mapping to lines of its own.',
  },
  BLOCK_IN_FLOW: {
    message: 'Block style cannot stand inside brackets.',
    hint: 'Write the whole value in brackets, or all of it in lines.',
  },
  BAD_DIRECTIVE: { message: 'Directives (lines with "%") are not used in content.' },
  MULTIPLE_ANCHORS: { message: 'A value can have only one anchor.' },
  NON_STRING_KEY: { message: 'A key is a plain word, not a list or a mapping.' },
  BAD_ALIAS: { message: 'An alias is written "*name".', hint: 'Put text that starts with * in quotes.' },
  RESOURCE_EXHAUSTION: { message: 'This document is nested too deep to be read.' },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes starts an escape that YAML does not know.',
    hint: 'Write \\\\ for a backslash, or use single quotes.',
  },
  BAD_SCALAR_START: {
    message: 'A plain value cannot start with this character.',
    hint: 'Put the value in quotes.',
  },
}

/** The cause among a document's syntax errors: the first, unless a later one explains it better. */
export function explainSyntaxErrors(errors: readonly YAMLParseError[], text: string): YamlProblem {
  const first = errors[0]
  if (!first) throw new Error('no syntax error to explain')
  const strayIndent = errors.find((error) => error.code === 'MULTILINE_IMPLICIT_KEY')
  const { at, length, ...explanation } =
    (strayIndent && overIndented(strayIndent, text)) ?? unclosed(first, text) ?? inPlace(first)
  return { code: 'yaml/syntax', start: at, end: at + length, ...explanation }
}

interface Placed extends Explanation {
  readonly at: number
  readonly length: number
}

function inPlace(error: YAMLParseError): Placed {
  const at = error.pos[0]
  const length = Math.max(1, error.pos[1] - at)
  if (error.message.startsWith('Implicit map keys need')) {
    return { at, length, message: 'This line has no ":".', hint: 'A field is written "name: value".' }
  }
  return { at, length, ...(EXPLANATIONS[error.code] ?? { message: sentence(error.message) }) }
}

/** `a: 1` followed by an indented `b: 2`: the second line is the slip, not the value above it. */
function overIndented(error: YAMLParseError, text: string): Placed | undefined {
  const span = text.slice(error.pos[0], error.pos[1])
  const lastLine = /\n[ ]*(\S.*)$/.exec(span)
  if (!lastLine) return undefined
  const length = lastLine[1]?.length ?? 1
  return {
    at: error.pos[0] + span.length - length,
    length,
    message: 'This line is indented below a line that already has its value.',
    hint: 'Start it in the same column as the field above.',
  }
}

/** A bracket or quote that is never closed is told where it opens, not where the parser gave up. */
function unclosed(error: YAMLParseError, text: string): Placed | undefined {
  const quote = /Missing closing (["'])/.exec(error.message)?.[1]
  if (quote !== undefined) {
    const at = openQuote(text, quote) ?? error.pos[0]
    return {
      at,
      length: 1,
      message: `This ${quote} is never closed.`,
      hint: 'Close the quotes on the same value.',
    }
  }
  const close = /end with a ([\]}])/.exec(error.message)?.[1]
  if (close === undefined) return undefined
  const open = close === ']' ? '[' : '{'
  const at = lastUnclosed(text.slice(0, error.pos[0]), open, close)
  return at < 0
    ? undefined
    : { at, length: 1, message: `This ${open} is never closed.`, hint: `Add the missing ${close}.` }
}

/** The first line on which the quotes do not pair is the likely one. */
function openQuote(text: string, quote: string): number | undefined {
  let start = 0
  for (const line of text.split('\n')) {
    const opening = line.search(quote === '"' ? /(?<=^|[\s[{,])"/ : /(?<=^|[\s[{,])'/)
    if (opening >= 0 && line.split(quote).length % 2 === 0) return start + opening
    start += line.length + 1
  }
  return undefined
}

function lastUnclosed(text: string, open: string, close: string): number {
  let depth = 0
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === close) depth++
    else if (text[at] === open && depth-- === 0) return at
  }
  return -1
}

const sentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`)
