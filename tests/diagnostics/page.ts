// A diagnostic's page in the docs is also its test: `wrong` examples mark what is reported with carets, `right`
// ones are clean, and `fixed` is the wrong one after its first fix.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Workspace, type Diagnostic, type Fix, type TextEdit } from '../../compiler/index.ts'
import { wildBlueFiles } from '../support/content.ts'

export interface Example {
  readonly label: 'wrong' | 'right' | 'fixed'
  /** One file, or several told apart by lines `# file: name.yaml`. */
  readonly files: ReadonlyMap<string, string>
  readonly line: number
}

export interface Page {
  readonly title: string
  readonly severity: string
  readonly summary: string
  readonly examples: readonly Example[]
}

const root = join(import.meta.dirname, '..', '..')

export const pagePath = (code: string): string => join('docs', 'diagnostics', `${code}.md`)

export const readIndex = (): string => readFileSync(join(root, 'docs', 'diagnostics', 'README.md'), 'utf8')

export function readPage(code: string): Page {
  const text = readFileSync(join(root, pagePath(code)), 'utf8')
  const [, severity = '', summary = ''] = /^\*\*(\w+)\*\* · (.+)$/m.exec(text) ?? []
  const examples = [...text.matchAll(/^```yaml (wrong|right|fixed)\n([\s\S]*?)^```$/gm)].map((match) => ({
    label: match[1] as Example['label'],
    files: splitFiles(match[2] ?? ''),
    line: text.slice(0, match.index).split('\n').length,
  }))
  return { title: /^# (.+)$/m.exec(text)?.[1] ?? '', severity, summary, examples }
}

function splitFiles(text: string): Map<string, string> {
  const parts = text.split(/^# file: (\S+)\n/m)
  if (parts.length === 1) return new Map([['example.yaml', text]])
  const files = new Map<string, string>()
  for (let index = 1; index < parts.length; index += 2) files.set(parts[index] ?? '', parts[index + 1] ?? '')
  return files
}

const PACK = `kind: pack
id: example
name: Example
version: 1.0.0
licence: MIT
depends: [{ id: wild-blue }]
`

/** Holds wild-blue, which all examples share; an example's own files come and go. */
const workspace = new Workspace()
for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })

/** Checks an example as a pack over wild-blue, unless it brings a pack.yaml of its own. */
export function checkExample(files: ReadonlyMap<string, string>): readonly Diagnostic[] {
  const all = new Map([...files].map(([name, text]) => [`example/${name}`, text]))
  if (![...all.keys()].some((name) => name.endsWith('/pack.yaml'))) all.set('example/pack.yaml', PACK)
  for (const [path, text] of all) workspace.setFile(path, text)
  const { diagnostics } = workspace.analyse()
  for (const path of all.keys()) workspace.deleteFile(path)
  return diagnostics
}

export interface Mark {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly length: number
  readonly code: string
}

/** Carets in a comment mark the line above; with `<` before them the mark starts in column 1. */
const MARK = /^(#? *)(<?)(\^+)((?: [a-z]+\/[a-z-]+)+)$/

/** `#   ^^^^ link/unknown-id`, under what it marks. Several codes may stand behind one mark. */
export function marksIn(files: ReadonlyMap<string, string>): Mark[] {
  return [...files].flatMap(([file, text]) => {
    let above = 0
    return text.split('\n').flatMap((line, index) => {
      const mark = MARK.exec(line)
      if (!mark) {
        above = index + 1
        return []
      }
      const [, lead = '', start = '', carets = '', codes = ''] = mark
      const column = start === '<' ? 1 : lead.length + 1
      return codes
        .trim()
        .split(' ')
        .map((code) => ({ file: `example/${file}`, line: above, column, length: carets.length, code }))
    })
  })
}

export const withoutMarks = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !MARK.test(line))
    .join('\n')

export const markOf = ({ file, range, code }: Diagnostic): Mark => ({
  file,
  line: range.start.line,
  column: range.start.column,
  length: range.end.line === range.start.line ? Math.max(1, range.end.column - range.start.column) : 1,
  code,
})

/** The files of an example after a fix, without their marks. */
export function fixedFiles(files: ReadonlyMap<string, string>, fix: Fix | undefined): Map<string, string> {
  return new Map(
    [...files].map(([name, text]) => {
      const edits = (fix?.edits ?? []).filter((edit) => edit.file === `example/${name}`)
      return [name, withoutMarks(applyEdits(text, edits))]
    }),
  )
}

/** The text after a fix, edits applied from the end. */
function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split('\n')
  const offset = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (here, { range, newText }) =>
        here.slice(0, offset(range.start)) + newText + here.slice(offset(range.end)),
      text,
    )
}
