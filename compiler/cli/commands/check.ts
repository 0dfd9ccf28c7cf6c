// skywright check: diagnostics of the given paths, once or after every change.
import { watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { EXIT, type Call, type Command } from '../command.ts'
import { loadWorkspace, type LoadedWorkspace } from '../host/loadWorkspace.ts'
import { FORMATS, formatAnalysis, formatOption, summaryOf, type Format } from '../output/format.ts'
import { UsageError } from '../usage.ts'

export const check: Command = {
  name: 'check',
  synopsis: '[paths…] [--format pretty|json|github] [--max-warnings N] [--watch]',
  summary: 'Check content and report every problem at once',
  example: 'skywright check content/wild-blue --max-warnings 0',
  options: {
    format: { type: 'string' },
    'max-warnings': { type: 'string' },
    watch: { type: 'boolean' },
  },
  help: {
    format: 'pretty (default), json, or github annotations',
    'max-warnings': 'fail when there are more warnings than this',
    watch: 'check again whenever a file changes',
  },
  run(call) {
    const format = formatOption(call.options['format'], FORMATS)
    const most = warningLimit(call)
    const loaded = loadWorkspace(call.paths.length === 0 ? ['.'] : call.paths)
    const code = report(loaded, format, most)
    return call.options['watch'] === true ? keepChecking(loaded, format, most) : code
  },
}

function warningLimit(call: Call): number {
  const text = call.options['max-warnings']
  if (text === undefined) return Infinity
  if (typeof text !== 'string' || !/^\d+$/.test(text))
    throw new UsageError(`--max-warnings takes a number, not "${String(text)}"`)
  return Number(text)
}

function report(loaded: LoadedWorkspace, format: Format, mostWarnings: number): number {
  const analysis = loaded.workspace.analyse()
  process.stdout.write(formatAnalysis(analysis, format, loaded))
  const { errors, warnings } = summaryOf(analysis)
  if (errors === 0 && warnings > mostWarnings) {
    process.stderr.write(`skywright: ${warnings} warnings, and --max-warnings allows ${mostWarnings}\n`)
  }
  return errors > 0 || warnings > mostWarnings ? EXIT.errors : EXIT.fine
}

/** Editors write a file in several steps; one report answers them all. */
const SETTLE_MS = 40

function keepChecking(loaded: LoadedWorkspace, format: Format, most: number): Promise<number> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const settle = (): void => {
    const touched = [...changed].filter((path) => loaded.reload(path))
    changed.clear()
    if (touched.length > 0) report(loaded, format, most)
  }
  const watchers = loaded.watched.map((path) => {
    const watcher: FSWatcher = watch(path, { recursive: true }, (_event, name) => {
      changed.add(name === null || path.endsWith(name) ? path : join(path, name))
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    })
    return watcher
  })
  process.stderr.write('Watching for changes; Ctrl+C ends.\n')
  return new Promise((resolve) => {
    process.once('SIGINT', () => {
      for (const watcher of watchers) watcher.close()
      resolve(EXIT.fine)
    })
  })
}
