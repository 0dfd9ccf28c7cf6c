// Inputs come from logs and from other people's programs: whatever stands in their fields, they are judged, never
// thrown at, and nothing is taken that is not offered.
import { describe, expect, it } from 'vitest'
import { hashState, type WildBlueInput } from '../../runtime/index.ts'
import { numbers, playOut, randomSetup } from '../support/randomGames.ts'
import { hangar, start, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()
const choices = hangar()

/** As JSON may hold them; the objects cannot be made a string of. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '1',
  '',
  'up',
  'down',
  'sideways',
  'heavy-gun',
  'ace',
  'scissors',
  'full-throttle',
  'in-my-sights',
  'maneuver',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  [],
  ['maneuver'],
  {},
  JSON.parse('{ "toString": 1, "valueOf": null }'),
]

const FIELDS = [
  'seat',
  'do',
  'by',
  'card',
  'counter',
  'as',
  'with',
  'target',
  'direction',
  'altitude',
  'amount',
] as const

describe('an input with strange fields', () => {
  it('is judged like any other', () => {
    for (let number = 0; number < 60; number++) {
      const pick = numbers(number)
      const state = start(game, randomSetup(choices, number), `game ${number}`)
      playOut(game, state, number, (step) => {
        const offered = new Set(step.choices.map(keyOf))
        const before = hashState(step.state)
        for (let tries = 0; tries < 12; tries++) {
          const input = strange(step.choices, pick)
          const told = `${JSON.stringify(input)} in game ${number}`
          const refusal = judged(() => game.whyNot(step.state, input), told)
          if (refusal === undefined) expect(offered, told).toContain(keyOf(input))
        }
        expect(hashState(step.state)).toBe(before)
      })
    }
  })
})

function judged<T>(judge: () => T, told: string): T {
  try {
    return judge()
  } catch (cause) {
    throw new Error(told, { cause })
  }
}

/** A legal input with a strange value or two in its fields, or without one of them. */
function strange(offered: readonly WildBlueInput[], pick: (below: number) => number): WildBlueInput {
  const input = new Map<string, unknown>(Object.entries(offered[pick(offered.length)] ?? {}))
  for (let changes = 1 + pick(2); changes > 0; changes--) {
    const field = FIELDS[pick(FIELDS.length)] ?? 'do'
    if (pick(8) === 0) input.delete(field)
    else input.set(field, STRANGE[pick(STRANGE.length)])
  }
  return Object.fromEntries(input) as unknown as WildBlueInput
}

/** Fields that the verb does not read make no difference. */
function keyOf(input: WildBlueInput): string {
  const read = new Set<string>(['seat', 'do', 'by', ...(READ[input.do] ?? [])])
  return JSON.stringify(
    Object.entries(input)
      .filter(([field]) => read.has(field))
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  )
}

const READ: Readonly<Record<string, readonly string[]>> = {
  'choose-altitude': ['altitude'],
  target: ['target'],
  attack: ['card', 'counter', 'as', 'with', 'target', 'direction'],
  respond: ['card', 'counter', 'as', 'with'],
  pay: ['card', 'counter'],
  discard: ['card'],
  draw: ['amount'],
}
