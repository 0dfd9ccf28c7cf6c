/** The fixed words of the language, with the one line that completion and hover show. */

export const KEYWORDS = {
  and: 'true if both sides are true',
  or: 'true if at least one side is true',
  not: 'true if what follows is false',
  in: 'true if the value is in the list: `altitude in [low, medium]`',
  true: 'always true',
  false: 'never true',
} as const

export const FUNCTIONS = {
  if: 'if(condition, a, b): a where the condition holds, else b',
  min: 'min(a, b, …): the least of two or more',
  max: 'max(a, b, …): the greatest of two or more',
  'half-up': 'half-up(x): half of x, rounded up',
  'half-down': 'half-down(x): half of x, rounded down',
} as const

export const OPERATORS = {
  '==': 'equal',
  '!=': 'not equal',
  '<': 'less, or lower in the order',
  '<=': 'less or equal, or not higher in the order',
  '>': 'greater, or higher in the order',
  '>=': 'greater or equal, or not lower in the order',
  '+': 'sum',
  '-': 'difference; needs a space on both sides, since a hyphen may be part of a word',
  '*': 'product',
} as const

export type Keyword = keyof typeof KEYWORDS
export type FunctionName = keyof typeof FUNCTIONS
export type OperatorSymbol = keyof typeof OPERATORS

export const isKeyword = (word: string): word is Keyword => Object.hasOwn(KEYWORDS, word)
export const isFunctionName = (word: string): word is FunctionName => Object.hasOwn(FUNCTIONS, word)
export const isOperator = (text: string): text is OperatorSymbol => Object.hasOwn(OPERATORS, text)

/** Kebab-case, the only form that names and words may have; whatever passes is safe to print in code. */
export const isPlainWord = (word: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word)
