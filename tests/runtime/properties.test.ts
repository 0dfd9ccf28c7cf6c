import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashState, LOG_FORMAT, replay } from '../../runtime/index.ts'
import type { GameEvent, WildBlueInput, WildBlueSetup, WildBlueState } from '../../runtime/index.ts'
import { start, wildBlueFiles, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()
const rulesText = wildBlueFiles().get('content/wild-blue/rules.yaml') ?? ''
const known = new Set([...rulesText.matchAll(/- id: "?([^"\n]+)/g)].map(([, id]) => id))

const setups = fc.record({
  axis: fc.constantFrom('mc-202', 'bf-109g', 'bf-110c', 'fw-190a'),
  allied: fc.constantFrom('p-47c', 'spitfire-5', 'lagg-3', 'p-38j'),
  altitude: fc.constantFrom('very-low', 'medium', 'high'),
  position: fc.constantFrom('tailed', 'disadvantaged', 'neutral', 'advantaged', 'tailing'),
  axisFirst: fc.boolean(),
  seed: fc.string({ maxLength: 8 }),
})

type Drawn = typeof setups extends fc.Arbitrary<infer T> ? T : never

function setupOf({ axis, allied, altitude, position, axisFirst }: Drawn): WildBlueSetup {
  const elements = [
    { side: 'axis', aircraft: axis, altitude },
    { side: 'allied', aircraft: allied, altitude },
  ]
  return { elements: axisFirst ? elements : elements.reverse(), position }
}

/** Plays by the numbers given, at each decision the choice that the next of them picks. */
function playOut(state: WildBlueState, picks: readonly number[], each?: (state: WildBlueState) => void) {
  const inputs: WildBlueInput[] = []
  const events: GameEvent[] = []
  for (let decision = game.decision(state); decision; decision = game.decision(state)) {
    const { choices } = decision
    const input = choices[(picks[inputs.length % picks.length] ?? 0) % choices.length]
    if (!input) throw new Error('a decision without choices')
    each?.(state)
    expect(game.apply(state, input, (event) => events.push(event))).toBeUndefined()
    inputs.push(input)
    if (inputs.length > 200) throw new Error('the game does not end')
  }
  return { inputs, events }
}

const picks = fc.array(fc.nat(30), { minLength: 1, maxLength: 40 })

/** Every card of a side, wherever it is. */
function cardsOf(state: WildBlueState, side: string): string[] {
  const { table, frames } = state
  const chain = frames.flatMap((frame) => (frame.procedure === 'exchange' ? frame.chain : []))
  return [
    ...table.elements.filter((element) => element.side === side).flatMap(({ hand }) => hand),
    ...(table.piles[side]?.draw ?? []),
    ...(table.piles[side]?.discard ?? []),
    ...chain.filter(({ by }) => by.startsWith(`${side}.`)).map(({ card }) => card),
  ].sort()
}

describe('any game', () => {
  it('ends, offers only what it takes, and keeps all its cards', () => {
    fc.assert(
      fc.property(setups, picks, (drawn, numbers) => {
        const state = start(game, setupOf(drawn), drawn.seed)
        const decks = ['axis', 'allied'].map((side) => cardsOf(state, side))
        expect(decks.map((deck) => new Set(deck).size)).toEqual([110, 110])
        const { events } = playOut(state, numbers, (at) => {
          for (const choice of game.decision(at)?.choices ?? [])
            expect(game.whyNot(at, choice)).toBeUndefined()
          expect(['axis', 'allied'].map((side) => cardsOf(at, side))).toEqual(decks)
        })
        expect(game.outcome(state)).toBeDefined()
        for (const { rules } of events) {
          expect(rules).not.toHaveLength(0)
          for (const rule of rules) expect(known, `rule ${rule}`).toContain(rule)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is the same again from its log, with or without a listener', () => {
    fc.assert(
      fc.property(setups, picks, (drawn, numbers) => {
        const setup = setupOf(drawn)
        const state = start(game, setup, drawn.seed)
        const { inputs } = playOut(state, numbers)
        const { id: system, contentHash } = game
        const log = { format: LOG_FORMAT, system, contentHash, seed: drawn.seed, setup, inputs } as const
        const again = replay(game, JSON.parse(JSON.stringify(log)) as typeof log)
        expect(again.stopped).toBeUndefined()
        expect(hashState(again.state)).toBe(hashState(state))
      }),
      { numRuns: 100 },
    )
  })

  it('goes on alike after a clone or a JSON round trip at every decision, and a clone is independent', () => {
    fc.assert(
      fc.property(setups, picks, (drawn, numbers) => {
        let state = start(game, setupOf(drawn), drawn.seed)
        const kept = start(game, setupOf(drawn), drawn.seed)
        const { inputs } = playOut(kept, numbers)
        for (const input of inputs) {
          const clone = game.clone(state)
          const read = JSON.parse(JSON.stringify(state)) as WildBlueState
          expect(read).toEqual(clone)
          const before = hashState(state)
          game.apply(clone, input)
          expect(hashState(state)).toBe(before)
          game.apply(read, input)
          expect(hashState(read)).toBe(hashState(clone))
          state = read
        }
        expect(hashState(state)).toBe(hashState(kept))
      }),
      { numRuns: 60 },
    )
  })

  it('stops a replay at the first input that is refused', () => {
    const setup = setupOf({
      axis: 'mc-202',
      allied: 'p-47c',
      altitude: 'high',
      position: 'neutral',
      axisFirst: true,
      seed: '',
    })
    const inputs: WildBlueInput[] = [
      { seat: 'axis', do: 'pass' },
      { seat: 'axis', do: 'end' },
    ]
    const log = {
      format: LOG_FORMAT,
      system: game.id,
      contentHash: game.contentHash,
      seed: '',
      setup,
      inputs,
    } as const
    expect(replay(game, log).stopped).toMatchObject({ at: 0, refusal: { code: 'wrong-action' } })
  })
})
