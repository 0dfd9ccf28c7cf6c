import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { common, KINDS, schemas } from '../../schemas/index.ts'
import { everyKind } from './fixtures.ts'

const root = join(import.meta.dirname, '../..')

test('the generated files are those that the schemas give', () => {
  const run = () =>
    execFileSync(process.execPath, ['schemas/generate.mjs', '--check'], { cwd: root, stdio: 'pipe' })
  expect(run).not.toThrow()
})

test('the index lists every kind once, with a schema of that name', () => {
  expect(Object.keys(schemas)).toEqual([...KINDS])
  for (const kind of KINDS)
    expect(schemas[kind]).toHaveProperty('$id', `https://skywright.example/schemas/${kind}.schema.json`)
  expect(common.$id).toBe('https://skywright.example/schemas/common.schema.json')
})

/** Type errors of a piece of TypeScript that lies, for the compiler, in tests/schemas. */
function typeErrors(source: string): string[] {
  const file = join(import.meta.dirname, 'literals.virtual.ts')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => path === file || disk.fileExists(path),
    getSourceFile: (path, ...rest) =>
      path === file
        ? ts.createSourceFile(path, source, ts.ScriptTarget.Latest)
        : disk.getSourceFile(path, ...rest),
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], { ...options, types: [] }, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('every document satisfies the type of its kind, and a wrong one does not', () => {
  const head = `import type { ContentByKind } from '../../schemas/generated/content.ts'\n`
  const literals = everyKind().map(
    ({ kind, value }, index) =>
      `export const d${index} = ${JSON.stringify(value)} satisfies ContentByKind['${kind}']\n`,
  )
  expect(typeErrors(head + literals.join(''))).toEqual([])
  const wrong = `export const wrong = { kind: 'pack', id: 'x', name: 'X', version: '1.0.0', licence: 'MIT', wings: 2 } satisfies ContentByKind['pack']\n`
  expect(typeErrors(head + wrong)).toHaveLength(1)
})

test('compiled types have expressions in place of strings and defaults in place of gaps', () => {
  const source = `import type { Aircraft, Modifier, ModifierContext, WildBlueFighter } from '../../schemas/generated/compiled.ts'
export const altitude = (modifier: Modifier, context: ModifierContext): boolean => modifier.when?.evaluate(context) ?? true
export const turbo = (fighter: WildBlueFighter): boolean => fighter.leader.undamaged.turbocharged
export const classOf = (aircraft: Aircraft) => (aircraft.ruleset === 'wild-blue' ? aircraft.class : aircraft.id)
export const amount = ({ add }: Modifier, context: ModifierContext): number => typeof add === 'object' ? add.evaluate(context) : (add ?? 0)
`
  expect(typeErrors(source)).toEqual([])
  expect(
    typeErrors(`import type { WildBlueFighter } from '../../schemas/generated/compiled.ts'
export const write = (fighter: WildBlueFighter) => { fighter.name = 'x'; return fighter.patch }
`),
  ).toHaveLength(2)
})
