// Packs over packs, patched and replaced, with any fault in any of them: checked, explained and built.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Workspace } from '../../compiler/index.ts'
import { filesOf } from '../support/content.ts'
import { AIRCRAFT } from '../support/samples.ts'
import { compiled } from './compiled.ts'
import { PIECES } from './pieces.ts'

const workspace = new Workspace()
for (const [path, text] of filesOf('content/wild-blue')) workspace.setFile(path, text, { quiet: true })

const header = (id: string, below: string): string =>
  `kind: pack\nid: ${id}\nname: ${id}\nversion: 1.0.0\nlicence: MIT\ndepends: [{ id: ${below} }]\n`

const PACKS = { base: 'wild-blue', patching: 'base', replacing: 'patching' } as const
type PackId = keyof typeof PACKS

const SOURCES = 'sources: { all: { from: estimate, method: by eye } }\n'
const patchOf = (kind: string, id: string, fields: string): string =>
  `kind: ${kind}\nid: ${id}\npatch: true\n${fields}`

/** Documents that go well together, and each with some others not. */
const DOCUMENTS: Readonly<Record<PackId, readonly string[]>> = {
  base: [
    AIRCRAFT,
    AIRCRAFT.replace('undamaged: {', 'undamaged: &side {').replace('id: p-36', 'id: p-37'),
    'kind: resource\nid: help\nname: "`Help` ${now} */"\nruleset: wild-blue\neffects:\n  modifiers:\n    - { rule: 8.3.1a, rating: burst, add: half-up(turn), when: altitude <= low }\n',
    'kind: ruleset\nid: wild-blue\npatch: true\nnations: { utopia: { name: Utopia, side: axis, code: U } }\n',
    'kind: deck\nid: small\nname: Small\nruleset: wild-blue\nowner: side\nsize: 1\nfamilies: { f: { name: F } }\ncards: { c: { name: C, family: f, colour: blue, copies: 1 } }\n',
  ],
  patching: [
    patchOf(
      'aircraft',
      'p-36',
      `leader: { undamaged: { burst: 1 }, damaged: { performance: 3 } }\n${SOURCES}`,
    ),
    patchOf('aircraft', 'p-36', 'nation: utopia\ntraits: { agile: true, absent: null }\n'),
    patchOf('aircraft', 'p-47c', `wingman: null\nleader: { undamaged: { gunner: null } }\n${SOURCES}`),
    patchOf('aircraft', 'p-36', 'class: medium-bomber\nsources: { all: null, leader.damaged: null }\n'),
    patchOf(
      'resource',
      'help',
      'effects: { modifiers: [{ rule: 8.3.1a, rating: burst, add: 1 }] }\nname: Help\n',
    ),
    patchOf('ruleset', 'wild-blue', 'altitudes:\n  - &a { id: low, name: Low, abbreviation: L }\n  - *a\n'),
    patchOf('ruleset', 'wild-blue', 'traits: { sturdy: { name: Sturdy } }\noptions: null\n'),
    patchOf('deck', 'small', 'cards: { c: null, d: { name: D, family: f, colour: red, copies: 1 } }\n'),
  ],
  replacing: [
    AIRCRAFT.replace('\nname:', '\nreplace: true\nname:'),
    AIRCRAFT.replace('\nname:', '\nreplace: true\nname:').replace('p-36', 'p-47c'),
    'kind: resource\nid: help\nreplace: true\nname: Other\nruleset: wild-blue\nrequires: turn > 3\n',
    patchOf('aircraft', 'p-36', `name: Third\nleader: { damaged: { burst: 0 } }\n${SOURCES}`),
    patchOf('deck', 'small', 'size: 2\nreplace: true\n'),
    'kind: ruleset\nid: wild-blue\nreplace: true\nname: Nothing\nsystem: wild-blue\nversion: 1.0.0\n',
  ],
}

const cut = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(20),
  insert: fc.constantFrom(...PIECES, '&c ', '*c', '*side', 'null', '99', '"*/ ${x}"'),
})

/** Some documents of a pack, now and then with a piece cut out or put in. */
const contentOf = (pack: PackId): fc.Arbitrary<string> =>
  fc
    .tuple(
      // What the others lie over is there, as a rule.
      fc.uniqueArray(fc.constantFrom(...DOCUMENTS[pack]), {
        minLength: pack === 'base' ? 5 : 0,
        maxLength: 5,
      }),
      fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: cut }),
    )
    .map(([documents, change]) => {
      const text = documents.join('---\n')
      if (!change) return text
      const at = Math.floor(change.at * text.length)
      return text.slice(0, at) + change.insert + text.slice(at + change.length)
    })

test('any stack is checked, explained and, where it is sound, built', () => {
  let built = 0
  fc.assert(
    fc.property(
      fc.record({
        base: contentOf('base'),
        patching: contentOf('patching'),
        replacing: contentOf('replacing'),
      }),
      (contents) => {
        for (const [id, text] of Object.entries(contents)) {
          workspace.setFile(`${id}/pack.yaml`, header(id, PACKS[id as PackId]))
          workspace.setFile(`${id}/a.yaml`, text)
        }
        if (compiled(workspace).every(({ severity }) => severity !== 'error')) built++
      },
    ),
    { numRuns: 400 },
  )
  // Were nothing ever sound, building would not be tried.
  expect(built).toBeGreaterThan(10)
}, 240_000)
