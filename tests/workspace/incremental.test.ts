// Work after an edit is in proportion to the edit, and yet the answer is that of a fresh start.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntityCheck } from '../../compiler/checks/check.ts'
import { Workspace } from '../../compiler/index.ts'
import { wildBlueFiles } from '../support/content.ts'

const HEADS = {
  'base/pack.yaml': [
    'kind: pack\nid: base\nname: Base\nversion: 1.0.0\nlicence: MIT\ndepends: [{ id: wild-blue }]\n',
    'kind: pack\nid: base\nname: Base\nversion: 2.0.0\nlicence: MIT\n',
    'kind: pack\nid: base\nname: Base\nversion: 1.0.0\nlicence: MIT\ndepends: [{ id: top }]\n',
  ],
  'top/pack.yaml': [
    'kind: pack\nid: top\nname: Top\nversion: 1.0.0\nlicence: MIT\ndepends: [{ id: base, version: ^1.0.0 }]\n',
    'kind: pack\nid: base\nname: Top\nversion: 1.0.0\nlicence: MIT\n',
    'kind: pack\nid: top\n',
    'name: [broken\n',
  ],
} as const

const CONTENT = ['base/a.yaml', 'base/b.yaml', 'top/a.yaml', 'top/deep/b.yaml', 'stray.yaml'] as const

const aircraft = (id: string, extra = ''): string => `kind: aircraft
id: ${id}
name: Test
ruleset: wild-blue
class: fighter
type: ${id}
model: Test
nation: united-states
leader:
  undamaged: { damage: 5, performance: 6, horsepower: 3, burst: 2, ceiling: high }
  damaged: { damage: 9, performance: 4, horsepower: 2, burst: 1, ceiling: high }
sources:
  all: { from: estimate, method: by eye }
${extra}`

const CREW =
  'kind: crew\nid: ace\nruleset: wild-blue\nname: Ace\nserves: pilot\nstanding: named\neligible: { types: [one] }\n'
const PATCH = 'kind: aircraft\nid: one\npatch: true\nnation: utopia\ntraits: { sturdy: true }\n'
const NATION =
  'kind: ruleset\nid: wild-blue\npatch: true\nnations:\n  utopia: { name: Utopia, side: axis, code: UT }\n'

/** Documents that declare, use, patch, break and silence each other's names. */
const DOCUMENTS = [
  aircraft('one'),
  aircraft('two'),
  aircraft('one', 'replace: true\n'),
  aircraft('one', 'balance: { leader: 99 }\n'),
  'kind: aircraft\nid: one\npatch: true\nleader:\n  damaged: { performance: 9 }\n',
  'kind: aircraft\nid: one\npatch: true\nleader:\n  undamaged: { performance: 1 } # skywright-ignore check/damaged-side-better: a test\n',
  'kind: aircraft\nid: one\npatch: true\nclass: medium-bomber\n',
  PATCH,
  'kind: aircraft\nid: p-47c\npatch: true\nname:\n',
  NATION,
  'kind: ruleset\nid: wild-blue\npatch: true\ntraits:\n  sturdy: { name: Sturdy }\nmodifiers:\n  - { rule: 8.3.1a, rating: horsepower, add: 1, when: side == third }\n',
  'kind: ruleset\nid: wild-blue\npatch: true\nsides:\n  - { id: allied, name: Allied, colour: blue }\n  - { id: third, name: Third, colour: red }\n',
  aircraft('two').replace('type: two', 'type: one'),
  CREW,
  'kind: deck\nid: action-deck\npatch: true\nsize: 111\ncards:\n  ace-pilot: null\n',
  'kind: nonsense\nid: one\n',
  'id: one\nid: two\n',
  'broken: [\n',
  '# only a note\n',
  '- a list\n',
]

/** A whole new text, no file any more, or a word changed wherever it stands. */
type Edit = readonly [path: string, change: string | undefined | readonly [word: string, other: string]]

/** Small changes inside a document: a name declared otherwise, a number, a broken line, a comment above. */
const WORDS: readonly (readonly [string, string])[] = [
  ['type: one', 'type: other'],
  ['type: other', 'type: one'],
  ['id: one', 'id: two'],
  ['performance: 4', 'performance: 8'],
  ['performance: 8', 'performance: 4'],
  ['patch: true', 'replace: true'],
  ['utopia', 'arcadia'],
  ['kind: crew', '# a note\nkind: crew'],
  ['name: ', 'name: ['],
  ['name: [', 'name: '],
]

const file = fc
  .array(fc.constantFrom(...DOCUMENTS), { maxLength: 3 })
  .map((documents) => documents.join('---\n'))
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...CONTENT), file) },
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...CONTENT), fc.constantFrom(...WORDS)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...CONTENT), fc.constant(undefined)) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...Object.keys(HEADS))
      .chain((path) =>
        fc.tuple(fc.constant(path), fc.constantFrom(...HEADS[path as keyof typeof HEADS], undefined)),
      ),
  },
)

/** Makes the edit, in the workspace and in a plain record of its files. */
function apply(workspace: Workspace, files: Map<string, string>, [path, change]: Edit): void {
  const text = typeof change === 'object' ? files.get(path)?.replaceAll(...change) : change
  if (text === undefined) {
    workspace.deleteFile(path)
    files.delete(path)
  } else {
    workspace.setFile(path, text)
    files.set(path, text)
  }
}

function withWildBlue(): Workspace {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
  return workspace
}

const HEADERS: readonly Edit[] = Object.entries(HEADS).map(([path, [text]]) => [path, text])

/** A sound state in which most documents rest on another one. */
const START: readonly Edit[] = [
  ...HEADERS,
  ['base/a.yaml', aircraft('one')],
  ['base/b.yaml', CREW],
  ['top/a.yaml', `${PATCH}---\n${NATION}`],
]

// Reading wild-blue anew for each fresh workspace would be most of the work: its two copies are kept and cleared.
const fresh = withWildBlue()
const paths = [...CONTENT, ...Object.keys(HEADS)]

/** A workspace that never saw any other state of the files. */
function afresh(files: ReadonlyMap<string, string>): unknown {
  for (const path of paths) fresh.deleteFile(path)
  for (const [path, text] of files) fresh.setFile(path, text)
  return fresh.analyse().diagnostics
}

test('after any edits the diagnostics are those of a fresh workspace', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const workspace = withWildBlueCleared()
      const files = new Map<string, string>()
      for (const step of [...START, ...edits]) {
        apply(workspace, files, step)
        expect(workspace.analyse().diagnostics).toEqual(afresh(files))
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)

const kept = withWildBlue()
function withWildBlueCleared(): Workspace {
  for (const path of paths) kept.deleteFile(path)
  return kept
}

test('a wholly new workspace agrees too', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 4, maxLength: 10 }), (edits) => {
      const files = new Map<string, string>()
      const edited = withWildBlueCleared()
      for (const step of [...START, ...edits]) {
        apply(edited, files, step)
        edited.analyse()
      }
      const workspace = withWildBlue()
      for (const [path, text] of files) workspace.setFile(path, text)
      expect(edited.analyse().diagnostics).toEqual(workspace.analyse().diagnostics)
    }),
    { numRuns: 10 },
  )
})

test('edits to a dependency are followed as well', () => {
  const workspace = withWildBlue()
  for (const step of HEADERS) apply(workspace, new Map(), step)
  workspace.setFile('top/a.yaml', 'kind: aircraft\nid: p-47c\npatch: true\nnation: utopia\n')
  expect(workspace.analyse().diagnostics.map(({ code }) => code)).toEqual(['link/unknown-id'])
  const path = 'content/wild-blue/ruleset.yaml'
  const text = wildBlueFiles().get(path) ?? ''
  workspace.setFile(path, text.replaceAll('romania', 'utopia'), { quiet: true })
  expect(workspace.analyse().diagnostics).toEqual([])
  workspace.setFile(path, text, { quiet: true })
  expect(workspace.analyse().diagnostics.map(({ code }) => code)).toEqual(['link/unknown-id'])
})

test('a file may become quiet, and loud again, without another text', () => {
  const workspace = withWildBlue()
  for (const step of HEADERS) apply(workspace, new Map(), step)
  const text = 'kind: nonsense\nid: one\n'
  workspace.setFile('top/a.yaml', text)
  expect(workspace.analyse().diagnostics).toHaveLength(1)
  workspace.setFile('top/a.yaml', text, { quiet: true })
  expect(workspace.analyse().diagnostics).toHaveLength(0)
  workspace.setFile('top/a.yaml', text)
  expect(workspace.analyse().diagnostics).toHaveLength(1)
})

test('what a patch declares may hang on a field of its base', () => {
  const campaign = (family: string): string => `kind: campaign\nid: sea\nfamily: ${family}\n`
  const steps: Edit[] = [
    ...HEADERS,
    ['base/a.yaml', campaign('land')],
    ['top/a.yaml', 'kind: campaign\nid: sea\npatch: true\nevents: [{ id: storm }]\n'],
    ['base/b.yaml', 'kind: resource\nid: other\nname: Other\nruleset: wild-blue\n'],
    ['top/deep/b.yaml', 'kind: resource\nid: lull\nname: Lull\nruleset: wild-blue\nrequires: not storm\n'],
    ['base/a.yaml', campaign('operation')],
    ['base/a.yaml', campaign('land')],
  ]
  const workspace = withWildBlueCleared()
  const files = new Map<string, string>()
  const unknown: boolean[] = []
  for (const step of steps) {
    apply(workspace, files, step)
    expect(workspace.analyse().diagnostics).toEqual(afresh(files))
    unknown.push(workspace.analyse().diagnostics.some(({ code }) => code === 'expr/unknown-name'))
  }
  expect(unknown.slice(-3)).toEqual([true, false, true])
})

test('only documents that asked for a changed name are judged again', () => {
  const judged: string[] = []
  const spy: EntityCheck = {
    code: 'check/no-source',
    run: ({ id }) => {
      judged.push(id)
    },
  }
  const workspace = new Workspace({ checks: [spy] })
  const judgedAfter = (path: string, text: string): string[] => {
    judged.length = 0
    workspace.setFile(path, text)
    const { diagnostics } = workspace.analyse()
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    return [...new Set(judged)].sort()
  }
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
  workspace.setFile('mine/pack.yaml', HEADS['base/pack.yaml'][0])
  const nations = (...names: string[]): string =>
    `kind: ruleset\nid: wild-blue\npatch: true\nnations:\n${names.map((name) => `  ${name}: { name: X, side: axis, code: X }`).join('\n')}\n`
  const amount = (when: string): string =>
    `kind: resource\nid: help\nname: Help\nruleset: wild-blue\neffects:\n  modifiers: [{ rule: 8.3.1a, rating: burst, add: 1, when: ${when} }]\n`
  workspace.setFile('mine/ruleset.yaml', nations('utopia', 'arcadia'))
  workspace.setFile('mine/resource.yaml', amount('altitude <= low'))
  workspace.setFile('mine/b.yaml', aircraft('two'))
  expect(judgedAfter('mine/a.yaml', aircraft('one'))).toEqual(['help', 'one', 'two', 'wild-blue'])

  expect(judgedAfter('mine/a.yaml', aircraft('three'))).toEqual(['three'])
  const ofUtopia = aircraft('three').replace('united-states', 'utopia')
  expect(judgedAfter('mine/a.yaml', ofUtopia)).toEqual(['three'])
  expect(judgedAfter('mine/ruleset.yaml', nations('utopia', 'arcadia', 'erewhon'))).toEqual(['wild-blue'])
  expect(judgedAfter('mine/resource.yaml', amount('altitude <= medium'))).toEqual(['help'])
  // Words of expressions count as a whole: a new one may make another ambiguous.
  const levels = ['very-low', 'low', 'medium', 'high', 'very-high', 'space']
  const altitudes = `altitudes: [${levels.map((id) => `{ id: ${id}, name: X, abbreviation: X }`).join(', ')}]\n`
  const ruleset = nations('utopia', 'arcadia', 'erewhon') + altitudes
  expect(judgedAfter('mine/ruleset.yaml', ruleset)).toEqual(['help', 'wild-blue'])
  expect(judgedAfter('mine/ruleset.yaml', ruleset.replace('  arcadia', '  atlantis'))).toEqual(['wild-blue'])
})

test('a name that goes is missed where it was used, and only there', () => {
  const workspace = withWildBlue()
  for (const step of HEADERS) apply(workspace, new Map(), step)
  workspace.setFile(
    'base/a.yaml',
    `${aircraft('one').replace('united-states', 'utopia')}---\n${aircraft('two')}`,
  )
  const missed = (): string[] =>
    workspace
      .analyse()
      .diagnostics.filter(({ code }) => code === 'link/unknown-id')
      .map(({ range }) => String(range.start.line))
  workspace.setFile('base/b.yaml', NATION)
  expect(missed()).toEqual([])
  workspace.setFile('base/b.yaml', NATION.replace('utopia:', 'arcadia:'))
  expect(missed()).toEqual(['8'])
  workspace.setFile('base/b.yaml', NATION)
  expect(missed()).toEqual([])
})
