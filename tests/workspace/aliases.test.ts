// A fault behind an alias has one cause: it is told at the anchor, or at the alias where only that use is wrong.
import { describe, expect, test } from 'vitest'
import { Workspace, type Diagnostic } from '../../compiler/index.ts'
import { AIRCRAFT, PACK } from '../support/samples.ts'
import { wildBlueFiles } from '../support/content.ts'

const workspace = new Workspace()
for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
workspace.setFile('mine/pack.yaml', PACK)

function diagnosticsOf(text: string): readonly Diagnostic[] {
  workspace.setFile('mine/a.yaml', text)
  return workspace.analyse().diagnostics
}

const told = (text: string): string[] =>
  diagnosticsOf(text).map(({ range, code }) => `${range.start.line}:${range.start.column} ${code}`)

/** Both sides are one, with a word of it changed. */
const sides = (word: string, other: string): string =>
  AIRCRAFT.replace('undamaged: {', 'undamaged: &side {')
    .replace(word, other)
    .replace(/ {2}damaged: .*/, '  damaged: *side')

const isLink = ({ code }: Diagnostic): boolean => code.startsWith('link/')

describe('a fault behind an alias is told at the anchor, once', () => {
  test('an unknown name, with its fix', () => {
    const found = diagnosticsOf(sides('ceiling: high', 'ceiling: hihg')).filter(isLink)
    expect(found).toMatchObject([
      {
        code: 'link/unknown-id',
        range: { start: { line: 10, column: 83 } },
        fix: { edits: [{ newText: 'high' }] },
      },
    ])
  })

  test.each([
    ['an unknown field', 'burst: 0', 'brust: 0', ['10:64 shape/unknown-field']],
    ['a missing field', 'burst: 0, ', '', ['10:3 shape/missing-field']],
    ['a number out of range', 'burst: 0', 'burst: 99', ['10:71 shape/out-of-range']],
    ['a value of the wrong type', 'burst: 0', 'burst: many', ['10:71 shape/wrong-type']],
  ])('%s', (_name, word, other, expected) => {
    expect(told(sides(word, other)).filter((line) => !line.includes('check/'))).toEqual(expected)
  })

  test('an expression, at its column', () => {
    const modifiers = (when: string): string =>
      `kind: resource\nid: r\nname: R\nruleset: wild-blue\neffects:\n  modifiers:\n` +
      `    - &m { rule: 8.3.1a, rating: horsepower, add: 1, when: ${when} }\n    - *m\n    - { rule: 8.3.1a, rating: burst, add: 1, when: *w }\n`
    expect(told(modifiers('&w altitude <= lwo'))).toEqual(['7:75 expr/unknown-name'])
    expect(told(modifiers('&w altitude <= low'))).toEqual([])
  })

  test('behind an alias behind an alias', () => {
    const text = sides('ceiling: high', 'ceiling: hihg')
      .replace('leader:\n', 'leader: &pair\n')
      .replace('sources:', 'wingman: *pair\nsources:')
    expect(told(text).filter((line) => line.includes('link/'))).toEqual(['10:83 link/unknown-id'])
  })

  test('in a patch too', () => {
    const text =
      'kind: aircraft\nid: p-47c\npatch: true\nleader:\n  undamaged: &side { ceiling: hihg }\n  damaged: *side\n' +
      'sources: { all: { from: estimate, method: by eye } }\n'
    expect(told(text)).toEqual(['5:31 link/unknown-id'])
  })
})

describe('a fault of the place of use is told at the alias, once', () => {
  test('a word that is no name there', () => {
    const text = AIRCRAFT.replace('model: C', 'model: &word c3').replace('united-states', '*word')
    expect(told(text)).toEqual(['8:9 link/unknown-id'])
    expect(diagnosticsOf(text)[0]?.related).toMatchObject([
      { range: { start: { line: 7 } }, message: 'what the alias stands for' },
    ])
    expect(diagnosticsOf(text)[0]?.fix).toBeUndefined()
  })

  test('a mapping that does not belong there, by kind of fault', () => {
    const text = AIRCRAFT.replace('leader:\n', 'leader: &pair\n').replace(
      'sources:',
      'wingman: *pair\nsources:',
    )
    expect(told(text)).toEqual(['14:10 shape/missing-field', '14:10 shape/unknown-field'])
    expect(diagnosticsOf(text).map(({ message }) => message)).toEqual([
      expect.stringMatching(/lacks "offensive"\. 3 more of what the alias stands for will not do here\.$/),
      expect.stringMatching(/has no field .* \d more of what the alias stands for will not do here\.$/),
    ])
  })

  test('each alias that is out of place, not those inside it', () => {
    const text = AIRCRAFT.replace('model: C', 'model: &word c3')
      .replace('united-states', '*word')
      .replace('sources:', 'traits: { agile: *word }\nsources:')
    expect(told(text)).toEqual(['8:9 link/unknown-id', '14:18 shape/wrong-type'])
  })

  test('an id', () => {
    const text = AIRCRAFT.replace('id: p-36', 'type: &id p-47c').replace('\ntype: p-36', '\nid: *id')
    const [found, ...others] = diagnosticsOf(text)
    expect(others).toEqual([])
    expect(found).toMatchObject({ code: 'link/duplicate-id', range: { start: { line: 6, column: 5 } } })
    expect(found?.fix).toBeUndefined()
  })
})
