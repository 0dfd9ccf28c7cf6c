// What may lie on a disk: nothing of it brings down the command, leads it out of the folder, or makes it wait.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AIRCRAFT, check, folderWith, PACK, skywright } from '../support/cli.ts'

const codesOf = (files: Record<string, string | Uint8Array>): string[] =>
  check(['mine'], folderWith({ 'mine/pack.yaml': PACK, ...files })).diagnostics.map(
    ({ file, code }) => `${file} ${code}`,
  )

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

describe('files that are no YAML text', () => {
  test('bytes that are not UTF-8', () => {
    expect(codesOf({ 'mine/a.yaml': bytes('name: ', [0xff, 0xfe, 0x80]) })).toEqual([
      'mine/a.yaml yaml/encoding',
    ])
  })

  test('UTF-16, with its mark', () => {
    expect(codesOf({ 'mine/a.yaml': Buffer.from(`\uFEFF${AIRCRAFT}`, 'utf16le') })).toEqual([
      'mine/a.yaml yaml/encoding',
    ])
  })

  test('a UTF-8 mark and CRLF are fine, and columns do not count the mark', () => {
    const text = `\uFEFF${AIRCRAFT}`.replaceAll('\n', '\r\n')
    expect(codesOf({ 'mine/a.yaml': text })).toEqual([])
    const { diagnostics } = check(
      ['mine'],
      folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': '\uFEFFkind: aircrft\r\nid: x\r\n' }),
    )
    expect(diagnostics[0]?.range.start).toEqual({ line: 1, column: 7 })
  })

  test('NUL bytes', () => {
    expect(codesOf({ 'mine/a.yaml': 'kind: aircraft\nid: "a\u0000b"\n' })).toContain(
      'mine/a.yaml yaml/control-character',
    )
  })

  test('fifty megabytes are refused unread, the others still checked', () => {
    const folder = folderWith({
      'mine/pack.yaml': PACK,
      'mine/b.yaml': AIRCRAFT.replace('fighter', 'figter'),
    })
    writeFileSync(join(folder, 'mine', 'a.yaml'), Buffer.alloc(50_000_000, 'a: b\n'))
    const { diagnostics } = check(['mine'], folder)
    expect(diagnostics.map(({ code }) => code)).toEqual(['yaml/too-large', 'shape/not-allowed'])
    expect(skywright(['fmt', '--check', 'mine'], folder).err).toContain('a.yaml: left alone')
  })

  test('just over the limit, in characters', () => {
    expect(codesOf({ 'mine/a.yaml': `# ${'x'.repeat(1_000_000)}\n` })).toEqual(['mine/a.yaml yaml/too-large'])
  })

  test('a pipe, a folder and a dangling link named like YAML', () => {
    const folder = folderWith({ 'mine/pack.yaml': PACK })
    execFileSync('mkfifo', [join(folder, 'mine', 'pipe.yaml')])
    mkdirSync(join(folder, 'mine', 'folder.yaml'))
    symlinkSync(join(folder, 'nowhere'), join(folder, 'mine', 'dangling.yaml'))
    const { diagnostics } = check(['mine'], folder)
    expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'mine/dangling.yaml yaml/unreadable',
      'mine/pipe.yaml yaml/unreadable',
    ])
  })
})

describe('links and paths', () => {
  test('a link out of the folder is told and not followed', () => {
    const folder = folderWith({ 'mine/pack.yaml': PACK, 'secret.yaml': 'kind: secret\nid: password\n' })
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'mine', 'link.yaml'))
    const { out } = skywright(['check', 'mine'], folder)
    expect(out).toContain('yaml/outside-workspace')
    expect(out).not.toContain('password')
    const before = readdirSync(folder)
    expect(skywright(['fmt', 'mine'], folder).err).toContain('link.yaml: left alone')
    expect(readdirSync(folder)).toEqual(before)
  })

  test('a linked folder is not entered, so a circle ends', () => {
    const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': AIRCRAFT })
    symlinkSync('.', join(folder, 'mine', 'round'))
    symlinkSync('..', join(folder, 'mine', 'up'))
    expect(check(['mine'], folder)).toMatchObject({ code: 0, summary: { files: 2 } })
  })

  test('names with quotes, line breaks and template marks', () => {
    const odd = 'it\'s "odd" `${x}` \n <b>.yaml'
    const folder = folderWith({
      'mine/pack.yaml': PACK,
      [`mine/${odd}`]: AIRCRAFT.replace('fighter', 'figter'),
    })
    expect(check(['mine'], folder).diagnostics).toMatchObject([
      { file: `mine/${odd}`, code: 'shape/not-allowed' },
    ])
    expect(skywright(['check', 'mine'], folder).out).not.toContain('\n <b>')
    writeFileSync(join(folder, 'mine', odd), AIRCRAFT)
    expect(skywright(['build', 'mine', '--out', 'out'], folder).code).toBe(0)
    expect(readdirSync(join(folder, 'out', 'mine', 'mine'))).toEqual(['it-s-odd-x-b-.ts'])
  })

  test('ids cannot lead out of --out', () => {
    const evil = PACK.replace('id: mine', 'id: ../../evil')
    const folder = folderWith({ 'mine/pack.yaml': evil, 'mine/a.yaml': AIRCRAFT })
    expect(skywright(['build', 'mine', '--out', 'out'], folder).code).toBe(1)
    expect(readdirSync(folder)).toEqual(['mine'])
  })
})
