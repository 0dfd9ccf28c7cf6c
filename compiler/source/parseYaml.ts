// One YAML document to a plain value. Our own walk over the parsed nodes takes the place of the library's
// `toJS`: it finds repeated keys in linear time, keeps aliases from multiplying, and refuses the keys that
// could reach an object's prototype.
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type Pair,
} from 'yaml'
import { LIMITS } from './limits.ts'
import { explainSyntaxErrors, TAGS_ARE_NOT_USED } from './syntaxErrors.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'

export type Value = null | boolean | number | string | readonly Value[] | Mapping
export interface Mapping {
  readonly [key: string]: Value | undefined
}

export interface YamlProblem {
  readonly code: DiagnosticCode
  readonly start: number
  readonly end: number
  readonly message: string
  readonly hint?: string
}

export interface ParsedYaml {
  readonly value: Value
  readonly problems: readonly YamlProblem[]
}

/** Keys that name parts of every JavaScript object. None is ever meant. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** The syntax tree with source positions. Never throws: what the parser cannot take becomes an error in it. */
export function parseTree(text: string): Document {
  return parseDocument(text, {
    prettyErrors: false,
    uniqueKeys: false,
    stringKeys: true,
    logLevel: 'silent',
  })
}

export function parseYaml(text: string): ParsedYaml {
  const tree = parseTree(text)
  const problems: YamlProblem[] = []
  // One slip of the pen often breaks the rest of its document: it is told once.
  if (tree.errors.length > 0) problems.push(explainSyntaxErrors(tree.errors, text))
  const control = text.search(CONTROL_CHARACTER)
  if (control >= 0) {
    problems.push({
      code: 'yaml/control-character',
      start: control,
      end: control + 1,
      message: 'A control character stands in the text.',
      hint: 'Delete it, or write it as an escape in double quotes.',
    })
  }
  const found: YamlProblem[] = []
  const walk = new Walk(found, text)
  const value = tree.contents === null ? null : walk.value(tree.contents)
  // Behind a syntax error anything may be its consequence.
  const sound = problems.find(({ code }) => code !== 'yaml/control-character')?.start ?? Infinity
  return { value, problems: [...problems, ...found.filter(({ start }) => start < sound)] }
}

/** How far before its value a tag is looked for. */
const LONGEST_TAG = 200

interface Anchor {
  value: Value | undefined
  size: number
}

class Walk {
  readonly #problems: YamlProblem[]
  readonly #text: string
  readonly #checkText: boolean
  readonly #anchors = new Map<string, Anchor>()
  #size = 0
  #full = false

  constructor(problems: YamlProblem[], text: string) {
    this.#problems = problems
    this.#text = text
    // Half a character can only be written as an escape, or stand in text that never was a file.
    this.#checkText = /\\[uUx]/.test(text) || !text.isWellFormed()
  }

  value(node: Node): Value {
    if (++this.#size > LIMITS.values) return this.#tooMany(node)
    if (node.tag !== undefined) this.#tagged(node)
    const anchor = 'anchor' in node && node.anchor ? this.#declare(node.anchor) : undefined
    const before = this.#size
    const value = this.#plain(node)
    if (anchor) {
      anchor.value = value
      anchor.size = this.#size - before + 1
    }
    return value
  }

  #plain(node: Node): Value {
    if (isScalar(node)) return this.#scalar(node.value, node)
    if (isMap(node)) return this.#mapping(node.items as Pair<Node, Node | null>[])
    if (isSeq(node)) return this.#sequence(node.items)
    if (isAlias(node)) return this.#alias(node.source, node)
    return null
  }

  #scalar(value: unknown, node: Node): Value {
    if (typeof value === 'string') {
      if (this.#checkText && !value.isWellFormed()) {
        this.#report(
          'yaml/half-character',
          node,
          'This text holds one half of a character without the other, which no file can store.',
        )
        return ''
      }
      return value
    }
    if (typeof value === 'number' || typeof value === 'boolean') return value
    return null
  }

  #mapping(items: readonly Pair<Node, Node | null>[]): Mapping {
    const mapping: Record<string, Value> = {}
    for (const pair of items) {
      const key = isScalar(pair.key) && typeof pair.key.value === 'string' ? pair.key.value : undefined
      const value = pair.value === null ? null : this.value(pair.value)
      if (pair.key.tag !== undefined) this.#tagged(pair.key)
      if (key === undefined) continue // The parser has said that keys are plain words.
      if (FORBIDDEN_KEYS.has(key)) {
        this.#report(
          'yaml/forbidden-key',
          pair.key,
          `"${key}" cannot be a key: it names a part of every object.`,
        )
      } else if (key === '<<') {
        this.#report(
          'yaml/merge-key',
          pair.key,
          'Merge keys are not part of YAML 1.2.',
          'Repeat the fields, or write a document with `patch: true` that changes only what differs.',
        )
      } else if (Object.hasOwn(mapping, key)) {
        this.#report(
          'yaml/repeated-key',
          pair.key,
          `The key "${key}" stands twice in this mapping.`,
          'Keep one of the two.',
        )
      } else {
        mapping[key] = value
      }
    }
    return mapping
  }

  #sequence(items: readonly unknown[]): Value[] {
    return items.map((item) => {
      // A pair among list items only comes out of `[a: 1]`.
      if (isPair(item)) return this.#mapping([item as Pair<Node, Node | null>])
      return item === null ? null : this.value(item as Node)
    })
  }

  #alias(name: string, node: Node): Value {
    const anchor = this.#anchors.get(name)
    if (anchor?.value === undefined) {
      const why = anchor ? 'stands inside the value it names' : 'names no anchor above it'
      this.#report('yaml/unknown-alias', node, `The alias "*${name}" ${why}.`)
      return null
    }
    this.#size += anchor.size
    return this.#size > LIMITS.values ? this.#tooMany(node) : anchor.value
  }

  #tagged(node: Node): void {
    // The tag stands before its value, an anchor perhaps between them.
    const end = node.range?.[0] ?? 0
    const tag = /(!\S*)\s+(?:&\S+\s+)?$/.exec(this.#text.slice(Math.max(0, end - LONGEST_TAG), end))
    const start = tag ? end - tag[0].length : end
    this.#problems.push({
      code: 'yaml/tag',
      start,
      end: start + (tag?.[1]?.length ?? 1),
      message: TAGS_ARE_NOT_USED,
    })
  }

  #declare(name: string): Anchor {
    const anchor: Anchor = { value: undefined, size: 0 }
    this.#anchors.set(name, anchor)
    return anchor
  }

  #tooMany(node: Node): null {
    if (!this.#full) {
      const limit = LIMITS.values.toLocaleString('en')
      this.#report(
        'yaml/too-many-values',
        node,
        `This document holds more than ${limit} values, aliases written out.`,
      )
    }
    this.#full = true
    return null
  }

  #report(code: DiagnosticCode, node: Node, message: string, hint?: string): void {
    const [start, end] = node.range ?? [0, 0]
    this.#problems.push({ code, start, end, message, ...(hint === undefined ? {} : { hint }) })
  }
}
