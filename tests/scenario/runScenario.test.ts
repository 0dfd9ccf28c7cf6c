import { describe, expect, test } from 'vitest'
import type { Expectation, Scenario } from '../../schemas/generated/compiled.ts'
import { runScenario } from '../../runtime/scenario/runScenario.ts'
import { fakeGame, fakeHost, fakeScenario } from './fakeGame.ts'

const run = (scenario: Scenario) => runScenario(fakeGame, fakeHost, scenario)

const HANDS = { red: ['stone', 'egg'], blue: ['feather'] }

/** What a single expectation at the start of a game has to complain of. */
const complaints = (expectation: Expectation) =>
  run(fakeScenario({ expect: [expectation] }, HANDS)).failures.map(({ expected, found }) => [expected, found])

describe('a run', () => {
  test('passes when all holds, and knows its inputs and the rules at work', () => {
    const result = run(
      fakeScenario(
        {
          expect: [{ that: 'turn', turn: 0, active: 'red' }],
          script: [
            {
              input: { do: 'throw', by: 'red', card: 'stone' },
              expect: [
                { that: 'hits', of: 'blue', is: 1 },
                {
                  that: 'event',
                  event: 'thrown',
                  of: 'blue',
                  count: 1,
                  rules: ['2.2'],
                  facts: { card: 'stone' },
                },
                { that: 'event', event: 'drawn', count: 0 },
              ],
            },
            { input: { do: 'draw' }, expect: [{ that: 'drawn', by: 'blue', is: 1 }] },
          ],
          'expect-at-end': [
            { that: 'hand', of: 'blue', is: ['egg', 'feather'], count: 2, has: ['egg'], lacks: ['stone'] },
          ],
        },
        HANDS,
        ['egg'],
      ),
    )
    expect(result.failures).toEqual([])
    expect(result.inputs).toEqual([
      { seat: 'red', do: 'throw', by: 'red', card: 'stone' },
      { seat: 'blue', do: 'draw', by: 'blue' },
    ])
    expect(result.carried).toEqual(['1.0', '2.0', '2.2', '2.9', '3.0', '3.1'])
  })

  test('reports every expectation that fails, with its place, and goes on', () => {
    const { failures } = run(
      fakeScenario(
        {
          expect: [{ that: 'hits', of: 'red', is: 7 }],
          script: [
            {
              input: { do: 'throw', by: 'red', card: 'stone' },
              expect: [
                { that: 'hits', of: 'blue', is: 1 },
                { that: 'hits', of: 'blue', is: 2 },
                { that: 'turn', active: 'red' },
              ],
            },
          ],
          'expect-at-end': [{ that: 'winner', is: 'red' }],
        },
        HANDS,
      ),
    )
    expect(failures).toEqual([
      { path: ['expect', 0], expected: 'hits of red: 7', found: '0' },
      { path: ['script', 0, 'expect', 1], expected: 'hits of blue: 2', found: '1' },
      { path: ['script', 0, 'expect', 2], expected: 'turn, active: red', found: 'blue' },
      { path: ['expect-at-end', 0], expected: 'winner: red', found: 'the game goes on' },
    ])
  })

  test('stops at an input that is refused, and shows code, rules and facts', () => {
    const { failures, inputs } = run(
      fakeScenario(
        {
          script: [
            {
              input: { do: 'throw', by: 'blue', card: 'feather' },
              expect: [{ that: 'hits', of: 'red', is: 9 }],
            },
            { input: { do: 'draw', by: 'red' } },
          ],
          'expect-at-end': [{ that: 'hits', of: 'red', is: 9 }],
        },
        HANDS,
        ['egg'],
      ),
    )
    expect(failures).toEqual([
      {
        path: ['script', 0, 'input'],
        expected: 'throw by blue (card: feather) is taken',
        found: 'refused: not-your-turn [1.1] (turn: red)',
      },
    ])
    expect(inputs).toEqual([])
  })

  test('tells an input that no player could mean', () => {
    expect(run(fakeScenario({ script: [{ input: { do: 'sing' } }] })).failures).toEqual([
      { path: ['script', 0, 'input'], expected: 'an input of this game', found: '"sing"' },
    ])
  })

  test('without an input only looks, at what the input before brought about', () => {
    const { failures } = run(
      fakeScenario(
        {
          script: [
            { input: { do: 'draw' } },
            {
              expect: [
                { that: 'event', event: 'drawn' },
                { that: 'drawn', by: 'red', is: 1 },
              ],
            },
          ],
        },
        HANDS,
      ),
    )
    expect(failures).toEqual([])
  })
})

describe('scripted draws', () => {
  test('that are left over fail the scenario, each by itself', () => {
    const { failures } = run(
      fakeScenario({ script: [{ input: { do: 'draw' } }] }, HANDS, ['egg', 'stone', 'feather']),
    )
    expect(failures).toMatchObject([
      { path: ['setup', 'decks', 'shared', 'top', 1], expected: 'stone to be drawn' },
      { path: ['setup', 'decks', 'shared', 'top', 2], expected: 'feather to be drawn' },
    ])
  })
})

describe('an input that must be refused', () => {
  const refusing = (refused: { code?: string; rules?: string[] }) =>
    run(fakeScenario({ script: [{ input: { do: 'throw', card: 'feather' }, refused }] }, HANDS))

  test('passes by any refusal, or by the code and rules that are named; play goes on', () => {
    expect(refusing({}).failures).toEqual([])
    expect(refusing({ code: 'not-held', rules: ['2.1'] })).toMatchObject({
      failures: [],
      carried: ['1.0', '2.1'],
      inputs: [],
    })
  })

  test('fails by another code or rule', () => {
    const found = 'not-held [2.1] (card: feather)'
    expect(refusing({ code: 'not-your-turn', rules: ['1.1', '2.1'] }).failures).toEqual([
      { path: ['script', 0, 'refused', 'code'], expected: 'not-your-turn', found },
      { path: ['script', 0, 'refused', 'rules'], expected: 'refused by 1.1', found },
    ])
  })

  test('fails when it is taken, and the rest is not played', () => {
    const script = [{ input: { do: 'draw' }, refused: {} }, { input: { do: 'sing' } }]
    expect(run(fakeScenario({ script }, HANDS)).failures).toEqual([
      { path: ['script', 0, 'refused'], expected: 'draw by red is refused', found: 'it is taken' },
    ])
  })

  test('fails when the refusal changes something', () => {
    expect(run(fakeScenario({ script: [{ input: { do: 'cheat' }, refused: {} }] })).failures).toMatchObject([
      { path: ['script', 0, 'input'], expected: 'nothing changed by a refused input' },
    ])
  })

  test('has to be there', () => {
    expect(run(fakeScenario({ script: [{ refused: {} }] })).failures).toMatchObject([
      { path: ['script', 0, 'refused'] },
    ])
  })
})

describe('the set-up', () => {
  const FOUR = ['egg', 'egg', 'egg', 'egg']

  test('that is refused fails the scenario, unless that is what it shows', () => {
    expect(run(fakeScenario({}, {}, FOUR)).failures).toEqual([
      { path: ['setup'], expected: 'a set-up that is accepted', found: 'deck-too-large [0.1] (cards: 4)' },
    ])
    const refused = { code: 'deck-too-large', rules: ['0.1'] }
    expect(run(fakeScenario({ 'setup-refused': refused }, {}, FOUR))).toMatchObject({
      failures: [],
      carried: ['0.1'],
    })
    expect(run(fakeScenario({ 'setup-refused': { code: 'too-late' } }, {}, FOUR)).failures).toMatchObject([
      { path: ['setup-refused', 'code'], expected: 'too-late' },
    ])
  })

  test('that must be refused and is not, or with a script that could never be played', () => {
    expect(run(fakeScenario({ 'setup-refused': {} })).failures).toMatchObject([{ path: ['setup-refused'] }])
    const script = [{ input: { do: 'draw' } }]
    expect(run(fakeScenario({ 'setup-refused': {}, script }, {}, FOUR)).failures).toMatchObject([
      { path: ['script'] },
    ])
  })

  test('that the system does not play is told field by field', () => {
    const scenario = fakeScenario({})
    const night = { ...scenario, setup: { ...scenario.setup, night: true } }
    expect(run(night).failures).toEqual([{ path: ['setup', 'night'], expected: 'daylight', found: 'night' }])
  })
})

describe('expectations', () => {
  test('of hands count every copy', () => {
    const found = '2 cards: stone, egg'
    expect(complaints({ that: 'hand', of: 'red', is: ['stone', 'stone'] })).toEqual([
      ['hand of red: just stone, stone', found],
    ])
    expect(complaints({ that: 'hand', of: 'red', has: ['egg', 'egg'] })).toEqual([
      ['hand of red: with egg', found],
    ])
    expect(complaints({ that: 'hand', of: 'red', lacks: ['egg', 'feather'], count: 3 })).toEqual([
      ['hand of red: 3 cards', found],
      ['hand of red: without egg', found],
    ])
  })

  test('of states hold when the state is among those that hold', () => {
    expect(complaints({ that: 'state', of: 'red', is: 'present' })).toEqual([])
    expect(complaints({ that: 'state', of: 'red', is: 'damaged' })).toEqual([
      ['state of red: damaged', 'present'],
    ])
  })

  test('of ratings compare total, base and rules, and show how it comes about', () => {
    expect(
      complaints({ that: 'rating', of: 'red', rating: 'strength', is: 3, base: 3, by: ['5.1'] }),
    ).toEqual([])
    const found = '3: 3 printed, add 0 [5.1]'
    expect(
      complaints({ that: 'rating', of: 'red', rating: 'strength', is: 2, base: 4, by: ['5.2'] }),
    ).toEqual([
      ['strength of red: 2', found],
      ['strength of red: 4 before modifiers', found],
      ['strength of red: by 5.2', found],
    ])
    expect(complaints({ that: 'rating', of: 'red', rating: 'charm', is: 0 })).toEqual([
      ['charm of red', 'it has no such rating'],
    ])
    expect(complaints({ that: 'rating', of: 'green', rating: 'charm', is: 0 })).toHaveLength(1)
  })

  test('of legality ask why not, and compare the reasons', () => {
    const feather = { do: 'throw', by: 'red', card: 'feather' }
    expect(
      complaints({ that: 'legal', input: feather, is: false, code: 'not-held', rules: ['2.1'] }),
    ).toEqual([])
    const found = 'refused: not-held [2.1] (card: feather)'
    expect(complaints({ that: 'legal', input: feather, is: true })).toEqual([
      ['throw by red (card: feather) is legal', found],
    ])
    expect(complaints({ that: 'legal', input: feather, is: false, code: 'other', rules: ['3.3'] })).toEqual([
      ['throw by red (card: feather) is refused with code other', found],
      ['throw by red (card: feather) is refused by 3.3', 'by 2.1'],
    ])
    expect(complaints({ that: 'legal', input: { do: 'draw' }, is: true, rules: ['3.0'] })).toEqual([])
    expect(complaints({ that: 'legal', input: { do: 'draw' }, is: false })).toEqual([
      ['draw by red is refused', 'it is legal'],
    ])
    expect(complaints({ that: 'legal', input: { do: 'sing' }, is: false })).toHaveLength(1)
  })

  test('of what is offered', () => {
    expect(
      complaints({
        that: 'offered',
        by: 'red',
        cards: ['egg', 'stone'],
        includes: ['draw', 'egg'],
        excludes: ['feather'],
      }),
    ).toEqual([])
    const found = 'offered: throw by red (card: stone), throw by red (card: egg), draw by red'
    expect(
      complaints({ that: 'offered', by: 'red', cards: ['egg'], includes: ['feather'], excludes: ['draw'] }),
    ).toEqual([
      ['red may play egg', 'egg, stone'],
      ['red is offered feather', found],
      ['red is not offered draw', found],
    ])
    expect(complaints({ that: 'offered', by: 'blue', includes: ['draw'] })).toEqual([
      ['blue chooses', 'red decides now (turn)'],
    ])
  })

  test('of what is not offered are not taken in by a misspelt word', () => {
    expect(complaints({ that: 'offered', by: 'red', excludes: ['fether'] })).toEqual([
      ['words that choices are made of', 'no choice ever has "fether"'],
    ])
  })

  test('of views know the players and what there is to see', () => {
    expect(complaints({ that: 'view', player: 'red', of: 'red', sees: ['hand'] })).toEqual([])
    expect(complaints({ that: 'view', player: 'red', of: 'blue', sees: ['hand'] })).toEqual([
      ['red sees hand of blue', 'hidden'],
    ])
    expect(complaints({ that: 'view', player: 'red', of: 'red', hides: ['hand'] })).toEqual([
      ['red does not see hand of red', 'shown'],
    ])
    expect(complaints({ that: 'view', player: 'red', of: 'blue', hides: ['hnad'] })).toEqual([
      ['something to see', '"hnad"; known are hand'],
    ])
    expect(complaints({ that: 'view', player: 'green', of: 'blue', hides: ['hand'] })).toEqual([
      ['green plays', 'players: red, blue'],
    ])
  })

  test('that claim nothing, or speak of what is not there, fail', () => {
    const empty: Expectation[] = [
      { that: 'hand', of: 'red' },
      { that: 'deck', side: 'shared' },
      { that: 'turn' },
      { that: 'offered', by: 'red' },
      { that: 'view', player: 'red', of: 'red' },
    ]
    for (const expectation of empty)
      expect(complaints(expectation)).toEqual([['something that could fail', 'it claims nothing']])
    expect(complaints({ that: 'hits', of: 'green', is: 0 })).toEqual([
      ['hits of green', 'there is no such thing in this game'],
    ])
    expect(complaints({ that: 'altitude', of: 'red', is: 'low' })).toEqual([
      ['altitude of red', 'fake knows no "altitude"'],
    ])
  })

  test('of events say what was met instead', () => {
    const { failures } = run(
      fakeScenario(
        {
          script: [
            {
              input: { do: 'throw', card: 'egg' },
              expect: [
                { that: 'event', event: 'thrown', facts: { card: 'stone' } },
                { that: 'event', event: 'thrown', of: 'blue', count: 2 },
                { that: 'event', event: 'drawn' },
                { that: 'event', event: 'trown', count: 0 },
              ],
            },
          ],
        },
        HANDS,
      ),
    )
    expect(failures.map(({ expected, found }) => [expected, found])).toEqual([
      ['event thrown with card: stone', 'thrown [2.0, 2.2] (by: red, at: blue, card: egg)'],
      ['event thrown of blue, 2 times', '1 times'],
      ['event drawn', 'events: thrown'],
      ['event trown', 'no event is ever called that'],
    ])
  })

  test('of rules that a value was computed from count as shown', () => {
    expect(run(fakeScenario({ expect: [{ that: 'deck', side: 'shared', left: 0 }] })).carried).toContain(
      '3.9',
    )
  })
})
