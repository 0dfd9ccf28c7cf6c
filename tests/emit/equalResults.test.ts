// The emitted modules and the in-memory form are the same pack: same data, same games.
import { expect, test } from 'vitest'
import { hashState, wildBlue, type WildBlueGame } from '../../runtime/index.ts'
import { emittedWildBlue, openWildBlue, start } from '../support/wildBlue.ts'

const SETUP = {
  elements: [
    { side: 'axis', aircraft: 'fw-190a', altitude: 'medium' },
    { side: 'allied', aircraft: 'p-47c', altitude: 'medium' },
  ],
}

const emitted = wildBlue.open(await emittedWildBlue())
const inMemory = openWildBlue()

test('both carry the same content hash', () => {
  expect(emitted.contentHash).toBe(inMemory.contentHash)
})

test('random games go the same way on both, decision by decision', () => {
  for (let seed = 0; seed < 60; seed++) {
    expect(trace(emitted, seed)).toEqual(trace(inMemory, seed))
  }
})

/** Every state and every choice of a game in which the seed also picks the choices. */
function trace(game: WildBlueGame, seed: number): unknown[] {
  const state = start(game, SETUP, `seed ${seed}`)
  const seen: unknown[] = []
  for (let step = 0; step < 200; step++) {
    const decision = game.decision(state)
    if (!decision) break
    const choice = decision.choices[(seed * 7919 + step * 104729) % decision.choices.length]
    if (!choice) break
    seen.push(choice, hashState(state))
    expect(game.apply(state, choice)).toBeUndefined()
  }
  return seen
}
