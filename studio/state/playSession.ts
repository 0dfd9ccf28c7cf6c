// One fight on the pack as it is being edited. Each move is an input in a log; when the content changes, the log is
// played again on the new content as far as it goes.
import {
  loadPack,
  LOG_FORMAT,
  replay,
  wildBlue,
  type CompiledPack,
  type Decision,
  type GameEvent,
  type GameLog,
  type Outcome,
  type Refusal,
  type WildBlueGame,
  type WildBlueInput,
  type WildBlueSetup,
  type WildBlueState,
} from '../../runtime/index.ts'
import { createStore, type Store } from './store.ts'
import type { Studio } from './studio.ts'

export interface Fight {
  readonly log: GameLog<WildBlueSetup, WildBlueInput>
  readonly state: WildBlueState
  readonly events: readonly GameEvent[]
  readonly decision: Decision<WildBlueInput> | undefined
  readonly outcome: Outcome | undefined
}

export interface PlayState {
  readonly packs: readonly string[]
  readonly packId: string | undefined
  readonly pack: CompiledPack | undefined
  readonly game: WildBlueGame | undefined
  /** Whether the pack in play holds the latest edits. */
  readonly current: boolean
  readonly fight: Fight | undefined
  /** What an edit did to the fight, in a sentence. */
  readonly notice: string | undefined
  readonly refusal: Refusal | undefined
}

const NOTHING: PlayState = {
  packs: [],
  packId: undefined,
  pack: undefined,
  game: undefined,
  current: true,
  fight: undefined,
  notice: undefined,
  refusal: undefined,
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
      const again = before.packId === id && before.fight ? replayed(game, before.fight) : undefined
      this.store.set({ packs, packId: id, pack, game, current, fight: again?.fight, notice: again?.notice })
    }
  }

  begin(setup: WildBlueSetup, seed: string): void {
    const { game } = this.store.get()
    if (!game) return
    const log = {
      format: LOG_FORMAT,
      system: game.id,
      contentHash: game.contentHash,
      seed,
      setup,
      inputs: [],
    } as const
    const events: GameEvent[] = []
    const { state, refusal } = game.setup(setup, seed, (event) => events.push(event))
    if (refusal) this.store.set({ refusal })
    else this.store.set({ fight: fightFrom(game, log, state, events), refusal: undefined, notice: undefined })
  }

  choose(input: WildBlueInput): void {
    const { game, fight } = this.store.get()
    if (!game || !fight) return
    const state = game.clone(fight.state)
    const events = [...fight.events]
    const refusal = game.apply(state, input, (event) => events.push(event))
    if (refusal) {
      this.store.set({ refusal })
      return
    }
    const log = { ...fight.log, inputs: [...fight.log.inputs, input] }
    this.store.set({ fight: fightFrom(game, log, state, events), refusal: undefined, notice: undefined })
  }

  /** Takes the last input back. */
  undo(): void {
    const { game, fight } = this.store.get()
    if (!game || !fight || fight.log.inputs.length === 0) return
    const shorter = { ...fight, log: { ...fight.log, inputs: fight.log.inputs.slice(0, -1) } }
    this.store.set({ fight: replayed(game, shorter).fight, refusal: undefined, notice: undefined })
  }
}

function replayed(game: WildBlueGame, { log }: Fight): { fight: Fight | undefined; notice: string } {
  const events: GameEvent[] = []
  const { state, stopped } = replay(game, log, (event) => events.push(event))
  if (!state)
    return {
      fight: undefined,
      notice: 'After your edit this fight can no longer be set up. Begin a new one.',
    }
  const kept = stopped ? stopped.at : log.inputs.length
  const notice = stopped
    ? `After your edit, input ${stopped.at + 1} of ${log.inputs.length} is no longer legal: the fight stands before it.`
    : `Replayed on your edit: all ${log.inputs.length} inputs kept.`
  const shorter = { ...log, contentHash: game.contentHash, inputs: log.inputs.slice(0, kept) }
  return { fight: fightFrom(game, shorter, state, events), notice }
}

const fightFrom = (
  game: WildBlueGame,
  log: Fight['log'],
  state: WildBlueState,
  events: readonly GameEvent[],
): Fight => ({ log, state, events, decision: game.decision(state), outcome: game.outcome(state) })
