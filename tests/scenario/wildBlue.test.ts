// Scenarios of the dogfight: what their documents may leave out, and what their expectations find on the table.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EVENT_KINDS } from '../../runtime/systems/wild-blue/eventKinds.ts'
import { playScenarios } from '../support/scenarios.ts'

const failuresOf = (document: string) => playScenarios(document)[0]?.run.failures

const expected = (document: string) => failuresOf(document)?.map((failure) => failure.found)

const FROM_THE_START = `kind: scenario
id: from-the-start
setup:
  units:
    red: { side: axis, aircraft: bf-109e-3 }
    blue: { side: allied, aircraft: spitfire-5 }
  order: [red, blue]
  decks: { axis: { top: [maneuver, maneuver, tight-turn, clouds, scissors, ace-pilot] } }
expect:
  - { that: altitude, of: red, is: none, secret: none }
script:
  - input: { do: choose-altitude, by: red, altitude: high }
    expect:
      - { that: view, player: axis, of: red, sees: [secret-altitude], hides: [altitude] }
      - { that: view, player: allied, of: red, hides: [secret-altitude, altitude, hand, choices] }
      - { that: altitude, of: red, secret: high }
  - input: { do: choose-altitude, altitude: high }
    expect:
      - { that: turn, turn: 1, active: red, step: altitude }
      - { that: event, event: step-skipped, of: red, rules: [3.1-first], facts: { step: wingman } }
      - { that: hand, of: red, is: [ace-pilot, clouds, maneuver, maneuver, scissors, tight-turn] }
      - { that: drawn, by: red, is: 6 }
  - input: { do: stay }
  - input: { do: attack, target: blue, card: maneuver }
    expect: [{ that: attack, is: pending }]
  - input: { do: pass }
    expect:
      - { that: position, of: red.leader, toward: blue.leader, is: advantaged }
      - { that: position, of: blue, toward: red, is: disadvantaged }
      - { that: bursts, of: red, is: 2, allowance: 2, fired: 0, guns: bursts }
      - { that: bursts, of: blue, is: 0, guns: none }
      - { that: rating, of: red, rating: burst, is: 2, base: 1, by: [7.1.2] }
      - { that: rating, of: red, rating: burst, is: 1, against: blue.wingman }
      - { that: state, of: blue, is: engaged }
      - { that: state, of: red.wingman, is: undamaged }
      - { that: offered, by: red, cards: [maneuver, clouds], includes: [end-step, blue.leader], excludes: [scissors, give-up-position] }
  - input: { do: end-step, by: red }
  - input: { do: discard, by: red.leader, card: tight-turn }
    expect: [{ that: deck, side: axis, discards: 2, top: tight-turn }]
  - input: { do: end-step, by: red }
expect-at-end:
  - { that: turn, step: draw }
  - { that: winner, is: none }
`

const WINGMEN = `kind: scenario
id: wingmen
setup:
  units:
    red: { side: axis, aircraft: mc-202, altitude: high, members: { leader: { hand: [] } } }
    blue: { side: allied, aircraft: p-47c, altitude: high, members: { leader: { hand: [clouds] } } }
  order: [red, blue]
  active: blue
  positions: [{ of: red, toward: blue, is: tailing }]
  decks:
    allied: { top: [maneuver, in-my-sights-2-2] }
    axis: { top: [barrel-roll] }
script:
  - input: { do: target, by: blue, target: red.wingman }
    expect:
      - { that: drawn, by: blue.wingman, is: 2 }
      - { that: drawn, by: red.wingman, is: 1 }
      - { that: drawn, by: blue.leader, is: 0 }
      - { that: hand, of: red.wingman, is: [barrel-roll] }
      - { that: rating, of: red.wingman, rating: defensive, is: 1, base: 2, by: [8.3.2b] }
      - { that: counters, of: blue.wingman, counter: full-throttle, is: 1 }
  - input: { do: attack, by: blue, target: red.wingman, card: in-my-sights-2-2 }
  - input: { do: respond, by: red, card: barrel-roll }
  - input: { do: pass }
    expect: [{ that: attack, is: failed }]
  - input: { do: end-step }
  - input: { do: stay, by: blue }
  - input: { do: attack, by: blue, card: clouds }
  - input: { do: pass, by: red }
  - input: { do: choose-altitude, by: blue, altitude: medium }
    expect:
      - { that: state, of: blue, is: in-clouds }
      - { that: altitude, of: blue, is: high, secret: medium }
      - { that: view, player: axis, of: blue, hides: [secret-altitude] }
      - { that: turn, turn: 2, active: red, step: wingman }
      - { that: points, side: axis, is: 0 }
`

const AGILE = `kind: scenario
id: agile
setup:
  units:
    red: { side: axis, aircraft: cr-42, altitude: low, lone: true, members: { leader: { hand: [clouds] } } }
    blue: { side: allied, aircraft: gladiator, altitude: low, members: { leader: { hand: [scissors] } } }
  active: red
  step: leader
  positions: [{ of: blue, toward: red, is: advantaged }]
expect:
  - { that: used, of: red, ability: agile, is: 0 }
  - { that: state, of: red.wingman, is: absent }
script:
  - input: { do: attack, by: red, target: blue, card: clouds, as-family: scissors }
    expect:
      - { that: used, of: red, ability: agile, is: 1 }
`

describe('scenarios of the dogfight', () => {
  test.each([
    ['a fight from its beginning', FROM_THE_START],
    ['wingmen, mini-hands and clouds', WINGMEN],
    ['agile aircraft and lone leaders', AGILE],
  ])('%s', (_, document) => {
    expect(failuresOf(document)).toEqual([])
  })

  test('a set-up that the rules refuse', () => {
    const document = `kind: scenario
id: too-high
setup:
  units:
    red: { side: axis, aircraft: bf-109e-3, altitude: very-high }
    blue: { side: allied, aircraft: p-47c, altitude: very-high }
`
    expect(failuresOf(`${document}setup-refused: { rules: [4.5-very-high] }\n`)).toEqual([])
    expect(failuresOf(document)).toMatchObject([{ path: ['setup'] }])
  })

  test('and an option with a value it does not have is told where it stands', () => {
    const document = FROM_THE_START.replace('setup:', 'options: { draw-amount: sometimes }\nsetup:')
    expect(failuresOf(document)).toMatchObject([{ path: ['options', 'draw-amount'] }])
  })

  test('cards on top of a deck that nobody draws', () => {
    const top = (cards: string) =>
      AGILE.replace('  positions:', `  decks: { allied: { top: [${cards}] } }\n  positions:`)
    expect(failuresOf(top('ace-pilot'))).toEqual([
      {
        path: ['setup', 'decks', 'allied', 'top', 0],
        expected: 'ace-pilot to be drawn',
        found: 'it is still in the deck',
      },
    ])
  })
})

test('the events that scenarios may name are those that the rules tell', () => {
  const folder = join(import.meta.dirname, '..', '..', 'runtime', 'systems', 'wild-blue')
  const told = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(TOLD)].flatMap(([, one, other]) => [one, other]),
  )
  const kinds = new Set(told.filter((kind) => kind !== undefined))
  expect([...EVENT_KINDS].sort()).toEqual([...kinds].sort())
})

/** `kind: 'passed'`, `kind: won ? 'this' : 'that'`, `tell(play, 'this'` */
const TOLD = /(?:\bkind: (?:\w+ \? )?|\btell\(play, )'([a-z-]+)'(?: : '([a-z-]+)')?/g

describe('what a dogfight does not play', () => {
  test('is told, not dropped', () => {
    const paths = failuresOf(`kind: scenario
id: mission
setup:
  mode: mission
  turn: 3
  night: true
  units:
    red: { side: axis, aircraft: bf-109e-3, part: escort, clouds: {}, members: { leader: { fuel: { internal: 3 } } } }
    blue: { side: allied, aircraft: p-47c, members: { gunner: { hits: 1 } } }
  positions: []
  decks: { shared: { top: [], numbers: [3] } }
`)?.map(({ path }) => path.join('.'))
    expect(paths?.sort()).toEqual([
      'setup.decks.shared',
      'setup.decks.shared.numbers',
      'setup.mode',
      'setup.night',
      'setup.positions',
      'setup.turn',
      'setup.units.blue.members.gunner',
      'setup.units.red.clouds',
      'setup.units.red.members.leader.fuel',
      'setup.units.red.part',
    ])
  })

  test.each([
    ['{ do: answer, by: blue }', /"answer"; a player may/],
    ['{ do: climb, by: red, amount: 2 }', /"climb" has no amount/],
    ['{ do: discard, by: red }', /"discard" needs card/],
    ['{ do: stay, by: green }', /there is no "green"/],
  ])('input %s', (input, found) => {
    // Names of units are looked up in the whole pack, so one of another scenario passes the compiler.
    const other = AGILE.replace('id: agile', 'id: other').replaceAll('red', 'green')
    const document = `${AGILE.slice(0, AGILE.indexOf('script:'))}script: [{ input: ${input} }]\n---\n${other}`
    expect(expected(document)).toEqual([expect.stringMatching(found)])
  })
})
