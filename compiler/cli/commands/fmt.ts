// skywright fmt: canonical layout, comments kept, files replaced whole or not at all.
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatYaml } from '../../format/formatYaml.ts'
import { EXIT, type Command } from '../command.ts'
import { givenFiles } from '../host/loadWorkspace.ts'
import { fileNames } from '../host/names.ts'
import { decode, linkLeavingFolder, tooLargeToRead } from '../host/readFiles.ts'
import { replaceFile } from '../host/replaceFile.ts'

export const fmt: Command = {
  name: 'fmt',
  synopsis: '[paths…] [--check]',
  summary: 'Bring YAML into canonical layout, comments kept',
  example: 'skywright fmt content --check',
  options: { check: { type: 'boolean' } },
  help: { check: 'change nothing; list what is not in canonical layout and fail' },
  async run(call) {
    const checking = call.options['check'] === true
    const results: { name: string; result: Result }[] = []
    const given = call.paths.length === 0 ? ['.'] : call.paths
    const names = fileNames(process.cwd(), process.cwd(), given)
    for (const { path, root } of givenFiles(given)) {
      results.push({ name: names.shown(path), result: await formatFile(path, root, checking) })
    }
    const of = (result: Result): string[] =>
      results.filter((each) => each.result === result).map(({ name }) => name)
    for (const name of of('unreadable'))
      process.stderr.write(`${name}: left alone, "skywright check" says why\n`)
    for (const name of of('changed'))
      process.stdout.write(`${name}${checking ? ' is not in canonical layout' : ''}\n`)
    const [changed, unreadable] = [of('changed').length, of('unreadable').length]
    process.stdout.write(
      `${results.length} ${results.length === 1 ? 'file' : 'files'}, ${changed} ${checking ? 'to format' : 'formatted'}.\n`,
    )
    return unreadable > 0 || (checking && changed > 0) ? EXIT.errors : EXIT.fine
  },
}

type Result = 'same' | 'changed' | 'unreadable'

async function formatFile(path: string, root: string, checking: boolean): Promise<Result> {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile() || linkLeavingFolder(path, root) || tooLargeToRead(stat.size)) return 'unreadable'
  const before = decode(readFileSync(path))
  const after = before === undefined ? undefined : await formatYaml(before)
  if (after === undefined) return 'unreadable'
  if (after === before) return 'same'
  if (!checking) replaceFile(resolve(path), after)
  return 'changed'
}
