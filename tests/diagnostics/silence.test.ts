import { describe, expect, test } from 'vitest'
import { findSilencers } from '../../compiler/diagnostics/silence.ts'
import { checkExample } from './page.ts'

const HEAD = 'kind: aircraft\nid: p-47c\npatch: true\n'
const TAIL = 'sources: { all: { from: estimate, method: by eye } }\n'
const CODE = 'check/damaged-side-better'

/** What is left to say, as line and code. */
const told = (text: string): string[] =>
  checkExample(new Map([['example.yaml', HEAD + text + TAIL]])).map(
    ({ range, code }) => `${range.start.line} ${code}`,
  )

describe('a silencer', () => {
  test('without one the warning is there', () => {
    expect(told('leader:\n  damaged: { performance: 7 }\n')).toEqual([`5 ${CODE}`])
  })

  test('at the end of the line', () => {
    expect(told(`leader:\n  damaged: { performance: 7 } # skywright-ignore ${CODE}: lighter then\n`)).toEqual(
      [],
    )
  })

  test('on the line above, in any column', () => {
    const silencer = `# skywright-ignore ${CODE}: lighter then`
    expect(told(`leader:\n${silencer}\n  damaged: { performance: 7 }\n`)).toEqual([])
    expect(told(`leader:\n      ${silencer}\n  damaged: { performance: 7 }\n`)).toEqual([])
  })

  test('with Windows line ends', () => {
    expect(
      told(`leader:\r\n  damaged: { performance: 7 } # skywright-ignore ${CODE}: lighter then\r\n`),
    ).toEqual([])
  })

  test('two lines above it is unused', () => {
    expect(
      told(`leader:\n  # skywright-ignore ${CODE}: lighter then\n\n  damaged: { performance: 7 }\n`),
    ).toEqual(['5 silence/unused', `7 ${CODE}`])
  })

  test('at the end of a line it does not speak of the next', () => {
    expect(told(`leader: # skywright-ignore ${CODE}: lighter then\n  damaged: { performance: 7 }\n`)).toEqual(
      ['4 silence/unused', `5 ${CODE}`],
    )
  })

  test('of another or an unknown code is unused', () => {
    for (const code of ['check/no-source', 'check/no-such-thing']) {
      expect(
        told(`leader:\n  damaged: { performance: 7 } # skywright-ignore ${code}: lighter then\n`),
      ).toEqual([`5 ${CODE}`, '5 silence/unused'])
    }
  })

  test.each(['', ':', ': ', ': meant', ': ok'])(
    'without a reason of some words (%j) silences nothing',
    (reason) => {
      expect(told(`leader:\n  damaged: { performance: 7 } # skywright-ignore ${CODE}${reason}\n`)).toEqual([
        `5 ${CODE}`,
        '5 silence/no-reason',
      ])
    },
  )

  test('of an error is refused', () => {
    expect(told('nation: atlantis # skywright-ignore link/unknown-id: not there yet\n')).toEqual([
      '4 link/unknown-id',
      '4 silence/error',
    ])
  })

  test('covers every warning of its code on the line', () => {
    const line = 'damaged: { performance: 7, horsepower: 5 }'
    expect(told(`leader:\n  ${line}\n`)).toEqual([`5 ${CODE}`, `5 ${CODE}`])
    expect(told(`leader:\n  ${line} # skywright-ignore ${CODE}: lighter then\n`)).toEqual([])
  })
})

describe('text that looks like a silencer', () => {
  const silencer = `# skywright-ignore ${CODE}: lighter then`

  test.each([
    ['in block text', `note: |\n  ${silencer}\n`],
    ['in folded text', `note: >-\n  Write\n  ${silencer}\n`],
    ['in double quotes', `note: "a ${silencer}"\n`],
    ['in single quotes over two lines', `note: 'a\n  ${silencer}'\n`],
    ['joined to a plain value', `note: a# skywright-ignore ${CODE}\n`],
    ['with more before it in a comment', `# for example ${silencer}\n`],
  ])('%s is none', (_, text) => {
    expect(told(text)).toEqual([])
  })

  test('does not silence the line below either', () => {
    expect(told(`note: |\n  ${silencer}\nleader: { damaged: { performance: 7 } }\n`)).toEqual([`6 ${CODE}`])
  })
})

test('a byte-order mark does not shift the column', () => {
  const [silencer] = findSilencers('\uFEFF# skywright-ignore check/no-source: for a good reason\n')
  expect(silencer?.range.start).toEqual({ line: 1, column: 1 })
})
