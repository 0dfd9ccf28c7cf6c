/** What a bare word means: a name of the context, a constant of the wanted type, or a mistake. */
import type { ValueType } from '../../runtime/expression/types.ts'
import { wordValue } from '../../runtime/expression/types.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Checked, Checker } from './checker.ts'
import { complain, placed, typeTag, UNKNOWN } from './checker.ts'
import { oneOf, sameType } from './describe.ts'
import type { Advice } from './problem.ts'
import { replaceFix } from './problem.ts'
import { hasWord, isKnown, lookUp, wordTypes } from './scope.ts'
import type { WordSyntax } from './syntax.ts'

/**
 * A word that is a name and also a word of the wanted type is read the one way that fits the types; if both fit,
 * that is an error, since neither reading is the obvious one.
 */
export function resolveWord(k: Checker, node: WordSyntax, wanted: ValueType | undefined): Checked {
  k.onWord?.(node, wanted)
  const { word } = node
  const name = lookUp(k.context, word)
  if (wanted !== undefined && hasWord(wanted, word)) {
    if (name !== undefined && sameType(name.type, wanted)) {
      complain(
        k,
        'expr/ambiguous',
        node,
        `\`${word}\` is both a name here and a word of \`${wanted.name}\``,
        {
          hint: 'One of the two must be renamed.',
        },
      )
      return { expr: undefined, type: wanted }
    }
    const value = wordValue(wanted, word) ?? word
    return { expr: placed(k, node, { kind: 'word', word, type: wanted.name, value }), type: wanted }
  }
  if (name === undefined) {
    unknownWord(k, node, wanted)
    return UNKNOWN
  }
  k.uses.add(word)
  return { expr: placed(k, node, { kind: 'name', name: word, type: typeTag(name.type) }), type: name.type }
}

/** Words inside broken syntax: unknown only if they mean nothing anywhere in the context. */
export function resolveLoosely(k: Checker, node: WordSyntax): void {
  k.onWord?.(node, undefined)
  // A problem at the word, or a fix that takes it in, such as joining `very high`, is enough said.
  const covered = k.problems.some(
    ({ start, fix }) => start === node.start || (fix && fix.start <= node.start && fix.end >= node.end),
  )
  if (!covered && !isKnown(k.context, node.word)) unknownWord(k, node, undefined)
}

function unknownWord(k: Checker, node: WordSyntax, wanted: ValueType | undefined): void {
  const message =
    wanted?.kind === 'word'
      ? `\`${node.word}\` is neither a name here nor a word of \`${wanted.name}\``
      : `\`${node.word}\` is not a name here`
  const advice = splitAdvice(k, node) ?? nearestAdvice(k, node, wanted) ?? constantAdvice(k, node, wanted)
  const hint = [advice?.hint, wanted?.kind === 'word' ? oneOf(wanted) : undefined].filter(
    (h) => h !== undefined,
  )
  complain(k, 'expr/unknown-name', node, message, {
    hint: hint.length > 0 ? hint.join(' ') : undefined,
    fix: advice?.fix,
  })
}

/** `hits-1` is one word; if its parts are numbers and names of numbers, a subtraction was meant. */
function splitAdvice(k: Checker, node: WordSyntax): Advice | undefined {
  const parts = node.word.split('-')
  if (parts.length < 2 || parts.length > 12) return undefined
  // best[n] is the split of the first n parts into the fewest known pieces.
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= parts.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const piece = parts.slice(start, end).join('-')
      if (before === undefined || !isNumberWord(k, piece)) continue
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, piece]
    }
  }
  const split = best[parts.length]?.join(' - ')
  if (split === undefined) return undefined
  return {
    hint: `A hyphen inside a word belongs to it: write \`${split}\` to subtract.`,
    fix: replaceFix(node, split),
  }
}

const isNumberWord = (k: Checker, piece: string): boolean =>
  /^[0-9]+$/.test(piece) || lookUp(k.context, piece)?.type.kind === 'number'

function nearestAdvice(k: Checker, node: WordSyntax, wanted: ValueType | undefined): Advice | undefined {
  const names = Object.keys(k.context.names)
  const words = wanted?.kind === 'word' ? wanted.words : []
  // A wanted word goes first: in `altitude <= lwo` no name is as likely as `low`.
  const near = nearest(node.word, words) ?? nearest(node.word, names)
  if (near === undefined || near === node.word) return undefined
  return { hint: `Did you mean \`${near}\`?`, fix: replaceFix(node, near) }
}

/** A word of some type that stands alone: `low` where `altitude == low` was meant. */
function constantAdvice(k: Checker, node: WordSyntax, wanted: ValueType | undefined): Advice | undefined {
  const type = wordTypes(k.context).find((candidate) => hasWord(candidate, node.word))
  if (type === undefined) return undefined
  const names = Object.keys(k.context.names).filter((name) => {
    const other = lookUp(k.context, name)
    return other !== undefined && sameType(other.type, type)
  })
  const [only] = names
  const whole = `${only ?? '…'} == ${node.word}`
  return {
    hint: `\`${node.word}\` is a word of \`${type.name}\`: compare it, as in \`${whole}\`.`,
    fix: names.length === 1 && wanted?.kind === 'boolean' ? replaceFix(node, whole) : undefined,
  }
}
