// npm run mutate: do the scenarios notice when one number, one entry or one condition of the content changes?
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { yamlFilesIn } from '../../compiler/cli/host/readFiles.ts'
import { progress } from '../../compiler/cli/output/progress.ts'
import { Workspace } from '../../compiler/index.ts'
import { ACCEPTED } from './accepted.ts'
import { collectMutants, type Tracks } from './collectMutants.ts'
import { labelOf, type Mutant } from './mutant.ts'
import type { Files } from './mutationBench.ts'
import { formatReport, shareOf, type Tried } from './report.ts'
import { tryAll } from './tryAll.ts'

/** Below this share the run fails. */
const LEAST = 90

const { values, positionals } = parseArgs({
  options: {
    workers: { type: 'string', default: '2' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    least: { type: 'string', default: String(LEAST) },
  },
  allowPositionals: true,
})

const folders = positionals.length > 0 ? positionals : [join('content', 'wild-blue')]
const files: Files = Object.fromEntries(
  folders.flatMap(yamlFilesIn).map((path) => [path, readFileSync(path, 'utf8')]),
)
const only = new RegExp(values.only ?? '')
const mutants = mutantsOf(files).filter((mutant) => only.test(labelOf(mutant)))

if (values.list)
  process.stdout.write(mutants.map((each) => `${each.file}:${each.line}  ${labelOf(each)}\n`).join(''))
else process.exitCode = await run(mutants)

async function run(all: readonly Mutant[]): Promise<number> {
  const here = dirname(fileURLToPath(import.meta.url))
  const memory = join(here, 'killers.json')
  const killers = existsSync(memory)
    ? (JSON.parse(readFileSync(memory, 'utf8')) as Record<string, string>)
    : {}
  const start = Date.now()
  let failing: readonly string[] = []
  const shown = progress('mutant', all.length)
  const tried = await tryAll(all, {
    script: new URL('worker.mjs', import.meta.url),
    workers: Number(values.workers),
    files,
    pack: playedPack(),
    kills: countsOf(Object.values(killers)),
    killers,
    progress: shown.at,
    failing: (scenarios) => (failing = scenarios),
  })
  shown.end()
  mkdirSync(here, { recursive: true })
  writeFileSync(memory, JSON.stringify({ ...killers, ...killersOf(tried) }))
  process.stdout.write(formatReport(tried, ACCEPTED))
  if (failing.length > 0)
    process.stderr.write(`Not asked, as they fail on the unchanged content: ${failing.join(', ')}.\n`)
  process.stdout.write(`${((Date.now() - start) / 1000).toFixed(0)} s, ${values.workers} workers.\n`)
  const { played, killed } = shareOf(tried)
  const enough = 100 * killed >= Number(values.least) * played
  if (!enough) process.stderr.write(`Fewer than ${values.least} % are killed.\n`)
  return enough ? 0 : 1
}

function killersOf(tried: readonly Tried[]): Record<string, string> {
  return Object.fromEntries(
    tried.flatMap(({ mutant, fate }) => (fate.fate === 'killed' ? [[labelOf(mutant), fate.by]] : [])),
  )
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** The pack in the last of the folders: what lies below it is among the others. */
function playedPack(): string {
  const text = readFileSync(join(folders.at(-1) ?? '', 'pack.yaml'), 'utf8')
  return /^id: *(\S+)/m.exec(text)?.[1] ?? ''
}

function mutantsOf(all: Files): Mutant[] {
  const tracks = tracksOf(all)
  return Object.entries(all).flatMap(([file, text]) => collectMutants(file, text, tracks))
}

function tracksOf(all: Files): Tracks {
  const workspace = new Workspace()
  for (const [file, text] of Object.entries(all)) workspace.setFile(file, text)
  const ruleset = workspace.analyse().views.find(({ pack }) => pack.id === playedPack())?.ruleset?.value
  const idsOf = (field: string): string[] =>
    ((ruleset?.[field] ?? []) as readonly { readonly id: string }[]).map(({ id }) => id)
  return { altitude: idsOf('altitudes'), position: idsOf('positions') }
}
