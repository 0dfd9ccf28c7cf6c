// What `build` promises of its modules, apart from what they say.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lower, Workspace } from '../../compiler/index.ts'
import { emitPack, type EmittedFile, type SourceMapEntry } from '../../compiler/emit/emitPack.ts'
import { filesOf } from '../support/content.ts'
import { AIRCRAFT, PACK } from '../support/samples.ts'

const root = join(import.meta.dirname, '..', '..')

function emit(files: ReadonlyMap<string, string>, packId: string): EmittedFile[] {
  const workspace = new Workspace()
  for (const [path, text] of files) workspace.setFile(path, text)
  const { diagnostics, views } = workspace.analyse()
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const view = views.find(({ pack }) => pack.id === packId)
  if (!view) throw new Error(`no pack ${packId}`)
  return emitPack(view, lower(view), workspace.lineOf)
}

const textOf = (files: readonly EmittedFile[], name: string): string =>
  files.find(({ path }) => path.endsWith(name))?.text ?? ''

/** tsc as strict as it gets, on the modules alone. */
function typeErrors(files: readonly EmittedFile[], type = 'module'): string {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist', 'emit-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const options = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    module: 'nodenext',
    target: 'es2022',
    types: [],
    noEmit: true,
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['**/*.ts'] }),
  )
  try {
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

describe('the shipped pack', () => {
  const files = emit(filesOf('content/wild-blue'), 'wild-blue')

  test('type-checks under strict, with nothing beside it', () => {
    expect(typeErrors(files)).toBe('')
  })

  test('is the same bytes for the same input', () => {
    expect(emit(filesOf('content/wild-blue'), 'wild-blue')).toEqual(files)
  })

  test('has a union of the ids of each kind', () => {
    const union = /export type AircraftId =([^;]*);/.exec(textOf(files, 'wild-blue/index.ts'))?.[1] ?? ''
    expect(union).toContain('"p-47c"')
    expect(textOf(files, 'wild-blue/index.ts')).toContain('export type CampaignId = never')
  })

  test('comments say the name, the sources and the line', () => {
    const text = textOf(files, 'aircraft/united-states.ts')
    expect(text).toContain('Republic P-47C Thunderbolt')
    expect(text).toMatch(/leader\.undamaged\.performance: rule \(stated\), 14\.5\.1c/)
  })

  test('the map leads from each constant to the line of its document', () => {
    const map = JSON.parse(textOf(files, 'sources.json')) as SourceMapEntry[]
    expect(map.length).toBeGreaterThan(15)
    for (const { module, constant, kind, file, line } of map) {
      const written = filesOf('content/wild-blue').get(`content/${file}`)?.split('\n') ?? []
      expect(written[line - 1]).toBe(`kind: ${kind}`)
      expect(textOf(files, module)).toContain(`export const ${constant} = `)
    }
  })
})

describe('every kind of content', () => {
  test('type-checks under strict', () => {
    expect(typeErrors(emit(filesOf('tests/fixtures/every-kind'), 'every-kind'))).toBe('')
  })
})

describe('hostile content', () => {
  const hostile = [
    '*/ export const pwned = 1 /*',
    '`${process.exit(1)}`',
    "'; process.exit(1); '",
    '"] = 1; export const x = ["',
    '\\"; throw 1; //',
    '</script><script>alert(1)</script>',
    'line one\u2028line two\u2029line three',
    '${constructor.constructor("return process")()}',
    '@deprecated {@link x}',
  ]

  test('stays text: values, names and notes never become code', async () => {
    const documents = hostile.map((text, index) =>
      AIRCRAFT.replace('id: p-36', `id: hostile-${index}`)
        .replace('name: P-36', `name: ${JSON.stringify(text)}`)
        .replace('method: by eye', `method: ${JSON.stringify(text)}`)
        .concat(`note: ${JSON.stringify(text)}\n`),
    )
    const files = new Map([
      ...filesOf('content/wild-blue'),
      ['mine/pack.yaml', PACK],
      ["mine/it's `odd` ${name} x.yaml", documents.join('---\n')],
    ])
    const emitted = emit(files, 'mine')
    expect(typeErrors(emitted)).toBe('')
    expect(
      emitted.map(({ path }) => path).filter((path) => !/^[\w./-]+$/.test(path) || path.includes('..')),
    ).toEqual([])
    const module = textOf(emitted, 'mine/it-s-odd-name-x.ts')
    const names = [...module.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(names).toEqual(hostile.map((_, index) => `hostile${index}`))
    expect(await namesOf(module)).toEqual(hostile)
  })

  test('an id that is a word of JavaScript is an ordinary name', () => {
    const ids = ['class', 'new', 'await', '0-0', 'to-string', 'a-1', 'a1', 'default']
    const documents = ids.map((id) => AIRCRAFT.replace('id: p-36', `id: ${id}`))
    const files = new Map([
      ...filesOf('content/wild-blue'),
      ['mine/pack.yaml', PACK],
      ['mine/a.yaml', documents.join('---\n')],
    ])
    expect(typeErrors(emit(files, 'mine'))).toBe('')
  })
})

describe('a document named like something its module imports', () => {
  const resource = (id: string): string =>
    `kind: resource\nid: ${id}\nname: ${id}\nruleset: wild-blue\neffects:\n  modifiers:\n` +
    '    - { rule: 8.3.1a, rating: horsepower, add: "turn * turn * -turn", when: "altitude <= low and turn > 2" }\n'

  test('type-checks, as an ES module and as a script of Node', () => {
    const ids = ['expression', 'times', 'minus', 'altitude', 'require', 'exports', 'c', 'math']
    const files = new Map([
      ...filesOf('content/wild-blue'),
      ['mine/pack.yaml', PACK],
      ['mine/a.yaml', ids.map(resource).join('---\n')],
    ])
    const emitted = emit(files, 'mine')
    expect(typeErrors(emitted)).toBe('')
    expect(typeErrors(emitted, 'commonjs')).toBe('')
  })
})

/** Runs a module for real and gives the names of its constants. */
async function namesOf(module: string): Promise<unknown[]> {
  const { transform } = await import('esbuild')
  const { code } = await transform(module, { loader: 'ts', format: 'esm' })
  const alone = code.replace(/^import .*$/gm, '')
  const values = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(alone)}`
  )) as object
  return Object.values(values).map((value) => (value as { name: unknown }).name)
}
