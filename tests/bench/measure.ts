// One measurement in a fresh process, printed as JSON.
import { parse, parseDocument } from 'yaml'
import { lower, Workspace } from '../../compiler/index.ts'
import { emitPack } from '../../compiler/emit/emitPack.ts'
import { generatePack } from '../support/generatePack.ts'

const [what = '', cards = '3000'] = process.argv.slice(2)
const { files, documents } = generatePack(Number(cards))

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const heap = (): number => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const load = (): Workspace => {
  const workspace = new Workspace()
  for (const [path, text] of files) workspace.setFile(path, text)
  return workspace
}

const clean = (workspace: Workspace): void => {
  const first = workspace.analyse().diagnostics.find(({ severity }) => severity !== 'info')
  if (first)
    throw new Error(
      `the generated pack is not clean: ${first.file}:${first.range.start.line} ${first.message}`,
    )
}

const MEASURES: Readonly<Record<string, () => object>> = {
  files: () => [...files],

  parse: () => ({
    ms: timed(() => {
      for (const text of texts()) parse(text)
    }),
  }),

  check() {
    let workspace = new Workspace()
    const ms = timed(() => {
      workspace = load()
      clean(workspace)
    })
    return {
      ms,
      editMs: medianEdit(workspace, changeNumber),
      idMs: medianEdit(workspace, changeId),
      rulesetMs: medianEdit(workspace, declareNation),
    }
  },

  emit() {
    const workspace = load()
    const view = workspace.analyse().views[0]
    if (!view) throw new Error('no pack')
    return {
      ms: timed(() => {
        emitPack(view, lower(view), workspace.lineOf)
      }),
    }
  },

  parseMemory() {
    const before = heap()
    const values = texts().map((text) => parse(text) as unknown)
    const afterValues = heap()
    const trees = texts().map((text) => parseDocument(text))
    const afterTrees = heap()
    return {
      values: afterValues - before,
      trees: afterTrees - afterValues,
      held: values.length + trees.length,
    }
  },

  checkMemory() {
    const before = heap()
    const workspace = load()
    clean(workspace)
    return { kept: heap() - before, held: workspace.paths().length }
  },
}

/** The documents of the whole pack, as texts of their own. */
function texts(): string[] {
  const rest = [...files].filter(([path]) => !path.includes('/aircraft/')).map(([, text]) => text)
  return [...rest, ...documents]
}

interface Edit {
  readonly path: string
  readonly text: string
}

/** The nth of many edits, each in another file where there are as many. */
type EditOf = (workspace: Workspace, nth: number) => Edit

const EDITS = 30

function medianEdit(workspace: Workspace, editOf: EditOf): number {
  const times = Array.from({ length: EDITS }, (_, nth) => {
    const { path, text } = editOf(workspace, nth)
    if (text === workspace.file(path)?.text) throw new Error(`nothing was edited in ${path}`)
    return timed(() => {
      workspace.setFile(path, text)
      workspace.analyse()
    })
  })
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

const edited = (workspace: Workspace, path: string, pattern: RegExp, replacement: string): Edit => ({
  path,
  text: (workspace.file(path)?.text ?? '').replace(pattern, replacement),
})

const aircraftFile = (workspace: Workspace, nth: number): string => {
  const paths = workspace.paths().filter((path) => path.includes('/aircraft/'))
  return paths[nth % paths.length] ?? ''
}

const changeNumber: EditOf = (workspace, nth) =>
  edited(workspace, aircraftFile(workspace, nth), /method: "by eye/, 'method: "with care')

const changeId: EditOf = (workspace, nth) =>
  edited(workspace, aircraftFile(workspace, nth), /^id: .*/m, `id: renamed-${nth}`)

/** A word that every card might use: the names of the whole workspace change. */
const declareNation: EditOf = (workspace, nth) =>
  edited(
    workspace,
    'pack/ruleset.yaml',
    /^nations:$/m,
    `nations:\n  utopia-${nth}: { name: Utopia, side: axis, code: U }`,
  )

const measured = MEASURES[what]
if (!measured) throw new Error(`unknown measure "${what}"`)
process.stdout.write(JSON.stringify(measured()))
