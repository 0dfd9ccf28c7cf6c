// skywright build: typed modules and the compiled pack, written whole or not at all.
import { EXIT, type Command } from '../command.ts'
import { writePack } from '../host/writePack.ts'
import { loadWorkspace, type LoadedWorkspace } from '../host/loadWorkspace.ts'
import { formatAnalysis, summaryOf } from '../output/format.ts'
import { UsageError } from '../usage.ts'
import { lower } from '../../index.ts'

export const build: Command = {
  name: 'build',
  synopsis: '[paths…] --out DIR',
  summary: 'Compile packs to typed TypeScript modules',
  example: 'skywright build content/wild-blue --out build',
  options: { out: { type: 'string' } },
  help: { out: 'folder to write to, one folder a pack' },
  async run(call) {
    const { out } = call.options
    if (typeof out !== 'string' || out === '')
      throw new UsageError('build needs --out DIR; see "skywright build --help"')
    const loaded = loadWorkspace(call.paths.length === 0 ? ['.'] : call.paths)
    const { workspace } = loaded
    if (tellErrors(loaded, 'there are errors')) return EXIT.errors
    const { views: all } = workspace.analyse()
    const views = all.filter((view) => !workspace.isQuiet(view.pack.header.source.file))
    if (views.length === 0)
      throw new UsageError('there is no pack in the given paths: a pack has a pack.yaml')
    // A built pack holds all that lies below it.
    workspace.reportAll()
    if (tellErrors(loaded, 'there are errors in what it depends on')) return EXIT.errors
    const { emitPack } = await import('../../emit/emitPack.ts')
    const built = views.map((view) => {
      const data = lower(view)
      return { id: data.id, contentHash: data.contentHash, files: emitPack(view, data, workspace.lineOf) }
    })
    for (const pack of built) {
      const folder = writePack(out, pack.id, pack.files)
      process.stdout.write(
        `${pack.id}: ${pack.files.length} files in ${folder}, content ${pack.contentHash}\n`,
      )
    }
    return EXIT.fine
  },
}

function tellErrors(loaded: LoadedWorkspace, reason: string): boolean {
  const analysis = loaded.workspace.analyse()
  if (summaryOf(analysis).errors === 0) return false
  process.stdout.write(formatAnalysis(analysis, 'pretty', loaded))
  process.stderr.write(`skywright: nothing was written, because ${reason}\n`)
  return true
}
