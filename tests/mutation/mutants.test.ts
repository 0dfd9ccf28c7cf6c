import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { wildBlueFiles } from '../support/content.ts'
import { collectMutants } from './collectMutants.ts'
import { expressionChanges } from './expressionChanges.ts'
import { labelOf, mutated, type Mutant } from './mutant.ts'
import { MutationBench, type Files } from './mutationBench.ts'
import { formatReport, shareOf, type Tried } from './report.ts'

const TRACKS = {
  altitude: ['very-low', 'low', 'medium', 'high', 'very-high'],
  position: ['tailed', 'disadvantaged', 'neutral', 'advantaged', 'tailing'],
}

/** Without the scenarios of the pack: the tests bring their own. */
const FILES: Files = Object.fromEntries(
  [...wildBlueFiles()].filter(([path]) => !path.includes('/scenarios/')),
)
const RULESET = 'content/wild-blue/ruleset.yaml'
const DECK = 'content/wild-blue/deck.yaml'

const mutantsOf = (file: string): Mutant[] => collectMutants(file, FILES[file] ?? '', TRACKS)

describe('changes of an expression', () => {
  const neighbour = (word: string): string | undefined => (word === 'low' ? 'medium' : undefined)

  test('of a condition', () => {
    expect(expressionChanges('altitude <= low and not damaged', 'boolean', neighbour)).toEqual([
      'not (altitude <= low and not damaged)',
      'altitude < low and not damaged',
      'altitude <= medium and not damaged',
      'altitude <= low or not damaged',
    ])
  })

  test('of an amount', () => {
    expect(expressionChanges('speed', 'number', neighbour)).toEqual(['(speed) + 1', '(speed) - 1'])
  })

  test('that come to the same are made once', () => {
    expect(expressionChanges('speed - 1', 'number', neighbour)).toEqual(['speed - 2', 'speed - 0'])
    expect(expressionChanges('role == leader', 'boolean', neighbour)).toEqual(['role != leader'])
  })

  test('words with a hyphen are one word', () => {
    expect(expressionChanges('low-level == target-low', 'boolean', neighbour)).toEqual([
      'low-level != target-low',
    ])
  })
})

describe('mutants of a file', () => {
  const text = `kind: table
id: t
type: cards
ordered: true
note: tells 3 things
rules: ["1.1", "1.2"]
rows:
  - id: a
    on: [{ bursts: 3 }, { family: x }]
    # about b
  - id: b
    outcomes: [{ do: state, state: safe, when: altitude <= low }]
shifts:
  - { rows: 2, when: position == tailing }
  - { rows: -2, when: night and damaged }
`
  const mutants = collectMutants('t.yaml', text, TRACKS)
  const labels = mutants.map(({ line, at, what }) => `${line} ${at.replace('table/t ', '')}: ${what}`)

  test('are one for each number, entry, condition, switch and word, in order', () => {
    expect(labels).toEqual([
      '4 ordered: true → false',
      '8 rows.0: - id: a on: [{ bursts: 3 }, { family: x }] # about b → nothing',
      '9 rows.0.on.0: { bursts: 3 }, → nothing',
      '9 rows.0.on.0.bursts: 3 → 4',
      '9 rows.0.on.0.bursts: 3 → 2',
      '9 rows.0.on.1: , { family: x } → nothing',
      '11 rows.1: - id: b outcomes: [{ do: state, state: safe, when: altitude … → nothing',
      '12 rows.1.outcomes.0: [{ do: state, state: safe, when: altitude <= low }] → nothing',
      '12 rows.1.outcomes.0.when: altitude <= low → not (altitude <= low)',
      '12 rows.1.outcomes.0.when: altitude <= low → altitude < low',
      '12 rows.1.outcomes.0.when: altitude <= low → altitude <= medium',
      '14 shifts.0: - { rows: 2, when: position == tailing } → nothing',
      '14 shifts.0.rows: 2 → 3',
      '14 shifts.0.rows: 2 → 1',
      '14 shifts.0.when: position == tailing → position != tailing',
      '14 shifts.0.when: position == tailing → position == advantaged',
    ])
  })

  test('leave the rest of the file as it is, and readable', () => {
    const read = (each: Mutant): unknown => parse(mutated(text, each))
    const find = (label: string): Mutant =>
      mutants[labels.findIndex((each) => each.includes(label))] as Mutant
    expect(read(find('rows.0: -'))).toMatchObject({ rows: [{ id: 'b' }] })
    expect(read(find('rows.1: -'))).toMatchObject({
      rows: [{ id: 'a' }],
      shifts: [{ rows: 2 }, { rows: -2 }],
    })
    expect(read(find('on.0: {'))).toMatchObject({ rows: [{ on: [{ family: 'x' }] }, { id: 'b' }] })
    expect(read(find('on.1: ,'))).toMatchObject({ rows: [{ on: [{ bursts: 3 }] }, { id: 'b' }] })
    expect(read(find('outcomes.0: ['))).toMatchObject({ rows: [{}, { outcomes: [] }] })
  })

  test('of the shipped content all read, and each has a label of its own', () => {
    const all = [RULESET, DECK, 'content/wild-blue/tables.yaml'].flatMap(mutantsOf)
    expect(all.length).toBeGreaterThan(500)
    expect(new Set(all.map(labelOf)).size).toBe(all.length)
    expect(all.filter(({ at }) => /\.(note|rules?|name)(\.|$)/.test(at))).toEqual([])
  })
})

describe('trying mutants', () => {
  const scenario = `kind: scenario
id: two-hits
cites: ["9.3", 8.3.1b]
setup:
  units:
    red: { side: axis, aircraft: bf-109e-3, altitude: medium, members: { leader: { hand: [in-my-sights-1-2] } } }
    blue: { side: allied, aircraft: p-47c, altitude: medium, members: { leader: { hand: [] } } }
  active: red
  step: leader
script:
  - input: { do: attack, by: red, target: blue, card: in-my-sights-1-2 }
  - input: { do: pass, by: blue }
    expect:
      - { that: hits, of: blue, is: 2 }
      - { that: rating, of: red, rating: horsepower, is: 2 }
`
  const bench = new MutationBench({ ...FILES, 'content/wild-blue/scenarios.yaml': scenario }, 'wild-blue')
  const mutant = (file: string, label: string): Mutant => {
    const found = mutantsOf(file).find((each) => labelOf(each).includes(label))
    if (!found) throw new Error(`no mutant ${label}`)
    return found
  }

  test('tells what the scenarios notice, what they do not, and what does not compile', () => {
    expect(bench.try(mutant(DECK, 'in-my-sights-1-2.attack.effects.0.hits: 2 → 3'))).toEqual({
      fate: 'killed',
      by: 'two-hits',
    })
    expect(bench.try(mutant(RULESET, 'scoring.fighter-destroyed.points: 5 → 6'))).toEqual({
      fate: 'survived',
    })
    expect(bench.try(mutant(RULESET, 'altitude.follow-cost.tailing: tailing → advantaged'))).toMatchObject({
      fate: 'refused',
    })
    // Horsepower is as printed without that modifier, but nothing says so any more.
    expect(bench.try(mutant(RULESET, 'modifiers.1: - rule: 8.3.1b'))).toEqual({
      fate: 'uncovered',
      by: 'two-hits',
    })
    // Each is tried on the content as it was, whatever came before.
    expect(bench.try(mutant(DECK, 'in-my-sights-1-2.attack.effects.0.bursts: 1 → 2'))).toMatchObject({
      fate: 'killed',
    })
    expect(bench.try(mutant(RULESET, 'dogfight.turns: 6 → 7'))).toEqual({ fate: 'survived' })
  })
})

describe('the report', () => {
  const one = (fate: Tried['fate'], what: string): Tried => ({
    mutant: { file: 'a.yaml', line: 3, at: 'deck/d x', what, start: 0, end: 0, text: '' },
    fate,
  })
  const tried = [
    one({ fate: 'killed', by: 's' }, '1 → 2'),
    one({ fate: 'killed', by: 's' }, '1 → 0'),
    one({ fate: 'uncovered', by: 's' }, '2 → 3'),
    one({ fate: 'survived' }, '2 → 1'),
    one({ fate: 'refused', by: 'shape/size' }, '9 → 8'),
  ]

  test('counts what was played, and lists survivors with their reasons', () => {
    expect(shareOf(tried)).toEqual({ played: 4, killed: 2, noticed: 3 })
    expect(
      formatReport(tried, [
        { mutant: /x: 2 → 1$/, why: 'no copy is left' },
        { mutant: /y/, why: 'old' },
      ]),
    ).toBe(
      `a.yaml  killed 2 of 4 (50.0 %), with coverage 75.0 %
all     killed 2 of 4 (50.0 %), with coverage 75.0 %
1 more do not compile.

Survivors (2):
a.yaml:3  deck/d x: 2 → 3  (told by coverage: s)
a.yaml:3  deck/d x: 2 → 1
    accepted: no copy is left
accepted in vain: y
`,
    )
  })
})
