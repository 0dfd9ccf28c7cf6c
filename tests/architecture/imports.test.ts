// The import directions of ARCHITECTURE.md, read from the sources themselves.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Who may import whom; a folder may always import itself. `x → y` reads "x may import y". */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  runtime: ['schemas'],
  compiler: ['schemas', 'runtime'],
  'compiler/cli': ['schemas', 'runtime', 'compiler', 'studio/server'],
  studio: ['schemas', 'runtime', 'compiler', 'studio/server'],
  'studio/server': ['schemas', 'runtime', 'compiler', 'compiler/cli', 'studio'],
}

/** Packages with one home. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  'ts-morph': ['compiler/emit'],
  yaml: ['compiler/source', 'compiler/link', 'compiler/format', 'compiler/diagnostics', 'compiler/starter'],
  'monaco-editor': ['studio'],
  react: ['studio'],
}

/** Where Node is at hand. */
const NODE = ['compiler/cli/', 'studio/server/', 'studio/vite.config.ts']

/** Inside the compiler every stage builds on those before it. */
const STAGES = [
  'diagnostics',
  'source',
  'expression',
  'shape',
  'documents',
  'packs',
  'link',
  'checks',
  'lower',
  'emit',
  'workspace',
  'format',
  'starter',
  'index.ts',
  'cli',
]

interface Import {
  readonly from: string
  readonly to: string
}

const sources = Object.keys(ALLOWED)
  .filter((folder) => !folder.includes('/'))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g

const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? ''
    const to = specifier.startsWith('.')
      ? relative(root, resolve(root, dirname(from), specifier))
          .split(sep)
          .join('/')
      : specifier
    return { from, to }
  }),
)

const homeOf = (path: string): string | undefined =>
  Object.keys(ALLOWED)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]

test('folders import only what the table allows', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [source, target] = [homeOf(from), homeOf(to)]
    return (
      source !== undefined && target !== undefined && source !== target && !ALLOWED[source]?.includes(target)
    )
  })
  expect(wrong).toEqual([])
})

test('a stage of the compiler imports only stages before it', () => {
  const rank = (path: string): number =>
    path.startsWith('compiler/') ? STAGES.indexOf(path.split('/')[1] ?? '') : -1
  const stages = [
    ...new Set(sources.filter((file) => file.startsWith('compiler/')).map((file) => file.split('/')[1])),
  ]
  expect(stages.filter((stage) => !STAGES.includes(stage ?? ''))).toEqual([])
  expect(valueImports().filter(({ from, to }) => rank(from) >= 0 && rank(to) > rank(from))).toEqual([])
})

test('ARCHITECTURE.md shows the same table', () => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').replaceAll(/ +/g, ' ')
  const rows = Object.entries(ALLOWED).map(
    ([folder, may]) =>
      `| ${folder}/ | ${may.length === 0 ? '–' : may.map((each) => `${each}/`).join(', ')} |`,
  )
  for (const row of rows) expect(page).toContain(row)
})

test('packages stay at home', () => {
  const strays = imports.filter(({ from, to }) => {
    const homes = Object.entries(HOMES).find(([name]) => to === name || to.startsWith(`${name}/`))?.[1]
    return homes !== undefined && !homes.some((home) => from.startsWith(`${home}/`))
  })
  expect(strays).toEqual([])
})

test('the runtime and the compiler proper know no Node', () => {
  const strays = imports.filter(
    ({ from, to }) => to.startsWith('node:') && !NODE.some((place) => from.startsWith(place)),
  )
  expect(strays).toEqual([])
})

test('no module imports itself in a circle', () => {
  const graph = new Map<string, string[]>()
  for (const { from, to } of valueImports()) graph.set(from, [...(graph.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file])
    if (trail.includes(file) || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(circles).toEqual([])
})

/** Imports that are there at run time: type imports make no circle. */
function valueImports(): Import[] {
  const VALUE = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+)'/g
  return sources.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(VALUE)].map((match) => ({
      from,
      to: relative(root, resolve(root, dirname(from), match[1] ?? ''))
        .split(sep)
        .join('/'),
    })),
  )
}
