import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { splitDocuments } from '../../compiler/source/splitDocuments.ts'

const texts = (text: string): string[] => splitDocuments(text).map((slice) => slice.text)

describe('cutting a file into documents', () => {
  test('one document needs no marker', () => {
    expect(texts('kind: crew\n')).toEqual(['kind: crew\n'])
  })

  test('a start marker opens its document, an end marker belongs to none', () => {
    expect(texts('a: 1\n---\nb: 2\n...\n# note\n---\nc: 3\n')).toEqual([
      'a: 1\n',
      '---\nb: 2\n',
      '---\nc: 3\n',
    ])
  })

  test('blank lines, comments and markers alone are no document', () => {
    expect(texts('')).toEqual([])
    expect(texts('\n# only a note\n---\n\n---\n# another\n')).toEqual([])
    expect(texts('\uFEFF# note\n')).toEqual([])
  })

  test('a marker is three signs at the start of a line with nothing joined to them', () => {
    expect(texts('a: |\n  ---\n  b\n')).toHaveLength(1)
    expect(texts('a: b\n----\n')).toHaveLength(1)
    expect(texts('---a: 1\n')).toHaveLength(1)
    expect(texts('--- # first\na: 1\n---\tb: 2\n')).toHaveLength(2)
  })

  test('a marker cuts even quotes and block text, as YAML says', () => {
    expect(texts('a: "x\n---\ny"\n')).toEqual(['a: "x\n', '---\ny"\n'])
    expect(texts('a: |\n---\nb: 1\n')).toHaveLength(2)
  })

  test('Windows line ends are no hindrance', () => {
    expect(texts('a: 1\r\n---\r\nb: 2\r\n')).toEqual(['a: 1\r\n', '---\r\nb: 2\r\n'])
  })

  test('offsets say where each one starts, in order and without overlap', () => {
    const line = fc.constantFrom('a: 1', 'b: [x]', '---', '...', '# note', '', '  c: "', '--- d: 2', '- - e')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n')
        let end = 0
        for (const slice of splitDocuments(text)) {
          expect(slice.offset).toBeGreaterThanOrEqual(end)
          expect(text.slice(slice.offset, slice.offset + slice.text.length)).toBe(slice.text)
          end = slice.offset + slice.text.length
        }
      }),
    )
  })

  test('sound files give the same values as the YAML library reading the stream at once', () => {
    const line = fc.constantFrom('a: 1', 'b: 2', '---', '# note', '')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = `${lines.join('\n')}\n`
        const documents = parseAllDocuments(text, { uniqueKeys: false })
        const whole = Array.isArray(documents) ? documents.map((document) => document.toJS() as unknown) : []
        const ours = texts(text).flatMap((slice) =>
          parseAllDocuments(slice, { uniqueKeys: false }).map((document) => document.toJS() as unknown),
        )
        expect(ours).toEqual(whole.filter((value) => value !== null))
      }),
    )
  })
})
