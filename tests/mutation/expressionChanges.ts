// The small changes of an expression: a condition negated, a comparison moved, a number one off, a word beside it.

const COMPARISONS: Readonly<Record<string, string>> = {
  '<=': '<',
  '<': '<=',
  '>=': '>',
  '>': '>=',
  '==': '!=',
  '!=': '==',
}

const CONNECTIVES: Readonly<Record<string, string>> = { and: 'or', or: 'and' }

/** Comparisons, words with their hyphens, numbers. */
const TOKEN = /<=|>=|==|!=|<|>|[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\d+/g

export function expressionChanges(
  text: string,
  type: 'boolean' | 'number',
  neighbour: (word: string) => string | undefined,
): string[] {
  const whole = wholeChanges(text, type)
  const within = [...text.matchAll(TOKEN)].flatMap((match) => {
    const [token] = match
    const put = (replacement: string): string =>
      text.slice(0, match.index) + replacement + text.slice(match.index + token.length)
    return replacements(token, neighbour).map(put)
  })
  return [...whole, ...within]
}

/** Left out where a change within comes to the same. */
function wholeChanges(text: string, type: 'boolean' | 'number'): string[] {
  if (type === 'boolean') return /^\S+ (==|!=) \S+$/.test(text) ? [] : [`not (${text})`]
  return /\d/.test(text) ? [] : [`(${text}) + 1`, `(${text}) - 1`]
}

function replacements(token: string, neighbour: (word: string) => string | undefined): string[] {
  if (/^\d+$/.test(token)) return [String(Number(token) + 1), String(Number(token) - 1)]
  const other = COMPARISONS[token] ?? CONNECTIVES[token] ?? neighbour(token)
  return other === undefined ? [] : [other]
}
