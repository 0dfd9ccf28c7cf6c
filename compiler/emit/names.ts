// Names in generated code. Content never becomes code: identifiers are made of letters and digits only, and
// everything else is written as a quoted string.

const RESERVED = new Set(
  (
    'abstract any arguments as async await boolean break case catch class const continue debugger default ' +
    'delete do else enum eval export exports extends false finally for from function get if implements ' +
    'import in instanceof interface let module namespace new null number object of package private protected ' +
    'public require return satisfies set static string super switch symbol this throw true try type typeof ' +
    'undefined var void while with yield'
  ).split(' '),
)

/** `p-47c-5` becomes `p47c5`, `two-part` becomes `twoPart`. */
export function identifier(id: string): string {
  const words = id.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  return name === '' || /^\d/.test(name) || RESERVED.has(name) ? `_${name}` : name
}

/** Distinct identifiers for distinct ids, by order of asking, none of them among those given. */
export function namer(others: ReadonlySet<string>): (id: string) => string {
  const taken = new Set(others)
  return (id) => {
    const base = identifier(id)
    let name = base
    for (let count = 2; taken.has(name); count++) name = `${base}_${count}`
    taken.add(name)
    return name
  }
}

export const pascalCase = (words: string): string => {
  const name = identifier(words).replace(/^_/, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A string literal that is safe in any script. */
export const quoted = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('</', '<\\/')

/** One line of a doc comment that content cannot close. */
export const commentLine = (text: string): string =>
  text
    .replaceAll('*/', '*\\/')
    .replaceAll('@', '(at)')

    .replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .trim()

/** A path of plain characters below the output folder, whatever the source file is called. */
export const modulePath = (path: string): string =>
  path
    .replace(/\.ya?ml$/i, '')
    .split('/')
    .map((part) => part.replaceAll(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+$/, '_') || '_')
    .join('/')
