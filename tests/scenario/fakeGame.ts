// The smallest game that scenarios can be tried on: two players throw cards at each other in turn, and draw.
import type { Scenario, ScenarioInput } from '../../schemas/generated/compiled.ts'
import type { Game, Input, Refusal } from '../../runtime/kernel/game.ts'
import type { ScenarioHost } from '../../runtime/scenario/scenarioHost.ts'

const SEATS = ['red', 'blue'] as const
type Seat = (typeof SEATS)[number]

interface FakeState {
  turn: Seat
  hits: Record<Seat, number>
  hands: Record<Seat, string[]>
  deck: string[]
  drawn: number
  cheated: boolean
}

interface FakeSetup {
  readonly hands: Record<Seat, readonly string[]>
  readonly deck: readonly string[]
}

interface FakeInput extends Input {
  readonly card?: string
}

interface FakeView {
  readonly seat: string
  readonly hands: Partial<Record<Seat, readonly string[]>>
}

const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red')
const isSeat = (name: string): name is Seat => (SEATS as readonly string[]).includes(name)

function judge(state: FakeState, { seat, do: verb, card }: FakeInput): Refusal | undefined {
  if (seat !== state.turn) return { code: 'not-your-turn', rules: ['1.1'], facts: { turn: state.turn } }
  if (verb === 'cheat') return { code: 'no-cheating', rules: ['9.9'], facts: {} }
  if (verb === 'throw' && !state.hands[seat].includes(card ?? ''))
    return { code: 'not-held', rules: ['2.1'], facts: { card: card ?? null } }
  return undefined
}

export const fakeGame: Game<FakeState, FakeSetup, FakeInput, FakeView> = {
  id: 'fake',
  contentHash: '',
  setup({ hands, deck }) {
    if (deck.length > 3)
      return { refusal: { code: 'deck-too-large', rules: ['0.1'], facts: { cards: deck.length } } }
    return {
      state: {
        turn: 'red',
        hits: { red: 0, blue: 0 },
        hands: { red: [...hands.red], blue: [...hands.blue] },
        deck: [...deck],
        drawn: 0,
        cheated: false,
      },
    }
  },
  decision(state) {
    const seat = state.turn
    if (state.hits[seat] > 2) return undefined
    const cards = state.hands[seat].map((card) => ({ seat, do: 'throw', by: seat, card }))
    return {
      seat,
      kind: 'turn',
      by: seat,
      rules: ['1.0'],
      choices: [...cards, { seat, do: 'draw', by: seat }],
    }
  },
  whyNot: judge,
  apply(state, input, sink) {
    const refusal = judge(state, input)
    // A fault such as a rule system may have: it refuses and yet leaves a trace.
    if (refusal?.code === 'no-cheating') state.cheated = true
    if (refusal) return refusal
    const seat = input.seat as Seat
    if (input.do === 'draw') {
      state.hands[seat].push(state.deck.shift() ?? 'blank')
      state.drawn++
      sink?.({ kind: 'drawn', rules: ['3.1'], facts: { by: seat, cards: 1 }, seenBy: 'all' })
    } else {
      state.hands[seat].splice(state.hands[seat].indexOf(input.card ?? ''), 1)
      state.hits[other(seat)]++
      const facts = { by: seat, at: other(seat), card: input.card ?? '' }
      sink?.({ kind: 'thrown', rules: ['2.0', '2.2'], facts, seenBy: 'all' })
    }
    state.turn = other(seat)
    return undefined
  },
  cite: (_state, { do: verb }) => (verb === 'draw' ? ['3.0'] : ['2.9']),
  clone: (state) => JSON.parse(JSON.stringify(state)) as FakeState,
  view: ({ hands }, seat) => ({ seat, hands: isSeat(seat) ? { [seat]: hands[seat] } : {} }),
  outcome: ({ hits }) => {
    const loser = SEATS.find((seat) => hits[seat] > 2)
    return loser && { winner: other(loser), points: { [other(loser)]: 5 }, rules: ['4.0'] }
  },
  explain: ({ hits }, aircraft, rating) =>
    rating === 'strength' && isSeat(aircraft)
      ? {
          rating,
          printed: 3,
          changes: [{ rules: ['5.1'], from: 'hits', how: 'add', amount: -hits[aircraft], note: undefined }],
          total: 3 - hits[aircraft],
        }
      : undefined,
}

const nameOf = (name: string): Seat | undefined => (isSeat(name) ? name : undefined)

export const fakeHost: ScenarioHost<FakeState, FakeSetup, FakeInput, FakeView> = {
  stage: ({ setup }) => {
    const night = setup.night
    if (night) return { problems: [{ path: ['setup', 'night'], expected: 'daylight', found: 'night' }] }
    const handOf = (seat: Seat) => setup.units[seat]?.members?.['leader']?.hand ?? []
    return {
      setup: {
        hands: { red: handOf('red'), blue: handOf('blue') },
        deck: setup.decks?.['shared']?.top ?? [],
      },
    }
  },
  read: ({ turn }, { do: verb, by = turn, card }: ScenarioInput) =>
    ['throw', 'draw', 'cheat'].includes(verb)
      ? { input: { seat: by, do: verb, by, ...(card === undefined ? {} : { card }) } }
      : { problem: `"${verb}"` },
  aircraft: (_state, name) => nameOf(name),
  seatOf: (_state, name) => nameOf(name),
  seats: () => SEATS,
  words: new Set(['throw', 'draw', 'stone', 'egg', 'feather']),
  events: new Set(['thrown', 'drawn']),
  readers: {
    hits: ({ state }, { of }) => (isSeat(of) ? { facts: { is: state.hits[of] } } : undefined),
    hand: ({ state }, { of }) => (isSeat(of) ? { facts: { cards: state.hands[of] } } : undefined),
    deck: ({ state }) => ({ facts: { left: state.deck.length }, rules: ['3.9'] }),
    turn: ({ state, past }) => ({ facts: { turn: past.length, active: state.turn } }),
    drawn: ({ state, before }) => ({ facts: { is: state.drawn - (before?.drawn ?? 0) } }),
    state: ({ state }, { of }) => ({
      facts: { is: isSeat(of) && state.hits[of] > 0 ? ['present', 'damaged'] : ['present'] },
    }),
  },
  sights: { hand: ({ hands }, of) => isSeat(of) && hands[of] !== undefined },
  unused: ({ drawn }, { setup }) =>
    (setup.decks?.['shared']?.top ?? []).slice(drawn).map((card, index) => ({
      path: ['setup', 'decks', 'shared', 'top', drawn + index],
      expected: `${card} to be drawn`,
      found: 'it is still in the deck',
    })),
}

/** A scenario of the fake game, as lowering would give it. */
export const fakeScenario = (
  fields: Partial<Scenario>,
  hands: { readonly red?: readonly string[]; readonly blue?: readonly string[] } = {},
  deck: readonly string[] = [],
): Scenario => ({
  kind: 'scenario',
  id: 'fake',
  seed: 1,
  setup: {
    mode: 'dogfight',
    turn: 1,
    night: false,
    units: {
      red: {
        side: 'red',
        aircraft: 'x',
        lone: false,
        members: { leader: { hits: 0, hand: hands.red ?? [] } },
      },
      blue: {
        side: 'blue',
        aircraft: 'x',
        lone: false,
        members: { leader: { hits: 0, hand: hands.blue ?? [] } },
      },
    },
    decks: { shared: { top: deck, 'only-top': true } },
  },
  script: [],
  ...fields,
})
