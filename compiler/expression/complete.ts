/** What may be written at a caret. The editor filters by what is already typed. */
import type { ExpressionContext, ValueType, WordType } from '../../runtime/expression/types.ts'
import { BOOLEAN, NUMBER } from '../../runtime/expression/types.ts'
import { check } from './check.ts'
import { sameType } from './describe.ts'
import { lex } from './lexer.ts'
import type { Token } from './lexer.ts'
import { parse } from './parser.ts'
import { LIMITS } from './problem.ts'
import { lookUp } from './scope.ts'
import type { FunctionName, Keyword, OperatorSymbol } from './vocabulary.ts'
import { FUNCTIONS, isFunctionName, isKeyword, KEYWORDS, OPERATORS } from './vocabulary.ts'

export interface ExprCompletion {
  readonly label: string
  readonly kind: 'name' | 'word' | 'function' | 'operator' | 'keyword'
  readonly doc: string
  readonly replaceStart: number
  readonly replaceEnd: number
}

type Entry = Omit<ExprCompletion, 'replaceStart' | 'replaceEnd'>

export function completeExpression(
  text: string,
  offset: number,
  expected: 'boolean' | 'number',
  context: ExpressionContext,
): ExprCompletion[] {
  if (text.length > LIMITS.characters) return []
  const caret = Math.max(0, Math.min(Math.trunc(offset) || 0, text.length))
  const typed = /[a-z0-9_]+(?:-[a-z0-9_]+)*-?$/i.exec(text.slice(0, caret))?.[0] ?? ''
  if (/^[0-9]+$/.test(typed)) return []
  const replaceStart = caret - typed.length
  const replaceEnd = typed === '' ? caret : caret + (/^[a-z0-9_-]*/i.exec(text.slice(caret))?.[0].length ?? 0)
  const before = text.slice(0, replaceStart)
  const last = lex(before, []).at(-2)
  const entries =
    last !== undefined && endsValue(last)
      ? afterValue(last, context)
      : forPlace(wantedAt(before, text.slice(replaceEnd), expected, context), context)
  return entries.map((entry) => ({ ...entry, replaceStart, replaceEnd }))
}

const endsValue = (token: Token): boolean =>
  token.kind === 'integer' ||
  token.kind === 'word' ||
  token.text === ')' ||
  token.text === ']' ||
  (token.kind === 'keyword' && (token.text === 'true' || token.text === 'false'))

function afterValue(last: Token, context: ExpressionContext): Entry[] {
  if (last.kind === 'word' && isFunctionName(last.text)) return []
  const type =
    last.kind === 'integer' ? NUMBER : last.kind === 'word' ? lookUp(context, last.text)?.type : undefined
  // After a constant or a bracket the whole before it may be of any type.
  const all: OperatorSymbol[] = ['==', '!=', '<', '<=', '>', '>=', '+', '-', '*']
  if (type === undefined) return [...keywords('and', 'or', 'in'), ...operators(...all)]
  switch (type.kind) {
    case 'boolean':
      return [...keywords('and', 'or'), ...operators('==', '!=')]
    case 'number':
      // A number may end a comparison, which `and` and `or` then continue.
      return [...operators(...all), ...keywords('in', 'and', 'or')]
    case 'word':
      return [
        ...(type.ordered ? operators('==', '!=', '<', '<=', '>', '>=') : operators('==', '!=')),
        ...keywords('in', 'and', 'or'),
      ]
  }
}

/** The type asked for at the caret: a stand-in word is checked there. */
function wantedAt(
  before: string,
  after: string,
  expected: 'boolean' | 'number',
  context: ExpressionContext,
): ValueType | undefined {
  const standIn = 'x0-caret-x0'
  const text = `${before} ${standIn} ${after}`
  const { tree } = parse(text, lex(text, []), [], () => false)
  let wanted: ValueType | undefined
  const onWord = (node: { word: string }, type: ValueType | undefined): void => {
    if (node.word === standIn) wanted = type
  }
  const checker = { context, text, problems: [], uses: new Set<string>(), spans: new Map(), onWord }
  check(checker, tree, expected === 'boolean' ? BOOLEAN : NUMBER)
  return wanted
}

function forPlace(wanted: ValueType | undefined, context: ExpressionContext): Entry[] {
  if (wanted === undefined)
    return [...names(context), ...functions('if', 'min', 'max', 'half-up', 'half-down')]
  const fitting = names(context, (type) => sameType(type, wanted))
  switch (wanted.kind) {
    case 'word':
      return [
        ...words(wanted),
        ...fitting,
        ...functions('if', ...(wanted.ordered ? (['min', 'max'] as const) : [])),
      ]
    case 'number':
      return [...fitting, ...functions('if', 'min', 'max', 'half-up', 'half-down')]
    case 'boolean':
      // Any name may begin a comparison; conditions go first.
      return [
        ...fitting,
        ...names(context, (type) => type.kind !== 'boolean'),
        ...keywords('not', 'true', 'false'),
        ...functions('if', 'min', 'max', 'half-up', 'half-down'),
      ]
  }
}

function names(context: ExpressionContext, fits: (type: ValueType) => boolean = () => true): Entry[] {
  return Object.keys(context.names).flatMap((label): Entry[] => {
    const name = isKeyword(label) ? undefined : lookUp(context, label)
    return name !== undefined && fits(name.type) ? [{ label, kind: 'name', doc: name.doc }] : []
  })
}

function words(type: WordType): Entry[] {
  return type.words.map((label, rank) => ({
    label,
    kind: 'word',
    doc: type.ordered ? `${type.name}, ${rank + 1} of ${type.words.length} from the lowest` : type.name,
  }))
}

const functions = (...labels: FunctionName[]): Entry[] =>
  labels.map((label) => ({ label, kind: 'function', doc: FUNCTIONS[label] }))

const keywords = (...labels: Keyword[]): Entry[] =>
  labels.map((label) => ({ label, kind: 'keyword', doc: KEYWORDS[label] }))

const operators = (...labels: OperatorSymbol[]): Entry[] =>
  labels.map((label) => ({ label, kind: 'operator', doc: OPERATORS[label] }))
