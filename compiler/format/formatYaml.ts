// Canonical layout, by Prettier: two spaces, LF, double quotes, at most one blank line. Comments, the order of fields
// and the author's choice of flow or block stay.
import * as yamlPlugin from 'prettier/plugins/yaml'
import { format } from 'prettier/standalone'
import { LIMITS, tooDeepAt } from '../source/limits.ts'
import { parseYaml } from '../source/parseYaml.ts'
import { splitDocuments } from '../source/splitDocuments.ts'

const WIDTH = 110

/** The text in canonical layout, or undefined where it cannot be read and so must not be touched. */
export async function formatYaml(text: string): Promise<string | undefined> {
  if (text.length > LIMITS.fileSize || tooDeepAt(text, LIMITS.depth) >= 0) return undefined
  const before = meaning(text)
  if (before === undefined) return undefined
  try {
    const formatted = await format(text.replace(/^\uFEFF/, ''), {
      parser: 'yaml',
      plugins: [yamlPlugin],
      printWidth: WIDTH,
      endOfLine: 'lf',
    })
    // Layout must never change content; where it would, the file is left alone.
    return meaning(formatted) === before ? formatted : undefined
  } catch {
    return undefined
  }
}

/** What the documents of a file say, or undefined where one is broken. */
function meaning(text: string): string | undefined {
  const documents = splitDocuments(text).map((slice) => parseYaml(slice.text))
  return documents.some(({ problems }) => problems.length > 0)
    ? undefined
    : JSON.stringify(documents.map(({ value }) => value))
}
