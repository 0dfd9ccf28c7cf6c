// What holds in every game, whatever the aircraft, the options and the choices. `npm test` plays 2,000 games,
// `npm run games` as many as it is told; each game is made from its number.
import { describe, expect, it } from 'vitest'
import { branchAt, hashState, LOG_FORMAT, replay, undo } from '../../runtime/index.ts'
import type { GameEvent, WildBlueInput, WildBlueState } from '../../runtime/index.ts'
import { numbers, playOut, randomSetup, type Step } from '../support/randomGames.ts'
import { hangar, ruleIds, start, wildBlueGame, wildBluePack } from '../support/wildBlue.ts'

const GAMES = Number(process.env['GAMES'] ?? 2000)
const FIRST = Number(process.env['FIRST_GAME'] ?? 0)

const game = wildBlueGame()
const choices = hangar()
const rules = ruleIds()
const deck = Object.values(wildBluePack().content.deck)[0]
const DECK_SIZE = Object.values(deck?.cards ?? {}).reduce((sum, { copies }) => sum + copies, 0)

const setupOf = (number: number) => randomSetup(choices, number)
const begin = (number: number): WildBlueState => start(game, setupOf(number), `game ${number}`)

/** Runs over all games, naming the one that fails. */
function everyGame(games: number, play: (number: number) => void): void {
  for (let number = FIRST; number < FIRST + games; number++) {
    try {
      play(number)
    } catch (error) {
      throw new Error(`game ${number}: ${JSON.stringify(setupOf(number))}`, { cause: error })
    }
  }
}

/** Every card of a side, wherever it is. */
function cardsOf({ table, frames }: WildBlueState, side: string): string[] {
  const own = table.elements.filter((element) => element.side === side)
  const names = new Set(own.flatMap(({ leader, wingman }) => [leader.id, wingman?.id]))
  const played = frames.flatMap((frame) => (frame.procedure === 'exchange' ? frame.chain : []))
  return [
    ...own.flatMap(({ hand, miniHand }) => [...hand, ...miniHand]),
    ...(table.piles[side]?.draw ?? []),
    ...(table.piles[side]?.discard ?? []),
    ...played.flatMap(({ by, card }) => (card !== null && names.has(by) ? [card] : [])),
  ]
}

describe('any game', () => {
  it(`keeps every card, every bond and every hit, and ends (${GAMES} games)`, { timeout: 6_000_000 }, () => {
    everyGame(GAMES, (number) => {
      const state = begin(number)
      const hits = new Map<string, number>()
      playOut(game, state, number, (step) => {
        checkCards(step.state)
        checkBonds(step.state)
        checkHits(step.state, hits)
        checkBursts(step)
      })
      if (!game.outcome(state)) throw new Error('no outcome')
      checkCards(state)
    })
  })

  it('is the same again from its log, as JSON and with a listener, and undo is exact', () => {
    everyGame(GAMES / 20, (number) => {
      const state = begin(number)
      const trail: string[] = []
      const inputs = playOut(game, state, number, (step) => trail.push(hashState(step.state)))
      const { id: system, contentHash } = game
      const setup = setupOf(number)
      const seed = `game ${number}`
      const log = { format: LOG_FORMAT, system, contentHash, seed, setup, inputs } as const
      const events: GameEvent[] = []
      const again = replay(game, JSON.parse(JSON.stringify(log)) as typeof log, (event) => events.push(event))
      expect(again.stopped).toBeUndefined()
      expect(hashState(again.state)).toBe(hashState(state))
      for (const { rules: cited, kind } of events) checkRules(cited, kind)
      const at = numbers(number)(inputs.length)
      const line = branchAt(game, { log, state }, at + 1)
      expect(hashState(undo(game, line).state)).toBe(trail[at])
    })
  })

  it('goes on alike after a JSON round trip at every decision, and a fork is independent', () => {
    everyGame(GAMES / 40, (number) => {
      const played = begin(number)
      const inputs = playOut(game, played, number)
      let state = begin(number)
      for (const input of inputs) {
        const fork = game.clone(state)
        const read = JSON.parse(JSON.stringify(state)) as WildBlueState
        expect(read).toEqual(fork)
        const before = hashState(state)
        game.apply(fork, input)
        expect(hashState(state)).toBe(before)
        game.apply(read, input)
        expect(hashState(read)).toBe(hashState(fork))
        state = read
      }
      expect(hashState(state)).toBe(hashState(played))
    })
  })

  it('shows nobody a card that is hidden from them', () => {
    everyGame(GAMES / 10, (number) => {
      const pick = numbers(number)
      playOut(game, begin(number), number, ({ state }) => {
        if (pick(6) > 0) return
        for (const seat of ['axis', 'allied']) {
          const seen = JSON.stringify(game.view(state, seat))
          expect(JSON.stringify(game.view(swapHidden(state, seat, pick), seat))).toBe(seen)
        }
      })
    })
  })

  it('offers just what it takes: whyNot answers for any well-formed input', () => {
    everyGame(GAMES / 20, (number) => {
      const pick = numbers(number)
      const seen: WildBlueInput[] = []
      playOut(game, begin(number), number, ({ state, choices: offered }) => {
        const keys = new Set(offered.map(keyOf))
        expect(keys.size).toBe(offered.length)
        seen.push(...offered)
        const before = hashState(state)
        for (let tries = 0; tries < 8; tries++) {
          const input = mutated(seen, pick)
          const refusal = game.whyNot(state, input)
          if (refusal) checkRules(refusal.rules, refusal.code)
          expect(refusal === undefined, `${keyOf(input)} ${JSON.stringify(refusal)}`).toBe(
            keys.has(keyOf(input)),
          )
        }
        expect(hashState(state)).toBe(before)
      })
    })
  })
})

/** Whatever is told cites rules, and only such as are in the index. */
function checkRules(cited: readonly string[], what: string): void {
  expect(cited, what).not.toHaveLength(0)
  for (const rule of cited) expect(rules, `${what} cites ${rule}`).toContain(rule)
}

/** [2.2] */
function checkCards(state: WildBlueState): void {
  for (const side of ['axis', 'allied']) {
    const cards = cardsOf(state, side)
    if (cards.length !== DECK_SIZE || new Set(cards).size !== DECK_SIZE)
      throw new Error(`${side} has ${cards.length} cards, ${new Set(cards).size} different ones`)
  }
}

/** [7.5.1a] One engagement a leader, between enemies that fly at one altitude; the other sees the opposite (7.1). */
function checkBonds({ table, frames }: WildBlueState): void {
  const bound = table.engagements.flatMap(({ of, toward }) => [of, toward])
  if (new Set(bound).size !== bound.length) throw new Error('a leader is engaged twice')
  for (const { of, toward, position } of table.engagements) {
    const [left, right] = [of, toward].map((id) => table.elements.find((each) => each.id === id))
    if (!left || !right || left.side === right.side) throw new Error('friends are engaged')
    if (position === 'neutral') throw new Error('a neutral leader is engaged')
    if (left.leader.fate !== 'flying' || right.leader.fate !== 'flying')
      throw new Error('a leader that is gone is engaged')
    const moving = frames.some((frame) => frame.procedure === 'altitude-change')
    if (left.altitude !== right.altitude && !moving) throw new Error('engaged at two altitudes')
  }
}

/** [9.3] Hits never fall; the leader's do once, when the wingman takes over (11.2b). */
function checkHits({ table }: WildBlueState, before: Map<string, number>): void {
  for (const { leader, wingman } of table.elements) {
    const key = `${leader.id} ${wingman?.promoted === true ? 'promoted' : 'first'}`
    for (const [id, hits] of [
      [key, leader.hits],
      [`${leader.id} wingman`, wingman?.hits ?? 0],
    ] as const) {
      if (hits < (before.get(id) ?? 0)) throw new Error(`${id} has lost hits`)
      before.set(id, hits)
    }
  }
}

/** [6.1a, 10.6.2] What a step has fired is within its rating as it stands, and within what any step could have. */
function checkBursts({ state, choice }: Step): void {
  const step = state.frames.find((frame) => frame.procedure === 'leader-step')
  if (!step || choice.do !== 'attack') return
  const total = (rating: string): number => game.explain(state, choice.by, rating)?.total ?? 0
  const after = game.clone(state)
  game.apply(after, choice)
  const then = after.frames.find((frame) => frame.procedure === 'leader-step')
  if (!then) return
  const perCard = state.table.options['gunner-limit'] === 'card'
  if (then.bursts > step.bursts && then.bursts > total('burst') + step.gained)
    throw new Error(`${then.bursts} bursts of ${total('burst')} and ${step.gained}`)
  if (then.gunnerBursts > step.gunnerBursts && !perCard && then.gunnerBursts > total('gunner'))
    throw new Error(`${then.gunnerBursts} bursts of a gunner with ${total('gunner')}`)
}

/** Other hidden cards in place of those the seat cannot see; what it has seen stays. */
function swapHidden(state: WildBlueState, seat: string, pick: (below: number) => number): WildBlueState {
  const other = game.clone(state)
  const levels = wildBluePack().content.ruleset['wild-blue']?.altitudes.map(({ id }) => id) ?? []
  for (const [side, piles] of Object.entries(other.table.piles)) {
    const hidden = other.table.elements.filter((each) => each.side === side && each.seat !== seat)
    const under = piles.discard.slice(0, -1)
    const hands = hidden.flatMap(({ hand, miniHand }) => [...hand, ...miniHand])
    const pool = mixed([...piles.draw, ...under, ...hands], pick)
    const taken = (count: number): string[] => pool.splice(0, count)
    const draw = taken(piles.draw.length)
    const discard = [...taken(under.length), ...piles.discard.slice(-1)]
    other.table.piles = { ...other.table.piles, [side]: { ...piles, draw, discard } }
    for (const element of hidden) {
      element.hand = taken(element.hand.length)
      element.miniHand = taken(element.miniHand.length)
      if (element.secretAltitude !== null) element.secretAltitude = levels[pick(levels.length)] ?? ''
    }
  }
  return other
}

function mixed(cards: readonly string[], pick: (below: number) => number): string[] {
  const pool = [...cards]
  for (let at = pool.length - 1; at > 0; at--) {
    const to = pick(at + 1)
    const [left = '', right = ''] = [pool[at], pool[to]]
    pool[at] = right
    pool[to] = left
  }
  return pool
}

const keyOf = (input: WildBlueInput): string =>
  JSON.stringify(Object.entries(input).sort(([left], [right]) => (left < right ? -1 : 1)))

/** An input seen before, as it is or with a field of another one: well formed, and mostly wrong. */
function mutated(seen: readonly WildBlueInput[], pick: (below: number) => number): WildBlueInput {
  const [one, other] = [seen[pick(seen.length)], seen[pick(seen.length)]]
  if (!one || !other) throw new Error('nothing was offered')
  if (pick(3) === 0) return one
  const mixed = { ...one } as Record<string, unknown>
  for (const [name, value] of Object.entries(other))
    if (name !== 'do' && name in mixed && pick(2) === 0) mixed[name] = value
  return mixed as unknown as WildBlueInput
}
