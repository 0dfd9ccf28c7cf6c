// One fight on the pack as it is being edited. Each move is an input in a log; when the content changes, the log is
// played again on the new content as far as it goes.
import {
  beginLine,
  loadPack,
  playOn,
  undo,
  wildBlue,
  type CompiledPack,
  type Decision,
  type GameEvent,
  type Line,
  type Outcome,
  type Refusal,
  type WildBlueGame,
  type WildBlueInput,
  type WildBlueSetup,
  type WildBlueState,
} from '../../runtime/index.ts'
import { createStore, type Store } from './store.ts'
import type { Studio } from './studio.ts'

/** An event and the input it came of, counted from 1; 0 is the set-up. */
export interface FightEvent extends GameEvent {
  readonly input: number
}

export interface Fight {
  readonly line: Line<WildBlueState, WildBlueSetup, WildBlueInput>
  readonly events: readonly FightEvent[]
  readonly decision: Decision<WildBlueInput> | undefined
  readonly outcome: Outcome | undefined
}

/** What an edit did to the fight. */
export interface Replayed {
  readonly inputs: number
  readonly kept: number
  /** The input that is no longer legal, and why; without an input it is the set-up. */
  readonly stopped: { readonly input: WildBlueInput | undefined; readonly refusal: Refusal } | undefined
}

export interface PlayState {
  readonly packs: readonly string[]
  readonly packId: string | undefined
  readonly pack: CompiledPack | undefined
  readonly game: WildBlueGame | undefined
  /** Whether the pack in play holds the latest edits. */
  readonly current: boolean
  readonly fight: Fight | undefined
  readonly replayed: Replayed | undefined
  /** Why the set-up or the input just tried was not taken. */
  readonly refusal: Refusal | undefined
  /** The form of a new fight; put aside while one is going on. */
  readonly settingUp: boolean
  /** The rule that is being read. */
  readonly rule: string | undefined
}

const NOTHING: PlayState = {
  packs: [],
  packId: undefined,
  pack: undefined,
  game: undefined,
  current: true,
  fight: undefined,
  replayed: undefined,
  refusal: undefined,
  settingUp: true,
  rule: undefined,
}

export class PlaySession {
  readonly store: Store<PlayState> = createStore(NOTHING)
  readonly #studio: Studio

  constructor(studio: Studio) {
    this.#studio = studio
    let { mode, checked } = { mode: '', checked: studio.store.get().checked }
    const follow = (): void => {
      const now = studio.store.get()
      if (now.mode === 'play' && now.ready && (mode !== 'play' || now.checked !== checked))
        void this.refresh()
      mode = now.mode
      checked = now.checked
    }
    studio.store.subscribe(follow)
    follow()
  }

  /** Takes over the pack as it stands now. */
  async refresh(wanted = this.store.get().packId): Promise<void> {
    const packs = this.#studio.store.get().outline.flatMap(({ id }) => (id === undefined ? [] : [id]))
    const id = wanted !== undefined && packs.includes(wanted) ? wanted : packs[0]
    if (id === undefined) {
      this.store.set({ ...NOTHING })
      return
    }
    const { data, current } = await this.#studio.compiler.pack(id)
    const before = this.store.get()
    if (data?.system !== wildBlue.id) {
      this.store.set({ ...NOTHING, packs, packId: id, current })
    } else if (before.packId === id && before.pack?.contentHash === data.contentHash) {
      this.store.set({ packs, current })
    } else {
      const pack = loadPack(data)
      const game = wildBlue.open(pack)
      const again = before.packId === id && before.fight ? replay(game, before.fight) : undefined
      const { fight, replayed } = again ?? {}
      this.store.set({
        ...{ packs, packId: id, pack, game, current, fight, replayed, refusal: undefined },
        settingUp: before.settingUp || !fight,
      })
    }
  }

  begin(setup: WildBlueSetup, seed: string): void {
    const { game } = this.store.get()
    if (!game) return
    const { fight, refusal } = begun(game, setup, seed)
    if (refusal) this.store.set({ refusal })
    else this.store.set({ fight, refusal: undefined, replayed: undefined, settingUp: false, rule: undefined })
  }

  choose(input: WildBlueInput): void {
    const { game, fight } = this.store.get()
    if (!game || !fight) return
    const next = after(game, fight, input)
    if (next.refusal) this.store.set({ refusal: next.refusal })
    else this.store.set({ fight: next.fight, refusal: undefined, replayed: undefined })
  }

  /** Takes the last input back. */
  undo(): void {
    const { game, fight } = this.store.get()
    if (!game || !fight || fight.line.log.inputs.length === 0) return
    const line = undo(game, fight.line)
    const events = fight.events.filter(({ input }) => input <= line.log.inputs.length)
    this.store.set({ fight: fightFrom(game, line, events), refusal: undefined, replayed: undefined })
  }

  setUp(settingUp: boolean): void {
    this.store.set({ settingUp, refusal: undefined })
  }

  /** Opens the line of a rule, or closes it. */
  readRule(rule: string | undefined): void {
    this.store.set({ rule })
  }
}

type Next =
  { readonly fight: Fight; readonly refusal?: never } | { readonly refusal: Refusal; readonly fight?: never }

function begun(game: WildBlueGame, setup: WildBlueSetup, seed: string): Next {
  const events: FightEvent[] = []
  const { line, refusal } = beginLine(game, setup, seed, (event) => events.push({ ...event, input: 0 }))
  return refusal ? { refusal } : { fight: fightFrom(game, line, events) }
}

function after(game: WildBlueGame, { line, events }: Fight, input: WildBlueInput): Next {
  const told = [...events]
  const at = line.log.inputs.length + 1
  const played = playOn(game, line, input, (event) => told.push({ ...event, input: at }))
  return played.refusal ? { refusal: played.refusal } : { fight: fightFrom(game, played.line, told) }
}

/** The same set-up, seed and inputs on other content, as far as they are still legal. */
function replay(
  game: WildBlueGame,
  { line: { log } }: Fight,
): { fight: Fight | undefined; replayed: Replayed } {
  const inputs = log.inputs.length
  const start = begun(game, log.setup, log.seed)
  if (start.refusal) {
    const stopped = { input: undefined, refusal: start.refusal }
    return { fight: undefined, replayed: { inputs, kept: 0, stopped } }
  }
  let { fight } = start
  for (const [kept, input] of log.inputs.entries()) {
    const next = after(game, fight, input)
    if (next.refusal) return { fight, replayed: { inputs, kept, stopped: { input, refusal: next.refusal } } }
    fight = next.fight
  }
  return { fight, replayed: { inputs, kept: inputs, stopped: undefined } }
}

const fightFrom = (game: WildBlueGame, line: Fight['line'], events: readonly FightEvent[]): Fight => ({
  line,
  events,
  decision: game.decision(line.state),
  outcome: game.outcome(line.state),
})
