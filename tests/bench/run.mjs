// npm run bench: speed and memory as ratios against a reference measured in the same run. Each figure is the
// median of rounds in fresh processes, the two sides taken in turn, so that a busy machine disturbs both alike.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { buildCli } from '../../compiler/cli/build.mjs'

const root = join(import.meta.dirname, '..', '..')
const out = join(root, 'dist', 'bench')
const CARDS = 3000
const ROUNDS = Number(process.env.ROUNDS ?? 7)

await build({
  entryPoints: { measure: join(root, 'tests', 'bench', 'measure.ts') },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
})
await buildCli()

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const measure = (what) => JSON.parse(run(['--expose-gc', join(out, 'measure.mjs'), what, String(CARDS)]))
const run = (args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`)
  return stdout
}

const rounds = { parse: [], check: [], emit: [], parseMemory: [], checkMemory: [] }
for (let round = 0; round < ROUNDS; round++) {
  process.stderr.write(`\rround ${round + 1} of ${ROUNDS} `)
  for (const what of Object.keys(rounds)) rounds[what].push(measure(what))
}
const commands = wholeCommands()
process.stderr.write('\n')

const of = (what, field) => median(rounds[what].map((result) => result[field]))
const ratio = (a, b) => (a / b).toFixed(2)

const parse = of('parse', 'ms')
const cold = of('check', 'ms')
const emit = of('emit', 'ms')
const values = of('parseMemory', 'values')
const trees = of('parseMemory', 'trees')
const kept = of('checkMemory', 'kept')

console.log(`${CARDS} aircraft cards, ${ROUNDS} rounds, medians. Node ${process.version}.\n`)
table([
  ['cold check', 'yaml.parse of the same text', ms(cold), ms(parse), ratio(cold, parse), 'at most 1.25'],
  [
    'the whole command',
    'a process that only parses',
    ms(commands.check),
    ms(commands.parse),
    ratio(commands.check, commands.parse),
    'at most 1.5',
  ],
  again('check again after an edit to a card', 'editMs'),
  again('… after the id of a card changed', 'idMs'),
  again('… after the ruleset declares another name', 'rulesetMs'),
  ['emit', 'cold check', ms(emit), ms(cold), ratio(emit, cold), 'at most 1'],
  [
    'memory kept by the workspace',
    'parsed documents, with positions',
    mb(kept),
    mb(trees),
    ratio(kept, trees),
    'at most 2',
  ],
  [
    'memory kept by the workspace',
    'parsed values alone',
    mb(kept),
    mb(values),
    ratio(kept, values),
    'at most 2',
  ],
])

function again(name, field) {
  const time = of('check', field)
  return [name, 'cold check', ms(time), ms(cold), `1/${Math.round(cold / time)}`, 'at most 1/50']
}

/** From the prompt to the last line: starting Node, loading code and reading files included. */
function wholeCommands() {
  const folder = mkdtempSync(join(tmpdir(), 'skywright-bench-'))
  try {
    for (const [path, text] of JSON.parse(run([join(out, 'measure.mjs'), 'files', String(CARDS)]))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const yaml = pathToFileURL(join(root, 'node_modules', 'yaml', 'dist', 'index.js')).href
    const parser = join(folder, 'parse.mjs')
    writeFileSync(
      parser,
      `import { readdirSync, readFileSync } from 'node:fs'
       import { join } from 'node:path'
       import { parse } from ${JSON.stringify(yaml)}
       for (const entry of readdirSync('pack', { recursive: true, withFileTypes: true }))
         if (entry.isFile()) for (const text of readFileSync(join(entry.parentPath, entry.name), 'utf8').split('---\\n')) parse(text)`,
    )
    const timed = (args) => {
      const start = performance.now()
      const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(stdout)
      return performance.now() - start
    }
    const times = { parse: [], check: [] }
    for (let round = 0; round < ROUNDS; round++) {
      times.parse.push(timed([parser]))
      times.check.push(timed([join(root, 'compiler', 'cli', 'skywright.js'), 'check', 'pack']))
    }
    return { parse: median(times.parse), check: median(times.check) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function ms(value) {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
}

function mb(value) {
  return `${(value / 1e6).toFixed(1)} MB`
}

function table(rows) {
  const all = [['measured', 'reference', '', '', 'ratio', 'wanted'], ...rows]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  for (const row of all) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
}
