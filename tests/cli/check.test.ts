import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { AIRCRAFT, check, folderWith, PACK, root, skywright } from '../support/cli.ts'

const WRONG = AIRCRAFT.replace('nation: united-states', 'nation: united-sttes')

test('a clean pack: exit 0, dependencies found among the built-in packs and not reported', () => {
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': AIRCRAFT })
  expect(check(['mine'], folder)).toEqual({
    code: 0,
    diagnostics: [],
    summary: { errors: 0, warnings: 0, files: 2, documents: 2 },
  })
})

test('an error: exit 1, with place, code, hint and fix, 1-based', () => {
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': WRONG })
  const { code, diagnostics, summary } = check(['mine'], folder)
  expect(code).toBe(1)
  expect(summary).toEqual({ errors: 1, warnings: 0, files: 2, documents: 2 })
  const range = { start: { line: 8, column: 9 }, end: { line: 8, column: 21 } }
  expect(diagnostics).toMatchObject([
    {
      file: 'mine/a.yaml',
      range,
      severity: 'error',
      code: 'link/unknown-id',
      fix: { edits: [{ file: 'mine/a.yaml', range, newText: 'united-states' }] },
    },
  ])
})

test('pretty output shows the line and marks the place', () => {
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': WRONG })
  const { out } = skywright(['check', 'mine'], folder)
  expect(out).toContain('8 | nation: united-sttes')
  expect(out).toContain('  |         ^^^^^^^^^^^^')
  expect(out).toContain('1 error in 2 documents in 2 files.')
})

test('github output is one escaped line a diagnostic', () => {
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a, b.yaml': WRONG })
  const { out } = skywright(['check', 'mine', '--format', 'github'], folder)
  expect(out).toMatch(
    /^::error file=mine\/a%2C b\.yaml,line=8,endLine=8,col=9,endColumn=21,title=link\/unknown-id::/,
  )
  expect(out.trim().split('\n')).toHaveLength(1)
})

test('--max-warnings turns too many warnings into exit 1', () => {
  const warned = AIRCRAFT.replace(/sources:[\s\S]*/, '')
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': warned })
  expect(skywright(['check', 'mine'], folder).code).toBe(0)
  expect(skywright(['check', 'mine', '--max-warnings', '1'], folder).code).toBe(0)
  expect(skywright(['check', 'mine', '--max-warnings', '0'], folder).code).toBe(1)
  expect(skywright(['check', 'mine', '--max-warnings', 'many'], folder).code).toBe(2)
})

test('one file is reported on with the rest of its pack known', () => {
  const patch = 'kind: aircraft\nid: p-36\npatch: true\nmodel: D\n'
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': WRONG, 'mine/b.yaml': patch })
  expect(check(['mine/b.yaml'], folder)).toMatchObject({ code: 0, summary: { files: 1, documents: 1 } })
  expect(check(['mine/a.yaml'], folder)).toMatchObject({
    code: 1,
    diagnostics: [{ file: 'mine/a.yaml', code: 'link/unknown-id' }],
    summary: { errors: 1, files: 1, documents: 1 },
  })
})

test('inside a folder of a pack its files still belong to the pack, and are named from there', () => {
  const twice = `${AIRCRAFT.replace('p-36', 'p-37')}---\n${AIRCRAFT}`
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/us/a.yaml': WRONG, 'mine/b.yaml': twice })
  const inside = join(folder, 'mine', 'us')
  const wrong = { file: 'a.yaml', code: 'link/unknown-id', fix: { edits: [{ file: 'a.yaml' }] } }
  const again = { file: 'a.yaml', code: 'link/duplicate-id', related: [{ file: '../b.yaml' }] }
  for (const path of ['.', 'a.yaml', '..']) {
    expect(check([path], inside)).toMatchObject({ code: 1, diagnostics: [again, wrong] })
  }
  const pretty = skywright(['check'], inside).out
  expect(pretty).toMatch(/^a\.yaml:8:9 error/m)
  expect(pretty).toContain('8 | nation: united-sttes')
  expect(skywright(['explain', '.#p-37'], inside).out).toContain('../b.yaml:3')
  expect(skywright(['build', '--out', 'out'], inside).out).toMatch(/^a\.yaml:2:5 error/m)
  expect(skywright(['fmt', '..', '--check'], inside).out).toContain('3 files, ')
  const started = skywright(['new', 'aircraft', 'p-37', '--print'], inside)
  expect(started).toMatchObject({ code: 0, err: '' })
  // A nation that the pack knows by what lies below it.
  expect(started.out).toContain('nation: germany')
})

test('a folder beside the working folder is named as it was given', () => {
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': WRONG, 'here/note.txt': '' })
  const here = join(folder, 'here')
  expect(check(['../mine'], here).diagnostics).toMatchObject([{ file: '../mine/a.yaml' }])
  expect(check([join(folder, 'mine')], here).diagnostics).toMatchObject([
    { file: join(folder, 'mine', 'a.yaml') },
  ])
})

test('an unreadable file of a dependency is not reported', () => {
  const other = PACK.replace('id: mine', 'id: other')
  const mine = PACK.replace('wild-blue', 'other')
  const folder = folderWith({
    'mine/pack.yaml': mine,
    'other/pack.yaml': other,
    'other/a.yaml': new Uint8Array([0xff, 0xfe, 0x00]),
  })
  expect(check(['mine'], folder)).toMatchObject({ code: 0, diagnostics: [] })
  expect(check(['other'], folder)).toMatchObject({ code: 1, diagnostics: [{ code: 'yaml/encoding' }] })
})

test('a dependency is found beside the pack before the built-in one', () => {
  const other = PACK.replace('id: mine', 'id: other').replace(/depends.*\n/, '')
  const mine = PACK.replace('{ id: wild-blue }', '{ id: other }, { id: wild-blue }')
  const folder = folderWith({ 'packs/mine/pack.yaml': mine, 'packs/other/pack.yaml': other })
  mkdirSync(join(folder, 'elsewhere'))
  expect(check([join(folder, 'packs', 'mine')], join(folder, 'elsewhere'))).toMatchObject({
    code: 0,
    diagnostics: [],
  })
})

test.each([
  [['check', 'no-such-folder'], 'there is no file or folder "no-such-folder"'],
  [['check', 'package.json'], '"package.json" is not a YAML file'],
  [['check', '--format', 'xml'], '--format takes pretty, json or github, not "xml"'],
  [['check', '--colour'], "unknown option '--colour'"],
  [['chek'], 'did you mean "check"?'],
  [['build', 'content'], 'build needs --out DIR'],
  [['explain', 'content'], 'explain takes PATH#ID'],
  [['explain', 'content/wild-blue#p-47'], 'did you mean "p-47c"?'],
  [['new', 'aeroplane', 'x'], 'there is no kind "aeroplane"'],
  [['new', 'aircraft'], 'new takes a kind and an id'],
  [['new', 'aircraft', 'Not An Id'], 'is no id'],
  [['new', 'aircraft', 'x', '--form', 'balloon'], 'there is no form "balloon"'],
])('a wrong call %j is one plain line and exit 2', (args, message) => {
  const { code, out, err } = skywright(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test.each(['check', 'build', 'fmt', 'new', 'explain', 'studio'])('%s --help has an example', (command) => {
  const { code, out } = skywright([command, '--help'])
  expect(code).toBe(0)
  expect(out).toContain(`Usage: skywright ${command}`)
  expect(out).toContain(`Example: skywright ${command}`)
})

/** `check mine --watch`, once it watches; `out` is what it has said since it was last cleared. */
async function watch(folder: string): Promise<{ out: string }> {
  const said = { out: '', err: '' }
  const bin = join(root, 'compiler', 'cli', 'skywright.js')
  const child = spawn(process.execPath, [bin, 'check', 'mine', '--watch'], { cwd: folder })
  onTestFinished(() => {
    child.kill()
  })
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (said.err += data.toString()))
  await expect.poll(() => said.err, { timeout: 30_000 }).toContain('Watching')
  return said
}

test('--watch reports again after a change', async () => {
  const folder = folderWith({ 'mine/pack.yaml': PACK, 'mine/a.yaml': AIRCRAFT })
  const watching = await watch(folder)
  expect(watching.out).toContain('No problems')
  writeFileSync(join(folder, 'mine', 'a.yaml'), WRONG)
  await expect.poll(() => watching.out, { timeout: 30_000 }).toContain('link/unknown-id')
  writeFileSync(join(folder, 'mine', 'new.yaml'), AIRCRAFT.replace('id: p-36', 'id: p-37'))
  writeFileSync(join(folder, 'mine', 'a.yaml'), AIRCRAFT)
  await expect.poll(() => watching.out, { timeout: 30_000 }).toContain('No problems: 3 documents')
  mkdirSync(join(folder, 'mine', 'us'))
  writeFileSync(join(folder, 'mine', 'us', 'c.yaml'), AIRCRAFT.replace('id: p-36', 'id: p-38'))
  await expect.poll(() => watching.out, { timeout: 30_000 }).toContain('No problems: 4 documents')
  watching.out = ''
  rmSync(join(folder, 'mine', 'us'), { recursive: true })
  await expect.poll(() => watching.out, { timeout: 30_000 }).toContain('No problems: 3 documents')
  watching.out = ''
  writeFileSync(join(folder, 'mine', 'pack.yaml'), PACK.replace('{ id: wild-blue }', '{ id: wild-bleu }'))
  await expect.poll(() => watching.out, { timeout: 30_000 }).toContain('link/unknown-pack')
})

test('--watch finds a dependency that the pack did not have at first', async () => {
  const folder = folderWith({ 'mine/pack.yaml': PACK.replace(/depends.*\n/, ''), 'mine/a.yaml': AIRCRAFT })
  const watching = await watch(folder)
  expect(watching.out).toContain('link/unknown-id')
  writeFileSync(join(folder, 'mine', 'pack.yaml'), PACK)
  await expect.poll(() => watching.out, { timeout: 30_000 }).toContain('No problems')
})
