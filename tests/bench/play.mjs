// The running game beside boardgame.io's bare tic-tac-toe and the platform's own clone, as ratios in one run. The peer
// is installed here, into dist/, and is no part of the product.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..')
const out = join(root, 'dist', 'bench')
const peers = join(out, 'peers')
/** The game of its own tutorial, moves only: no rules beyond an empty cell, no ai, no log kept by us. */
const TIC_TAC_TOE = `
const { Client } = require('boardgame.io/dist/cjs/client.js')
const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: ({ G, playerID }, id) => { if (G.cells[id] === null) G.cells[id] = playerID } },
}
const play = (games) => {
  let moves = 0
  for (let game = 0; game < games; game++) {
    const client = Client({ game: TicTacToe, debug: false })
    client.start()
    for (let cell = 0; cell < 9; cell++) { client.moves.clickCell(cell); moves++ }
    client.stop()
  }
  return moves
}
play(100)
const start = performance.now()
const moves = play(300)
process.stdout.write(JSON.stringify({ us: ((performance.now() - start) * 1000) / moves }))
`
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const PEER = 'boardgame.io@0.50.2'

await build({
  entryPoints: { measurePlay: join(root, 'tests', 'bench', 'measurePlay.ts') },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
})
installPeer()

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const rounds = { decisions: [], fork: [], memory: [], peer: [] }
for (let round = 0; round < ROUNDS; round++) {
  process.stderr.write(`\rround ${round + 1} of ${ROUNDS} `)
  for (const what of ['decisions', 'fork', 'memory'])
    rounds[what].push(measure([join(out, 'measurePlay.mjs'), what]))
  rounds.peer.push(measure([join(peers, 'ticTacToe.cjs')]))
}
process.stderr.write('\n')

const of = (what, field) => median(rounds[what].map((result) => result[field]))
const us = (value) => `${value.toFixed(2)} µs`
const [decision, move] = [of('decisions', 'us'), of('peer', 'us')]
const [fork, clone] = [of('fork', 'us'), of('fork', 'cloneUs')]
const grown = of('memory', 'grown')

console.log(
  `\nWild blue, two elements a side, random play, ${ROUNDS} rounds, medians. Node ${process.version}.\n`,
)
table([
  [
    'a decision: legal choices and apply',
    "a move of boardgame.io's client",
    us(decision),
    us(move),
    part(move / decision),
    'at most 1/10',
  ],
  ['a fork of the state', 'structuredClone of it', us(fork), us(clone), part(clone / fork), 'at most 1/20'],
  [
    'memory after 4,000 more games',
    'before them',
    mb(of('memory', 'before') + grown),
    mb(of('memory', 'before')),
    (1 + grown / of('memory', 'before')).toFixed(2),
    'about 1',
  ],
])
console.log(`\n${Math.round(1e6 / decision).toLocaleString('en')} decisions a second.`)

function measure(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`)
  return JSON.parse(stdout)
}

function installPeer() {
  mkdirSync(peers, { recursive: true })
  writeFileSync(join(peers, 'package.json'), '{ "private": true }\n')
  if (!existsSync(join(peers, 'node_modules', 'boardgame.io'))) {
    console.error(`installing ${PEER} for the comparison`)
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', PEER], {
      cwd: peers,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`${PEER} could not be installed`)
  }
  createRequire(join(peers, 'package.json')).resolve('boardgame.io/dist/cjs/client.js')
  writeFileSync(join(peers, 'ticTacToe.cjs'), TIC_TAC_TOE)
}

function part(times) {
  return `1/${times < 10 ? times.toFixed(1) : Math.round(times)}`
}

function mb(value) {
  return `${(value / 1e6).toFixed(1)} MB`
}

function table(rows) {
  const all = [['measured', 'reference', '', '', 'ratio', 'wanted'], ...rows]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  for (const row of all) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
}
