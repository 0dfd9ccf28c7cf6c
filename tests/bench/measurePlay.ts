// One measurement of the running game in a fresh process, printed as JSON.
import { lower, Workspace } from '../../compiler/index.ts'
import { loadPack, wildBlue } from '../../runtime/index.ts'
import type { WildBlueSetup, WildBlueState } from '../../runtime/index.ts'
import { wildBlueFiles } from '../support/content.ts'
import { numbers } from '../support/randomGames.ts'

const [what = ''] = process.argv.slice(2)

const game = open()
const setup: WildBlueSetup = {
  elements: [
    { side: 'axis', aircraft: 'mc-202' },
    { side: 'allied', aircraft: 'p-47c' },
    { side: 'axis', aircraft: 'fw-190a' },
    { side: 'allied', aircraft: 'p-38j' },
  ],
}

function open() {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text)
  const [view] = workspace.analyse().views
  if (!view) throw new Error('no pack')
  return wildBlue.open(loadPack(lower(view)))
}

/** Random play, each decision from all its legal choices; gives how many decisions there were. */
function play(number: number, each?: (state: WildBlueState) => void): number {
  const { state, refusal } = game.setup(setup, `bench ${number}`)
  if (refusal) throw new Error(refusal.code)
  const pick = numbers(number)
  for (let decisions = 0; ; decisions++) {
    const decision = game.decision(state)
    if (!decision) return decisions
    each?.(state)
    // Leaving early would leave little to measure.
    const stays = decision.choices.filter(({ do: what }) => what !== 'disengage')
    const input = stays[pick(stays.length)]
    if (!input || game.apply(state, input)) throw new Error('a choice that is none')
  }
}

const heap = (): number => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const MEASURES: Readonly<Record<string, () => object>> = {
  /** Decisions a second, legal choices and apply, after warming up. */
  decisions() {
    for (let number = 0; number < 100; number++) play(number)
    const start = performance.now()
    let decisions = 0
    for (let number = 100; number < 1600; number++) decisions += play(number)
    return { us: ((performance.now() - start) * 1000) / decisions }
  },

  /** A fork of states from the middle of games, beside a structured clone of the same states. */
  fork() {
    const states: WildBlueState[] = []
    for (let number = 0; number < 20; number++)
      play(number, (state) => {
        if (states.length < 400) states.push(game.clone(state))
      })
    const timed = (copy: (state: WildBlueState) => unknown, rounds: number): number => {
      for (const state of states) copy(state)
      const start = performance.now()
      for (let round = 0; round < rounds; round++) for (const state of states) copy(state)
      return ((performance.now() - start) * 1000) / (rounds * states.length)
    }
    return { us: timed((state) => game.clone(state), 200), cloneUs: timed(structuredClone, 10) }
  },

  /** Memory once all code is warm, and after four times as many games. */
  memory() {
    for (let number = 0; number < 1000; number++) play(number)
    const before = heap()
    for (let number = 1000; number < 5000; number++) play(number)
    return { before, grown: heap() - before }
  },
}

const measured = MEASURES[what]
if (!measured) throw new Error(`unknown measure "${what}"`)
process.stdout.write(JSON.stringify(measured()))
