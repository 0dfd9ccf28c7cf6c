/** Looks words up in a context. Only own, kebab-case, unreserved names exist, whatever the object inherits. */
import type { ContextName, ExpressionContext, ValueType, WordType } from '../../runtime/expression/types.ts'
import { wordRanks } from '../../runtime/expression/types.ts'
import { sameType } from './describe.ts'
import { isFunctionName, isKeyword, isPlainWord } from './vocabulary.ts'

export function lookUp(context: ExpressionContext, word: string): ContextName | undefined {
  return isPlainWord(word) && Object.hasOwn(context.names, word) ? context.names[word] : undefined
}

export const hasWord = (type: ValueType, word: string): type is WordType =>
  type.kind === 'word' && isPlainWord(word) && wordRanks(type).has(word)

/** The word types of a context, each once. */
export function wordTypes(context: ExpressionContext): WordType[] {
  const types = new Map<string, WordType>()
  for (const { type } of Object.values(context.names)) if (type.kind === 'word') types.set(type.name, type)
  return [...types.values()]
}

/** Whether the word is a name of the context or a word of any of its types. */
export function isKnown(context: ExpressionContext, word: string): boolean {
  return lookUp(context, word) !== undefined || wordTypes(context).some((type) => hasWord(type, word))
}

/** What a host got wrong in a context; a test of each context should find nothing. */
export function checkContext(context: ExpressionContext): string[] {
  const wrong: string[] = []
  const checkWord = (word: string, what: string): void => {
    if (!isPlainWord(word) || /^[0-9]+$/.test(word)) wrong.push(`${what} is not kebab-case`)
    else if (isKeyword(word) || isFunctionName(word)) wrong.push(`${what} is a word of the language`)
  }
  for (const [name, { type }] of Object.entries(context.names)) {
    checkWord(name, `the name ${JSON.stringify(name)}`)
    if (hasWord(type, name)) wrong.push(`the name ${JSON.stringify(name)} is also a word of its own type`)
    for (const other of wordTypes(context))
      if (
        type.kind === 'word' &&
        type !== other &&
        sameType(type, other) &&
        type.words.join() !== other.words.join()
      )
        wrong.push(`two types are named ${JSON.stringify(type.name)}`)
  }
  for (const type of wordTypes(context)) {
    checkWord(type.name, `the type ${JSON.stringify(type.name)}`)
    for (const word of type.words) checkWord(word, `the word ${JSON.stringify(word)} of ${type.name}`)
    if (wordRanks(type).size < type.words.length) wrong.push(`the type ${type.name} lists a word twice`)
  }
  return wrong
}
