import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ScenarioReport } from '../../compiler/cli/scenarios/scenarioReport.ts'
import type { Coverage } from '../../runtime/scenario/coverage.ts'
import { AIRCRAFT, folderWith, PACK, skywright } from '../support/cli.ts'

const DUEL = `kind: scenario
id: duel
name: A shot that hits
tags: [gunnery]
cites: ["9.3", "12.1"]
setup:
  units:
    red: { side: axis, aircraft: bf-109e-3, altitude: low, members: { leader: { hand: [in-my-sights-1-2] } } }
    blue: { side: allied, aircraft: p-36, altitude: low, members: { leader: { hand: [] } } }
  active: red
  step: leader
script:
  - input: { do: attack, by: red, target: blue, card: in-my-sights-1-2 }
  - input: { do: pass, by: blue }
    expect:
      - { that: hits, of: blue, is: 2 }
`

const FAILING = DUEL.replace('id: duel', 'id: wishful').replace('of: blue, is: 2', 'of: blue, is: 3')

interface Report {
  readonly passed: number
  readonly failed: number
  readonly scenarios: readonly ScenarioReport[]
  readonly coverage: Readonly<Record<string, Coverage>>
  readonly diagnostics?: readonly unknown[]
}

const folder = (...scenarios: string[]): string =>
  folderWith({
    'mine/pack.yaml': PACK,
    'mine/a.yaml': AIRCRAFT,
    'mine/scenarios.yaml': scenarios.join('---\n'),
  })

function testJson(paths: readonly string[], cwd: string): Report & { code: number | null } {
  const { code, out } = skywright(['test', ...paths, '--format', 'json'], cwd)
  return { code, ...(JSON.parse(out) as Report) }
}

describe('skywright test', () => {
  test('scenarios that pass: exit 0, a line each, and citations without proof', () => {
    const { code, out, err } = skywright(['test', 'mine'], folder(DUEL))
    expect(out).toBe(`mine
  ✓ duel  A shot that hits
      ! cites 12.1, but nothing in the run carries it

1 scenario passed.
`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test('a scenario that fails: exit 1, with expected and found and the line in the YAML', () => {
    const { code, out } = skywright(['test', 'mine'], folder(DUEL, FAILING))
    expect(code).toBe(1)
    expect(out).toContain(`  ✗ wishful  A shot that hits
      mine/scenarios.yaml:33:9
      33 |       - { that: hits, of: blue, is: 3 }
         |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      expected  hits of blue: 3
      found     2
`)
    expect(out).toContain('1 of 2 scenarios failed.')
    // What stopped or failed is not blamed for its citations as well.
    expect(out.match(/nothing in the run carries it/g)).toHaveLength(1)
  })

  test('JSON says it all', () => {
    const { code, passed, failed, scenarios, coverage } = testJson(['mine'], folder(DUEL, FAILING))
    expect({ code, passed, failed }).toEqual({ code: 1, passed: 1, failed: 1 })
    expect(scenarios).toMatchObject([
      { id: 'duel', pack: 'mine', file: 'mine/scenarios.yaml', line: 1, passed: true, uncarried: ['12.1'] },
      {
        id: 'wishful',
        line: 18,
        passed: false,
        failures: [
          {
            file: 'mine/scenarios.yaml',
            range: { start: { line: 33, column: 9 } },
            path: ['script', 1, 'expect', 0],
            expected: 'hits of blue: 3',
            found: '2',
          },
        ],
      },
    ])
    expect(Object.keys(coverage)).toEqual(['wild-blue'])
    expect(coverage['wild-blue']?.yes[0]).toBe(1)
    expect(coverage['wild-blue']?.missing).toContain('12.1')
    expect(coverage['wild-blue']?.missing).not.toContain('9.3')
  })

  test('--coverage counts what passing scenarios show', () => {
    const { out } = skywright(['test', 'mine', '--coverage'], folder(DUEL))
    expect(out).toMatch(
      /Rules of wild-blue\n {2}shown in play +1 of \d+\n {2}shown with an option +0 of \d+\n/,
    )
    expect(out).toMatch(/ {2}missing: 2\.1, /)
    const failing = skywright(['test', 'mine', '--coverage'], folder(FAILING))
    expect(failing.out).toMatch(/shown in play +0 of/)
  })

  test('--only picks by id or tag; a wrong word is a wrong call', () => {
    const cwd = folder(DUEL, FAILING.replace('tags: [gunnery]', 'tags: [dream]'))
    expect(skywright(['test', 'mine', '--only', 'duel'], cwd)).toMatchObject({ code: 0 })
    expect(skywright(['test', 'mine', '--only', 'dream'], cwd)).toMatchObject({ code: 1 })
    expect(skywright(['test', 'mine', '--only', 'dream', '--only', 'gunnery'], cwd).out).toContain('1 of 2')
    expect(skywright(['test', 'mine', '--only', 'gunery'], cwd)).toMatchObject({
      code: 2,
      err: 'skywright: no scenario has the id or tag "gunery"; did you mean "gunnery"?\n',
    })
  })

  test('a single file plays its scenarios only, on the whole pack', () => {
    const cwd = folder(DUEL)
    writeFileSync(join(cwd, 'mine', 'more.yaml'), FAILING)
    expect(testJson(['mine/scenarios.yaml'], cwd).scenarios.map(({ id }) => id)).toEqual(['duel'])
    expect(testJson(['mine'], cwd).scenarios.map(({ id }) => id)).toEqual(['wishful', 'duel'])
  })

  test('a pack without scenarios is told how to begin', () => {
    const { code, out } = skywright(['test', 'mine'], folder())
    expect(code).toBe(0)
    expect(out).toContain('There are no scenarios here.')
    expect(out).toContain('skywright new scenario')
    expect(testJson(['mine'], folder())).toMatchObject({ code: 0, passed: 0, failed: 0, scenarios: [] })
  })

  test('what "new scenario" writes passes as it stands', () => {
    const cwd = folder()
    expect(skywright(['new', 'scenario', 'my-first'], join(cwd, 'mine')).code).toBe(0)
    expect(readFileSync(join(cwd, 'mine', 'my-first.yaml'), 'utf8')).toContain('aircraft: p-36')
    expect(testJson(['mine'], cwd)).toMatchObject({ code: 0, passed: 1 })
  })

  test('errors in the content come first: exit 1, nothing is played', () => {
    const cwd = folder(DUEL.replace('aircraft: p-36', 'aircraft: p-63'))
    const { code, out, err } = skywright(['test', 'mine'], cwd)
    expect(code).toBe(1)
    expect(out).toContain('mine/scenarios.yaml:9:37 error There is no aircraft "p-63"')
    expect(out).not.toContain('✓')
    expect(err).toBe('skywright: nothing was played, because there are errors\n')
    const report = testJson(['mine'], cwd)
    expect(report).toMatchObject({ code: 1, passed: 0, failed: 0, scenarios: [], coverage: {} })
    expect(report.diagnostics).toHaveLength(1)
  })

  test('wrong calls are one plain line and exit 2', () => {
    const cwd = folder(DUEL)
    const wrong = (...args: string[]) => skywright(['test', ...args], cwd)
    expect(wrong('nowhere')).toMatchObject({
      code: 2,
      err: 'skywright: there is no file or folder "nowhere"\n',
    })
    expect(wrong('mine', '--format', 'xml')).toMatchObject({ code: 2 })
    expect(wrong('mine', '--coverge')).toMatchObject({ code: 2 })
    const empty = folderWith({ 'a.yaml': AIRCRAFT })
    expect(skywright(['test'], empty)).toMatchObject({
      code: 2,
      err: 'skywright: there is no pack in the given paths: a pack has a pack.yaml\n',
    })
  })

  test('--help has an example', () => {
    const { code, out } = skywright(['test', '--help'])
    expect(code).toBe(0)
    expect(out).toContain('Example: skywright test ')
  })
})
