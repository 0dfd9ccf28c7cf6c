import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../compiler/source/limits.ts'
import { parseYaml } from '../../compiler/source/parseYaml.ts'
import { readDocument } from '../../compiler/source/sourceDocument.ts'

/** Each problem as its code and the text it marks. */
const told = (text: string): [string, string][] =>
  parseYaml(text).problems.map(({ code, start, end }) => [code, text.slice(start, end)])

describe('characters', () => {
  test.each(['"\\uD83D"', '"\\uDE00 and more"', '"\\U0000D83D"'])(
    'half a character as an escape: %s',
    (written) => {
      expect(told(`note: ${written}`)).toEqual([['yaml/half-character', written]])
    },
  )

  test('half a character in text that never was a file', () => {
    expect(told('note: a\uD83D')).toEqual([['yaml/half-character', 'a\uD83D']])
  })

  test('whole characters outside the first plane are fine, written or escaped', () => {
    expect(parseYaml('a: "\\U0001F600"\nb: 😀\nc: "\\uD83D\\uDE00"')).toEqual({
      value: { a: '😀', b: '😀', c: '😀' },
      problems: [],
    })
  })

  test.each(['\u0000', '\u0007', '\u001b', '\u007f'])('the control character %j is told once', (sign) => {
    expect(told(`kind: crew\nname: a${sign}b${sign}c\n`)).toEqual([['yaml/control-character', sign]])
  })

  test('tabs and line breaks inside values are no control characters, nor are escapes', () => {
    expect(parseYaml('a: x\ty\nb: "\\a\\e"\n')).toEqual({
      value: { a: 'x\ty', b: '\u0007\u001b' },
      problems: [],
    })
  })

  test('a byte-order mark and Windows line ends change nothing', () => {
    expect(parseYaml('\uFEFFkind: crew\r\nname: |\r\n  a\r\n  b\r\n')).toEqual({
      value: { kind: 'crew', name: 'a\nb\n' },
      problems: [],
    })
  })
})

describe('aliases', () => {
  /** Ten of the line above, line after line: ten to the power of the lines. */
  const bomb = (lines: number): string =>
    Array.from({ length: lines }, (_, index) =>
      index === 0
        ? 'a0: &a0 [x, x, x, x, x, x, x, x, x, x]'
        : `a${index}: &a${index} [${Array.from({ length: 10 }, () => `*a${index - 1}`).join(', ')}]`,
    ).join('\n')

  test('a bomb ends fast, with one problem', () => {
    const before = performance.now()
    expect(parseYaml(bomb(40)).problems.map(({ code }) => code)).toEqual(['yaml/too-many-values'])
    expect(performance.now() - before).toBeLessThan(1000)
  })

  test('what aliases stand for is counted, not only what is written', () => {
    expect(told(bomb(4))).toEqual([])
    expect(told(bomb(5)).map(([code]) => code)).toEqual(['yaml/too-many-values'])
  })

  test('many plain values are counted too', () => {
    const list = (length: number): string => `a: [${'x, '.repeat(length)}x]`
    expect(told(list(LIMITS.values - 10))).toEqual([])
    expect(told(list(LIMITS.values)).map(([code]) => code)).toEqual(['yaml/too-many-values'])
  })

  test('an alias repeats the value of its anchor', () => {
    expect(parseYaml('a: &front { burst: 1 }\nb: *front\n').value).toEqual({
      a: { burst: 1 },
      b: { burst: 1 },
    })
  })

  test('an anchor that is set again counts from there on', () => {
    expect(parseYaml('a: &x 1\nb: *x\nc: &x 2\nd: *x\n').value).toEqual({ a: 1, b: 1, c: 2, d: 2 })
  })

  test('an alias before its anchor is unknown', () => {
    expect(told('a: *later\nb: &later 1\n')).toEqual([['yaml/unknown-alias', '*later']])
  })

  test('an alias inside its own anchor is unknown', () => {
    expect(told('a: &self [1, *self]\n')).toEqual([['yaml/unknown-alias', '*self']])
    expect(parseYaml('a: &self [1, *self]\n').problems[0]?.message).toContain('inside the value it names')
  })
})

describe('keys', () => {
  test('merge keys are refused and merge nothing', () => {
    const text = 'a: &front { burst: 1 }\nb: { <<: *front, damage: 2 }\n'
    expect(told(text)).toEqual([['yaml/merge-key', '<<']])
    expect(parseYaml(text).value).toEqual({ a: { burst: 1 }, b: { damage: 2 } })
  })

  test('the second of two equal keys is told, the first one counts', () => {
    const text = 'a: 1\n"a": 2\n'
    expect(told(text)).toEqual([['yaml/repeated-key', '"a"']])
    expect(parseYaml(text).value).toEqual({ a: 1 })
  })

  test('repeated keys among twenty thousand are found in linear time', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `k${index}: ${index}`)
    const time = (count: number): number => {
      const text = [...lines.slice(0, count), 'k7: again'].join('\n')
      const before = performance.now()
      expect(told(text)).toEqual([['yaml/repeated-key', 'k7']])
      return performance.now() - before
    }
    time(2_000) // warm
    // Ten times the keys: in quadratic time that would be a hundred times the work.
    expect(time(20_000)).toBeLessThan(40 * Math.max(5, time(2_000)))
  })

  test.each(['__proto__', 'constructor', 'prototype'])('%s is refused at every depth', (key) => {
    expect(told(`a: { b: [{ ${key}: { polluted: true } }] }\n`)).toEqual([['yaml/forbidden-key', key]])
    expect(told(`${key}: { polluted: true }\n`)).toEqual([['yaml/forbidden-key', key]])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('other names of object parts are plain keys', () => {
    expect(parseYaml('toString: 1\nhasOwnProperty: 2\n')).toEqual({
      value: { toString: 1, hasOwnProperty: 2 },
      problems: [],
    })
  })
})

describe('tags', () => {
  test.each(['!!str', '!!int', '!!binary', '!plane', '!<tag:example.org,2000:x>'])('%s is refused', (tag) => {
    expect(told(`a: 1\nb: ${tag} 2\n`)).toEqual([['yaml/tag', tag]])
  })

  test('on collections, keys and beside anchors', () => {
    expect(told('a: !!map { b: 1 }\n')).toEqual([['yaml/tag', '!!map']])
    expect(told('!!str a: 1\n')).toEqual([['yaml/tag', '!!str']])
    expect(told('a: !!str &x b\n')).toEqual([['yaml/tag', '!!str']])
    expect(told('a: &x !!str b\n')).toEqual([['yaml/tag', '!!str']])
  })
})

describe('syntax errors', () => {
  test('what follows the first one is not told, what comes before is', () => {
    expect(told('a: 1\na: 2\nb: [\nc: *none\n')).toEqual([
      ['yaml/syntax', '['],
      ['yaml/repeated-key', 'a'],
    ])
  })

  test('a mark is never outside the text', () => {
    for (const text of [
      '"',
      "'",
      '[',
      '{',
      '- [',
      'a: "\\',
      '%',
      '&',
      '*',
      '!',
      '|',
      '>9',
      '? [',
      '@',
      '`',
    ]) {
      for (const { start, end } of readDocument('a.yaml', 0, text).problems) {
        expect([text, start >= 0 && start <= end && end <= Math.max(1, text.length) + 1]).toEqual([
          text,
          true,
        ])
      }
    }
  })
})
