// Situations that no game comes to by itself: decks all but empty, markers and traits of every kind, hits, any step.
// Whatever is staged can be played to an end, and at each decision there is something to choose.
import { expect, it } from 'vitest'
import type { ElementSetup, MemberSetup, WildBlueSetup } from '../../runtime/index.ts'
import { numbers, playOut } from '../support/randomGames.ts'
import { hangar, start, wildBlueGame, wildBluePack } from '../support/wildBlue.ts'

const SITUATIONS = 800
const COUNTERS = ['full-throttle', 'heavy-gun', 'cockpit-hit', 'ace', 'veteran']
const TRAITS = ['agile', 'power-boost', 'turret-fighter']
const RATINGS = ['performance', 'horsepower', 'burst', 'gunner', 'speed', 'thrust', 'cannon-bonus']
const POSITIONS = ['tailed', 'disadvantaged', 'advantaged', 'tailing']
const LEVELS = ['very-low', 'low', 'medium', 'high', 'very-high']
const STEPS = ['wingman', 'altitude', 'leader', 'discard', 'draw']

const game = wildBlueGame()
const { bySide, options } = hangar()
const cards = Object.keys(Object.values(wildBluePack().content.deck)[0]?.cards ?? {})

it('every situation can be played to its end', { timeout: 60_000 }, () => {
  for (let number = 0; number < SITUATIONS; number++) {
    const setup = new Situation(number).setup
    try {
      const state = start(game, setup, `situation ${number}`)
      playOut(game, state, number, (step) => {
        for (const { leader, wingman } of step.state.table.elements)
          for (const { id, counters } of wingman ? [leader, wingman] : [leader])
            if (Object.values(counters).some((count) => count < 0))
              throw new Error(`${id} has spent too much`)
      })
      expect(game.outcome(state)).toBeDefined()
    } catch (cause) {
      throw new Error(`situation ${number}: ${JSON.stringify(setup)}`, { cause })
    }
  }
})

/** All of it comes from one number. */
class Situation {
  readonly setup: WildBlueSetup
  readonly #pick: (below: number) => number
  /** By side; each kind of card at most once, so that there is always a copy of it. */
  readonly #given: Readonly<Record<string, Set<string>>>

  constructor(number: number) {
    this.#pick = numbers(number)
    this.#given = Object.fromEntries(Object.keys(bySide).map((side) => [side, new Set<string>()]))
    this.setup = this.#make()
  }

  #make(): WildBlueSetup {
    const level = this.#one(LEVELS)
    const pairs = Array.from({ length: 1 + this.#pick(3) }, (_, pair) =>
      Object.keys(bySide).map((side) => this.#element(`${side}-${pair}`, side, level)),
    )
    const elements = pairs.flat()
    return {
      elements,
      options: Object.fromEntries(
        Object.entries(options).flatMap(([id, values]) => (this.#maybe() ? [[id, this.#one(values)]] : [])),
      ),
      decks: Object.fromEntries(
        Object.keys(bySide).flatMap((side) =>
          this.#maybe() ? [[side, { onlyTop: true, top: this.#some(side), discards: this.#some(side) }]] : [],
        ),
      ),
      situation: {
        turn: 1 + this.#pick(6),
        active: this.#one(elements).id ?? '',
        ...(this.#maybe() ? { step: this.#one(STEPS) } : {}),
        positions: pairs.flatMap(([one, other]) =>
          one?.id !== undefined && other?.id !== undefined && one.altitude === other.altitude && this.#maybe()
            ? [{ of: one.id, toward: other.id, is: this.#one(POSITIONS) }]
            : [],
        ),
      },
    }
  }

  #element(id: string, side: string, level: string): ElementSetup {
    return {
      id,
      side,
      aircraft: this.#one(bySide[side] ?? []),
      lone: this.#maybe(),
      altitude: this.#pick(4) === 0 ? this.#one(LEVELS) : level,
      leader: { ...this.#member(), hand: this.#some(side), ratings: this.#numbers(RATINGS) },
      wingman: this.#member(),
    }
  }

  #member(): MemberSetup {
    return {
      hits: this.#pick(3),
      ...(this.#maybe() ? { counters: this.#numbers(COUNTERS) } : {}),
      traits: Object.fromEntries(TRAITS.flatMap((id) => (this.#pick(4) === 0 ? [[id, true]] : []))),
    }
  }

  #maybe = (): boolean => this.#pick(2) === 0

  #one<T>(list: readonly T[]): T {
    const one = list[this.#pick(list.length)]
    if (one === undefined) throw new Error('there is nothing to choose from')
    return one
  }

  #numbers = (ids: readonly string[]): Record<string, number> =>
    Object.fromEntries(ids.flatMap((id) => (this.#pick(4) === 0 ? [[id, this.#pick(4)]] : [])))

  #some(side: string): string[] {
    const given = this.#given[side]
    return Array.from({ length: this.#pick(7) }, () => this.#one(cards)).filter((card) => {
      if (!given || given.has(card)) return false
      given.add(card)
      return true
    })
  }
}
