// Nothing that a file can hold makes the compiler throw, hang or lie about places.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Workspace, type Diagnostic } from '../../compiler/index.ts'
import { formatYaml } from '../../compiler/format/formatYaml.ts'
import { filesOf } from '../support/content.ts'
import { PACK } from '../support/samples.ts'
import { compiled } from './compiled.ts'
import { PIECES } from './pieces.ts'

const wildBlue = filesOf('content/wild-blue')
const everyKind = filesOf('tests/fixtures/every-kind')

/** A workspace that lives on from case to case, so that what one leaves behind would show in the next. */
function workspaceOf(files: ReadonlyMap<string, string>, quiet: boolean): Workspace {
  const workspace = new Workspace()
  for (const [path, text] of files) workspace.setFile(path, text, { quiet })
  return workspace
}

const overWildBlue = workspaceOf(wildBlue, true)
const kinds = workspaceOf(everyKind, false)

/** Diagnostics of a text as a file of a pack over wild-blue. */
function checked(text: string, pack = PACK): readonly Diagnostic[] {
  overWildBlue.setFile('mine/pack.yaml', pack)
  overWildBlue.setFile('mine/a.yaml', text)
  return compiled(overWildBlue)
}

const codesOf = (text: string): string[] => [...new Set(checked(text).map(({ code }) => code))]

describe('any text at all', () => {
  test('arbitrary strings, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        checked(text)
      }),
      { numRuns: 600 },
    )
  })

  test('arbitrary bytes, as far as they are UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        checked(new TextDecoder().decode(bytes))
      }),
      { numRuns: 400 },
    )
  })

  test('meaningful pieces in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
        checked(pieces.join(''))
      }),
      { numRuns: 2000 },
    )
  })

  test('a pack.yaml of any pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES, PACK, 'depends: [{ id: mine }]\n'), { maxLength: 12 }),
        (pieces) => {
          checked('kind: deck\nid: x\n', pieces.join(''))
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('mutated packs', () => {
  const all = [...everyKind]
  const mutation = fc.record({
    file: fc.nat(all.length - 1),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(30),
    insert: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })),
  })

  test('every kind of document, cut and spliced', () => {
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
        const touched = new Set(mutations.map(({ file }) => all[file]?.[0] ?? ''))
        for (const path of touched) kinds.setFile(path, everyKind.get(path) ?? '')
        for (const { file, at, length, insert } of mutations) {
          const path = all[file]?.[0] ?? ''
          const text = kinds.file(path)?.text ?? ''
          const offset = Math.floor(at * text.length)
          kinds.setFile(path, text.slice(0, offset) + insert + text.slice(offset + length))
        }
        compiled(kinds)
        for (const path of touched) kinds.setFile(path, everyKind.get(path) ?? '')
      }),
      { numRuns: 120 },
    )
  })

  const scalars = fc.oneof(
    fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      '',
      'x',
      '../../etc',
      '${x}',
      '`',
      '*/',
      [],
      {},
      [null],
      { a: {} },
    ),
    fc.string({ maxLength: 6 }),
  )

  test('any field replaced by any value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('p-47c', 'bf-109g'),
        fc.dictionary(fc.constantFrom(...FIELDS), scalars),
        (id, fields) => {
          const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
          checked(`kind: aircraft\nid: ${id}\npatch: true\n${lines.join('\n')}\n`)
        },
      ),
      { numRuns: 500 },
    )
  })
})

const FIELDS = [
  'name',
  'ruleset',
  'class',
  'type',
  'nation',
  'leader',
  'wingman',
  'sources',
  'traits',
  'silhouette',
  'balance',
  'note',
  'unknown',
]

describe('traps', () => {
  const repeated = (text: string, times: number): string => text.repeat(times)

  test.each([
    ['brackets', repeated('[', 5000), 'yaml/too-deep'],
    ['closed brackets', `a: ${repeated('[', 3000)}${repeated(']', 3000)}`, 'yaml/too-deep'],
    ['braces', `a: ${repeated('{a: ', 3000)}1${repeated('}', 3000)}`, 'yaml/too-deep'],
    ['list markers', `${repeated('- ', 3000)}a`, 'yaml/too-deep'],
    ['question marks', `${repeated('? ', 3000)}a`, 'yaml/too-deep'],
    [
      'indentation',
      Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
      'yaml/too-deep',
    ],
    ['an alias bomb', aliasBomb(), 'yaml/too-many-values'],
    ['an alias of itself', 'kind: deck\nid: x\na: &a [*a]\n', 'yaml/unknown-alias'],
    ['an alias before its anchor', 'kind: deck\nid: *later\nname: &later x\n', 'yaml/unknown-alias'],
    ['a prototype key', 'kind: deck\nid: x\n__proto__: { polluted: true }\n', 'yaml/forbidden-key'],
    [
      'a constructor key',
      'kind: deck\nid: x\nconstructor: { prototype: { polluted: true } }\n',
      'yaml/forbidden-key',
    ],
    ['a merge key', 'kind: deck\nid: x\na: &a { b: 1 }\nc: { <<: *a }\n', 'yaml/merge-key'],
    ['a key twice', 'kind: deck\nid: x\nid: y\n', 'yaml/repeated-key'],
    ['a tab', 'kind: deck\nid: x\ncards:\n\tx: 1\n', 'yaml/syntax'],
    ['a lone surrogate', 'kind: deck\nid: x\nname: "\\uD83D"\n', 'yaml/half-character'],
    ['a NUL', 'kind: deck\nid: x\nname: "a\u0000b"\n', 'yaml/control-character'],
    ['a tag', 'kind: deck\nid: x\nname: !!js/function "x"\n', 'yaml/tag'],
    [
      'many keys',
      `kind: deck\nid: x\ncards:\n${Array.from({ length: 20_000 }, (_, n) => `  a${n}: 1`).join('\n')}\n`,
      'shape/wrong-type',
    ],
    ['a million characters', `kind: deck\nid: x\nname: ${repeated('x', 1_000_000)}\n`, 'yaml/too-large'],
    ['a long line', `kind: deck\nid: x\nname: "${repeated('ab ', 300_000)}"\n`, 'shape/size'],
    ['a deep expression', patchWhen('('.repeat(100) + 'true' + ')'.repeat(100)), 'expr/too-large'],
    ['a long expression', patchWhen('true and '.repeat(200) + 'true'), 'shape/size'],
    ['an id of quotes', 'kind: deck\nid: "a\'b`${c}\\n"\n', 'shape/bad-form'],
  ])('%s', (_name, text, code) => {
    expect(codesOf(text)).toContain(code)
  })

  test('thousands of faults and unknown names are told by the first hundred', () => {
    const list = (word: string): string => Array.from({ length: 20_000 }, () => word).join(', ')
    expect(checked(`kind: deck\nid: x\nname: [${list('1')}]\nfamilies: 1\n`).length).toBeLessThan(10)
    const patch = (rules: string): string => `kind: deck\nid: action-deck\npatch: true\n${rules}`
    const cards = Array.from({ length: 150 }, (_, n) => `  c${n}: { family: f${n} }`).join('\n')
    expect(codesOf(patch(`cards:\n${cards}\n`))).toContain('shape/more')
    const answers = Array.from({ length: 40 }, (_, n) => `{ to: nobody-${n} }`).join(', ')
    const lines = ['scissors', 'clouds', 'tight-turn'].map(
      (card) => `  ${card}: { responds-to: [${answers}] }`,
    )
    expect(codesOf(patch(`cards:\n${lines.join('\n')}\n`))).toContain('link/more')
  })

  test('nothing reached the prototype of objects', () => {
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

function aliasBomb(): string {
  const lines = ['kind: deck', 'id: x', 'a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]']
  for (let level = 1; level < 12; level++) {
    lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`)
  }
  return `${lines.join('\n')}\n`
}

const patchWhen = (expression: string): string =>
  `kind: ruleset\nid: wild-blue\npatch: true\naltitude: { start-when: { very-high: "${expression}" } }\n`

describe('formatting', () => {
  test('never changes what a file says, and is content with its own work', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), async (pieces) => {
        const once = await formatYaml(pieces.join(''))
        if (once === undefined) return
        expect(await formatYaml(once)).toBe(once)
      }),
      { numRuns: 200 },
    )
  })

  test('leaves every shipped and every fixture file meaning the same', async () => {
    for (const text of [...wildBlue.values(), ...everyKind.values()]) {
      const formatted = await formatYaml(text)
      expect(formatted).toBeDefined()
      expect(await formatYaml(formatted ?? '')).toBe(formatted)
    }
  })
})
