import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AIRCRAFT, check, folderWith, PACK, skywright } from '../support/cli.ts'

describe('build', () => {
  test('writes modules, the pack and the map below --out', () => {
    const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': AIRCRAFT })
    const { code, out } = skywright(['build', 'mine', '--out', 'out'], folder)
    expect(code).toBe(0)
    expect(out).toMatch(/^mine: \d+ files in out\/mine, content [0-9a-f]{16}\n$/)
    expect(readdirSync(join(folder, 'out', 'mine')).sort()).toEqual(
      ['index.ts', 'mine', 'pack.json', 'skywright.ts', 'sources.json', 'wild-blue'].sort(),
    )
  })

  test('a second build replaces the first, stale modules included', () => {
    const folder = folderWith({
      'mine/pack.yaml': PACK,
      'mine/a.yaml': AIRCRAFT,
      'mine/b.yaml': AIRCRAFT.replace('id: p-36', 'id: p-37'),
    })
    skywright(['build', 'mine', '--out', 'out'], folder)
    writeFileSync(join(folder, 'mine', 'b.yaml'), '')
    expect(skywright(['build', 'mine', '--out', 'out'], folder).code).toBe(0)
    expect(readdirSync(join(folder, 'out', 'mine', 'mine'))).toEqual(['a.ts'])
    expect(readdirSync(join(folder, 'out'))).toEqual(['mine'])
  })

  test('with an error nothing is written', () => {
    const folder = folderWith({
      'mine/pack.yaml': PACK,
      'mine/a.yaml': AIRCRAFT.replace('fighter', 'figter'),
    })
    const { code, out, err } = skywright(['build', 'mine', '--out', 'out'], folder)
    expect(code).toBe(1)
    expect(out).toContain('shape/not-allowed')
    expect(err).toContain('nothing was written')
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })

  test('a folder that is not an earlier build is left alone, a link too', () => {
    const folder = folderWith({
      'mine/pack.yaml': PACK,
      'out/mine/precious.txt': 'mine',
      'elsewhere/precious.txt': 'mine',
    })
    const first = skywright(['build', 'mine', '--out', 'out'], folder)
    expect(first).toMatchObject({ code: 2, out: '' })
    expect(first.err).toContain('is not an earlier build')
    expect(readFileSync(join(folder, 'out', 'mine', 'precious.txt'), 'utf8')).toBe('mine')
    mkdirSync(join(folder, 'out2'))
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'out2', 'mine'))
    expect(skywright(['build', 'mine', '--out', 'out2'], folder).code).toBe(2)
    expect(lstatSync(join(folder, 'out2', 'mine')).isSymbolicLink()).toBe(true)
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['precious.txt'])
  })

  test('an --out that cannot be is one plain line', () => {
    const folder = folderWith({ 'mine/pack.yaml': PACK, file: 'not a folder' })
    const { code, err } = skywright(['build', 'mine', '--out', 'file/below'], folder)
    expect(code).toBe(2)
    expect(err).toBe('skywright: cannot write to "file/below": a file is in the way of a folder\n')
  })
})

describe('fmt', () => {
  const MESSY = `# top\nkind:   aircraft   # the kind\nid: 'p-36'\nleader:\n    damaged:   {damage: 3,   burst: 0}\n`
  const NEAT = `# top\nkind: aircraft # the kind\nid: "p-36"\nleader:\n  damaged: { damage: 3, burst: 0 }\n`

  test('formats, keeps comments, and is content with the result', () => {
    const folder = folderWith({ 'a.yaml': MESSY })
    expect(skywright(['fmt'], folder)).toMatchObject({ code: 0, out: 'a.yaml\n1 file, 1 formatted.\n' })
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(NEAT)
    expect(skywright(['fmt', '--check'], folder)).toMatchObject({ code: 0 })
    expect(readdirSync(folder)).toEqual(['a.yaml'])
  })

  test('--check changes nothing and fails', () => {
    const folder = folderWith({ 'a.yaml': MESSY })
    expect(skywright(['fmt', '--check'], folder).code).toBe(1)
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(MESSY)
  })

  test('what cannot be read is left alone and told', () => {
    const folder = folderWith({ 'a.yaml': 'a: [1, 2\nb: 3\n' })
    const { code, err } = skywright(['fmt'], folder)
    expect(code).toBe(1)
    expect(err).toContain('a.yaml: left alone')
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('a: [1, 2\nb: 3\n')
  })
})

describe('new', () => {
  test('a new pack is a folder that checks clean', () => {
    const folder = folderWith({})
    expect(skywright(['new', 'pack', 'my-pack'], folder)).toMatchObject({
      code: 0,
      out: 'my-pack/pack.yaml\n',
    })
    expect(check(['my-pack'], folder)).toMatchObject({ code: 0, summary: { errors: 0 } })
  })

  test('an existing file is not written over', () => {
    const folder = folderWith({ 'x.yaml': 'mine' })
    expect(skywright(['new', 'aircraft', 'x'], folder)).toMatchObject({ code: 2 })
    expect(readFileSync(join(folder, 'x.yaml'), 'utf8')).toBe('mine')
  })
})

describe('explain', () => {
  const PATCH = 'kind: aircraft\nid: p-47c\npatch: true\nleader:\n  undamaged: { burst: 3 }\n'

  test('each field says the file and line it comes from', () => {
    const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': PATCH })
    const { code, out } = skywright(['explain', 'mine#p-47c', '--format', 'json'], folder)
    expect(code).toBe(0)
    const { fields } = JSON.parse(out) as {
      fields: { field: string; value: unknown; file: string; line: number }[]
    }
    const of = (name: string): unknown => fields.find(({ field }) => field === name)
    expect(of('leader.undamaged.burst')).toMatchObject({ value: 3, file: 'mine/a.yaml', line: 5 })
    expect(of('leader.undamaged.performance')).toMatchObject({
      value: 6,
      source: { from: 'rule', rule: '14.5.1c' },
    })
  })

  test('pretty output is a line a field', () => {
    const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': PATCH })
    const { out } = skywright(['explain', 'mine#aircraft/p-47c'], folder)
    expect(out).toMatch(/leader\.undamaged\.burst +3 +mine\/a\.yaml:5/)
  })
})

test('build writes nothing when a pack below has errors, and says where they are', () => {
  const wrong =
    'kind: resource\nid: x\nname: X\nruleset: wild-blue\neffects:\n  modifiers:\n' +
    '    - { rule: 8.3.1a, rating: horsepower, add: 1, when: trn > 2 }\n'
  const folder = folderWith({
    'mine/pack.yaml': PACK.replace('wild-blue', 'other'),
    'other/pack.yaml': PACK.replace('id: mine', 'id: other'),
    'other/x.yaml': wrong,
  })
  const { code, out, err } = skywright(['build', 'mine', '--out', 'out'], folder)
  expect(code).toBe(1)
  expect(out).toContain('other/x.yaml:7:57 error')
  expect(err).toBe('skywright: nothing was written, because there are errors in what it depends on\n')
  expect(existsSync(join(folder, 'out'))).toBe(false)
})
