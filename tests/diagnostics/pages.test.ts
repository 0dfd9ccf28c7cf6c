import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CODES, type DiagnosticCode, type Fix } from '../../compiler/index.ts'
import { checkExample, fixedFiles, markOf, marksIn, readIndex, readPage } from './page.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs', 'diagnostics')
const codes = Object.keys(CODES) as DiagnosticCode[]

/** What no YAML text can show: these are shown by tests of their own, named here. */
const SHOWN_ELSEWHERE: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  'yaml/encoding': 'tests/cli/hostileFiles.test.ts',
  'yaml/outside-workspace': 'tests/cli/hostileFiles.test.ts',
  'yaml/too-large': 'tests/cli/hostileFiles.test.ts',
  'yaml/unreadable': 'tests/cli/hostileFiles.test.ts',
  'yaml/control-character': 'tests/source/parseYaml.test.ts',
  'shape/more': 'tests/properties/hostile.test.ts',
  'link/more': 'tests/properties/hostile.test.ts',
  'internal/error': 'tests/workspace/internalError.test.ts',
}

test('every page belongs to a code', () => {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  const known = new Set<string>(codes)
  expect(
    pages
      .map((name) => name.replace(/\.md$/, '').replaceAll('\\', '/'))
      .filter((name) => name !== 'README' && !known.has(name)),
  ).toEqual([])
})

describe.each(codes)('%s', (code) => {
  const page = readPage(code)

  test('the page says what the table of codes says', () => {
    expect(page).toMatchObject({ title: code, severity: CODES[code].severity, summary: CODES[code].title })
  })

  test('an example shows it, or a test that no YAML text could replace', () => {
    const shown = page.examples.flatMap(({ files }) => marksIn(files).map((mark) => mark.code))
    const elsewhere = SHOWN_ELSEWHERE[code]
    if (elsewhere === undefined) expect(shown).toContain(code)
    else expect(readFileSync(join(docs, '..', '..', elsewhere), 'utf8')).toContain(code)
  })

  for (const [index, example] of page.examples.entries()) {
    // A note on something else is no fault of an example.
    const found = (): ReturnType<typeof markOf>[] =>
      checkExample(example.files)
        .filter((diagnostic) => diagnostic.severity !== 'info' || diagnostic.code === code)
        .map(markOf)
    if (example.label === 'wrong') {
      test(`the wrong example at line ${example.line} gives just what it marks`, () => {
        expect(found()).toEqual(marksIn(example.files))
      })
    } else {
      test(`the ${example.label} example at line ${example.line} is clean`, () => {
        expect(found()).toEqual([])
      })
    }
    const fixOf = (files: ReadonlyMap<string, string>): Fix | undefined =>
      checkExample(files).find((diagnostic) => diagnostic.code === code)?.fix
    if (example.label === 'fixed') {
      test(`the fix gives the example at line ${example.line}`, () => {
        const wrong = page.examples[index - 1]
        if (!wrong) throw new Error('a fixed example follows a wrong one')
        expect(fixedFiles(wrong.files, fixOf(wrong.files))).toEqual(example.files)
      })
    }
    if (example.label === 'wrong' && page.examples[index + 1]?.label !== 'fixed') {
      test(`the example at line ${example.line} offers no fix that the page keeps back`, () => {
        expect(fixOf(example.files)).toBeUndefined()
      })
    }
  }
})

test('the index lists every code once, in the order of the table', () => {
  const rows = [...readIndex().matchAll(/^\| \[`(.+?)`\]\((.+?)\) +\| (\w+) +\| (.+?) +\|$/gm)]
  expect(rows.map(([, code, link, severity, title]) => ({ code, link, severity, title }))).toEqual(
    codes.map((code) => ({ code, link: `${code}.md`, ...CODES[code] })),
  )
})
