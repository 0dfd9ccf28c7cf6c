// The YAML library's errors, said for people and placed where the slip is rather than where it was noticed.
import type { YAMLParseError } from 'yaml'
import type { YamlProblem } from './parseYaml.ts'

interface Explanation {
  readonly message: string
  readonly hint?: string
}

export const TAGS_ARE_NOT_USED = 'Tags are not used in content: write the plain value.'

const EXPLANATIONS: Partial<Record<YAMLParseError['code'], Explanation>> = {
  TAG_RESOLVE_FAILED: { message: TAGS_ARE_NOT_USED },
  TAB_AS_INDENT: {
    message: 'A tab stands where spaces are needed.',
    hint: 'YAML is indented with spaces only.',
  },
  BLOCK_IN_FLOW: {
    message: 'Block style cannot stand inside brackets.',
    hint: 'Write the whole value in brackets, or all of it in lines.',
  },
  ALIAS_PROPS: { message: 'An alias stands for a whole value: it takes no anchor or tag of its own.' },
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

const BAD_INDENT: Explanation = {
  message: 'The indentation does not fit the lines around it.',
  hint: 'Fields of one mapping start in one column; what belongs to a field is indented further.',
}

const SECOND_COLON: Explanation = {
  message: 'A second ": " on this line starts a mapping where none can be.',
  hint: 'Put a value that holds a colon in quotes, or move the mapping to lines of its own.',
}

const AFTER_VALUE: Explanation = {
  message: 'This text stands after a value that is already complete.',
  hint: "A quote inside quotes is written \\\" between double ones and '' between single ones.",
}

/** The cause among a document's syntax errors: the first, unless a later one explains it better. */
export function explainSyntaxErrors(errors: readonly YAMLParseError[], text: string): YamlProblem {
  const first = errors[0]
  if (!first) throw new Error('no syntax error to explain')
  const brokenKey = errors.find((error) => error.code === 'MULTILINE_IMPLICIT_KEY')
  const { at, length, ...explanation } =
    directive(text) ??
    (brokenKey && twoLineKey(brokenKey, text)) ??
    earlierOpening(errors, text) ??
    inPlace(first, text)
  const code = first.code === 'TAG_RESOLVE_FAILED' ? 'yaml/tag' : 'yaml/syntax'
  return { code, start: at, end: at + length, ...explanation }
}

interface Placed extends Explanation {
  readonly at: number
  readonly length: number
}

function inPlace(error: YAMLParseError, text: string): Placed {
  const at = error.pos[0]
  const length = Math.max(1, error.pos[1] - at)
  if (error.message.startsWith('Implicit map keys need')) return noColon(at, length)
  if (error.code === 'BAD_INDENT') {
    const [lead = '', word = ' '] = /^ *([^\s:]*)/.exec(text.slice(at)) ?? []
    return { at: at + lead.length - word.length, length: Math.max(1, word.length), ...BAD_INDENT }
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const colon = /^[^\n]*?(?=:\s)/.exec(text.slice(at))?.[0].length ?? 0
    return { at: at + colon, length: 1, ...SECOND_COLON }
  }
  if (error.code === 'UNEXPECTED_TOKEN') {
    const closing = /^[\]}]/.exec(text.slice(at))?.[0]
    if (closing !== undefined) return { at, length: 1, message: `This ${closing} closes nothing.` }
    if (error.message.endsWith('at node end')) return { at, length, ...AFTER_VALUE }
  }
  return { at, length, ...(EXPLANATIONS[error.code] ?? { message: sentence(error.message) }) }
}

const noColon = (at: number, length: number): Placed => ({
  at,
  length,
  message: 'This line has no ":" with a space after it.',
  hint: 'A field is written "name: value".',
})

/** A file may open with directives in YAML; content has no use for them. */
function directive(text: string): Placed | undefined {
  const [lead, line = ''] = /^(?:\s|#[^\n]*\n)*(%[^\r\n]*)/.exec(text) ?? []
  if (lead === undefined) return undefined
  const message = 'Directives (lines with "%") are not used in content.'
  return { at: lead.length - line.length, length: line.length, message, hint: 'Delete the line.' }
}

/**
 * A key that seems to run over two lines is one of two slips: `a: 1` followed by an indented `b: 2`, where the
 * second line is wrong, or `a 1` followed by `b: 2`, where the first one is.
 */
function twoLineKey(error: YAMLParseError, text: string): Placed | undefined {
  const span = text.slice(error.pos[0], error.pos[1])
  const last = /\n([ ]*)(\S.*)$/.exec(span)
  if (!last) return undefined
  const [, indent = '', line = ''] = last
  const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1
  const column = error.pos[0] - start
  // What stands before the key on its line is only indentation, so the line lacks its colon.
  if (text.slice(start, error.pos[0]).trim() === '' && column === indent.length) {
    return noColon(error.pos[0], span.split('\n')[0]?.trimEnd().length ?? 1)
  }
  return {
    at: error.pos[0] + span.length - line.length,
    length: line.length,
    message: 'This line is indented below a line that already has its value.',
    hint: 'Start it in the same column as the field above.',
  }
}

/** What is opened and never closed before the first error is its cause, whichever error tells it. */
function earlierOpening(errors: readonly YAMLParseError[], text: string): Placed | undefined {
  const first = errors[0]?.pos[0] ?? 0
  return errors.flatMap((error) => unclosed(error, text) ?? []).find(({ at }) => at <= first)
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
