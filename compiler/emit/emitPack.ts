// A compiled pack as TypeScript modules: one for each YAML file, an index that joins them, and a support module
// with the types. Each file is built in one batch; ts-morph re-parses on every later edit, so none is made.
import {
  IndentationText,
  Project,
  QuoteKind,
  StructureKind,
  VariableDeclarationKind,
  type ImportDeclarationStructure,
  type StatementStructures,
  type VariableStatementStructure,
} from 'ts-morph'
import { KINDS, type Kind } from '../../schemas/index.ts'
import type { Data, PackData } from '../../runtime/pack.ts'
import { ContextTable } from '../link/contexts.ts'
import type { Entity } from '../packs/entity.ts'
import { folderOf, type Pack } from '../packs/pack.ts'
import type { PackView } from '../packs/packView.ts'
import { docComment } from './docComment.ts'
import { commentLine, modulePath, namer, pascalCase, quoted } from './names.ts'
import { supportText } from './support.ts'
import { usesOf, writeValue, type Uses } from './writeValue.ts'

export interface EmittedFile {
  /** Below the output folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Which line of which YAML file a constant of a module comes from; the file by its pack and its path in that. */
export interface SourceMapEntry {
  readonly module: string
  readonly constant: string
  readonly kind: Kind
  readonly id: string
  readonly file: string
  readonly line: number
}

interface ModulePlan {
  readonly path: string
  readonly source: string
  readonly uses: Uses
  readonly constants: readonly Constant[]
}

interface Constant extends Written {
  readonly name: string
}

interface Written {
  readonly kind: Kind
  readonly entity: Entity
  readonly value: Data
  readonly line: number
}

/** The line a document starts on, told by the workspace. */
export type LineOf = (entity: Entity) => number

export function emitPack(view: PackView, data: PackData, lineOf: LineOf): EmittedFile[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  })
  const plans = planModules(view, data, lineOf)
  const emitted = plans.map((plan) => ({
    path: `${plan.path}.ts`,
    text: project.createSourceFile(`/${plan.path}.ts`, { statements: moduleStatements(plan) }).getFullText(),
  }))
  const index = project
    .createSourceFile('/index.ts', { statements: indexStatements(data, plans) })
    .getFullText()
  const files = [
    ...emitted,
    { path: 'index.ts', text: index },
    { path: 'skywright.ts', text: supportText(new ContextTable(view), data.content) },
    { path: 'pack.json', text: `${JSON.stringify(data)}\n` },
    { path: 'sources.json', text: `${JSON.stringify(sourceMap(plans), null, 2)}\n` },
  ]
  return files.map((file) => ({ ...file, path: `${modulePath(data.id)}/${file.path}` }))
}

function planModules(view: PackView, data: PackData, lineOf: LineOf): ModulePlan[] {
  const byFile = new Map<string, Written[]>()
  for (const [kind, entities] of view.entities) {
    for (const entity of entities.values()) {
      const file = entity.layers.at(-1)?.source.file
      const value = data.content[kind][entity.id]
      if (file === undefined || value === undefined) continue
      const written = byFile.get(file) ?? []
      byFile.set(file, written)
      written.push({ kind, entity, value, line: lineOf(entity) })
    }
  }
  const taken = new Set<string>()
  return [...byFile]
    .map(([file, written]) => {
      const source = pathInPacks(file, view.stack)
      return planModule(uniquePath(source, taken), source, written)
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function planModule(path: string, source: string, written: Written[]): ModulePlan {
  written.sort((a, b) => a.line - b.line)
  const uses = usesOf(written.map(({ value }) => value))
  // What a module imports keeps its name, whatever its documents are called.
  const named = namer(uses.values)
  const constants = written.map((each) => ({ ...each, name: named(each.entity.id) }))
  return { path, source, uses, constants }
}

/** A file by its pack and its place in that, whatever folder the build was started from. */
function pathInPacks(file: string, stack: readonly Pack[]): string {
  const pack = stack
    .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
    .reduce<Pack | undefined>(
      (best, other) => (best && best.folder.length >= other.folder.length ? best : other),
      undefined,
    )
  const inside = pack && pack.folder !== '' ? file.slice(pack.folder.length + 1) : file
  return `${pack?.id ?? '_'}/${inside}`
}

/** `wild-blue/aircraft/us.yaml` becomes `wild-blue/aircraft/us`. */
function uniquePath(source: string, taken: Set<string>): string {
  const base = modulePath(source)
  let path = base
  for (let count = 2; taken.has(path.toLowerCase()); count++) path = `${base}-${count}`
  taken.add(path.toLowerCase())
  return path
}

function moduleStatements(plan: ModulePlan): StatementStructures[] {
  const types = new Set([...plan.constants.map(({ kind }) => pascalCase(kind)), ...plan.uses.types])
  const up = '../'.repeat(plan.path.split('/').length - 1)
  const imports: ImportDeclarationStructure = {
    kind: StructureKind.ImportDeclaration,
    leadingTrivia: `// Compiled by Skywright from ${commentLine(plan.source)}: edit that file and build again.\n`,
    moduleSpecifier: `${up}skywright.js`,
    namedImports: [
      ...[...types].sort().map((name) => ({ name, isTypeOnly: true })),
      ...[...plan.uses.values].sort().map((name) => ({ name })),
    ],
  }
  return [imports, ...plan.constants.map((constant) => constantStatement(constant, plan.source))]
}

const constantStatement = (constant: Constant, source: string): VariableStatementStructure => ({
  kind: StructureKind.VariableStatement,
  isExported: true,
  declarationKind: VariableDeclarationKind.Const,
  leadingTrivia: (writer) => {
    writer
      .newLine()
      .write(docComment(constant.value, constant.entity.id, `${basename(source)}:${constant.line}`))
      .newLine()
  },
  declarations: [
    {
      name: constant.name,
      initializer: (writer) => {
        writeValue(writer, constant.value)
        writer.write(` as const satisfies ${pascalCase(constant.kind)}`)
      },
    },
  ],
})

const basename = (path: string): string => path.slice(folderOf(path).length).replace(/^\//, '')

function indexStatements(data: PackData, plans: readonly ModulePlan[]): StatementStructures[] {
  const alias = (index: number): string => `module${index}`
  const imports = plans.map((plan, index): ImportDeclarationStructure => ({
    kind: StructureKind.ImportDeclaration,
    namespaceImport: alias(index),
    moduleSpecifier: `./${plan.path}.js`,
  }))
  const types: ImportDeclarationStructure = {
    kind: StructureKind.ImportDeclaration,
    leadingTrivia: `// Pack ${data.id} ${data.version}, compiled by Skywright.\n`,
    moduleSpecifier: './skywright.js',
    namedImports: [{ name: 'CompiledPack', isTypeOnly: true }],
  }
  const references = new Map(
    plans.flatMap((plan, index) =>
      plan.constants.map(
        ({ kind, entity, name }) => [`${kind} ${entity.id}`, `${alias(index)}.${name}`] as const,
      ),
    ),
  )
  return [types, ...imports, ...idUnions(data), packStatement(data, references)]
}

/** `type AircraftId = 'p-47c' | …`: a misspelt id does not compile. */
const idUnions = (data: PackData): StatementStructures[] =>
  KINDS.map((kind) => {
    const ids = Object.keys(data.content[kind])
    return {
      kind: StructureKind.TypeAlias,
      name: `${pascalCase(kind)}Id`,
      isExported: true,
      type: ids.length === 0 ? 'never' : ids.map((id) => `\n  | ${quoted(id)}`).join(''),
    }
  })

const packStatement = (
  data: PackData,
  references: ReadonlyMap<string, string>,
): VariableStatementStructure => ({
  kind: StructureKind.VariableStatement,
  isExported: true,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [
    {
      name: 'pack',
      initializer: (writer) => {
        const { content, ...header } = data
        writer.inlineBlock(() => {
          for (const [key, value] of Object.entries(header)) {
            writer.write(`${key}: `)
            writeValue(writer, value)
            writer.write(',').newLine()
          }
          writer.write('content: ').inlineBlock(() => {
            for (const kind of KINDS) {
              writer.write(`${kind}: `).inlineBlock(() => {
                for (const id of Object.keys(content[kind])) {
                  const reference = references.get(`${kind} ${id}`)
                  writer.write(`${quoted(id)}: `)
                  if (reference === undefined) writeValue(writer, content[kind][id] ?? null)
                  else writer.write(reference)
                  writer.write(',').newLine()
                }
              })
              writer.write(',').newLine()
            }
          })
        })
        writer.write(' as const satisfies CompiledPack')
      },
    },
  ],
})

const sourceMap = (plans: readonly ModulePlan[]): SourceMapEntry[] =>
  plans.flatMap((plan) =>
    plan.constants.map(({ name, kind, entity, line }) => ({
      module: `${plan.path}.ts`,
      constant: name,
      kind,
      id: entity.id,
      file: plan.source,
      line,
    })),
  )
