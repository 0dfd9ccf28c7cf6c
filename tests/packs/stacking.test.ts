import { beforeEach, describe, expect, test } from 'vitest'
import { explainEntity, lower, Workspace, type Diagnostic, type Entity } from '../../compiler/index.ts'
import { merge } from '../../compiler/packs/entity.ts'
import { satisfies } from '../../compiler/packs/version.ts'
import { wildBlueFiles } from '../support/content.ts'

let workspace: Workspace

beforeEach(() => {
  workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
})

function pack(id: string, documents: string, depends = '{ id: wild-blue }', version = '1.0.0'): void {
  workspace.setFile(
    `${id}/pack.yaml`,
    `kind: pack\nid: ${id}\nname: ${id}\nversion: ${version}\nlicence: MIT\ndepends: [${depends}]\n`,
  )
  workspace.setFile(`${id}/content.yaml`, documents)
}

const patch = (text: string): string => `kind: aircraft\nid: p-47c\npatch: true\n${text}`
const BY_EYE = 'sources: { all: { from: estimate, method: by eye } }\n'

function entity(id = 'p-47c', inPack = 'top'): Entity {
  const view = workspace.analyse().views.find((candidate) => candidate.pack.id === inPack)
  const found = view?.entities.get('aircraft')?.get(id)
  if (!found) throw new Error(`no aircraft ${id} in ${inPack}`)
  return found
}

const diagnostics = (): readonly Diagnostic[] => workspace.analyse().diagnostics
const told = (): string[] =>
  diagnostics().map(({ file, range, code }) => `${file}:${range.start.line}:${range.start.column} ${code}`)

describe('merging', () => {
  test('mappings merge, lists and scalars replace, null removes', () => {
    const base = { a: { x: 1, y: [1, 2] }, b: 'kept', c: { z: 1 }, d: 4 }
    expect(merge(base, { a: { y: [3] }, c: null, d: { new: true } })).toEqual({
      a: { x: 1, y: [3] },
      b: 'kept',
      d: { new: true },
    })
    expect(base).toEqual({ a: { x: 1, y: [1, 2] }, b: 'kept', c: { z: 1 }, d: 4 })
  })

  test('a new mapping loses its nulls too', () => {
    expect(merge({}, { a: { b: null, c: 1 } })).toEqual({ a: { c: 1 } })
  })

  test('keys that every object has are plain keys', () => {
    expect(merge({ a: 1 }, { toString: 2 })).toEqual({ a: 1, toString: 2 })
  })
})

describe('a patch', () => {
  test('changes what it names and keeps the rest', () => {
    pack('top', patch(`leader:\n  undamaged: { burst: 2 }\ntraits: null\n${BY_EYE}`))
    const { value } = entity()
    expect(value['leader']).toMatchObject({ undamaged: { burst: 2, performance: 6 }, damaged: { burst: 0 } })
    expect(value).not.toHaveProperty('traits')
    expect(value).not.toHaveProperty('patch')
    expect(told()).toEqual([])
  })

  test('every field knows its document', () => {
    pack('top', patch('leader:\n  undamaged: { burst: 2 }\n'))
    const origins = new Map(
      explainEntity(entity()).map(({ path, origin }) => [path.join('.'), origin.source.file]),
    )
    expect(origins.get('leader.undamaged.burst')).toBe('top/content.yaml')
    expect(origins.get('leader.undamaged.performance')).toBe('content/wild-blue/aircraft/united-states.yaml')
    expect(origins.get('nation')).toBe('content/wild-blue/aircraft/united-states.yaml')
    expect([...new Set(origins.values())]).toHaveLength(2)
  })

  test('of a patch lies over both', () => {
    pack('middle', patch('name: Middle\nmodel: Middle\n'))
    pack('top', patch('name: Top\n'), '{ id: middle }')
    const { value, layers } = entity()
    expect([value['name'], value['model'], value['nation']]).toEqual(['Top', 'Middle', 'united-states'])
    expect(layers.map(({ source }) => source.file)).toEqual([
      'content/wild-blue/aircraft/united-states.yaml',
      'middle/content.yaml',
      'top/content.yaml',
    ])
    expect(entity('p-47c', 'middle').value['name']).toBe('Middle')
    expect(told()).toEqual([])
  })

  test('may stand before its base in the same pack', () => {
    pack('top', patch('name: Mine\n').replaceAll('p-47c', 'p-47m'))
    workspace.setFile('top/z.yaml', aircraft('p-47m'))
    expect(told()).toEqual([])
    expect(entity('p-47m').value['name']).toBe('Mine')
  })

  test('without a base says so, and offers to be no patch', () => {
    pack('top', patch('name: Mine\n').replace('p-47c', 'p-99'))
    expect(told()).toEqual(['top/content.yaml:3:1 link/nothing-to-change'])
    expect(diagnostics()[0]?.fix?.title).toBe('Remove "patch: true"')
  })

  test('without an id, or with one that cannot be, says so', () => {
    pack('top', 'kind: aircraft\npatch: true\nname: Mine\n---\nkind: aircraft\nid: P 47\npatch: true\n')
    expect(told()).toEqual([
      'top/content.yaml:1:1 shape/missing-field',
      'top/content.yaml:6:5 shape/bad-form',
    ])
  })
})

const aircraft = (id: string): string => `kind: aircraft
id: ${id}
name: Test
ruleset: wild-blue
class: fighter
type: p-47
model: Test
nation: united-states
service-entry: 1943-01
leader:
  undamaged: { damage: 5, performance: 6, horsepower: 3, burst: 2, ceiling: high }
  damaged: { damage: 9, performance: 4, horsepower: 2, burst: 1, ceiling: high }
balance: { leader: 9 }
sources:
  all: { from: estimate, method: by eye }
`

describe('a null in a patch', () => {
  test('under a name that the kind does not know is told, one over an absent field is not', () => {
    pack('top', patch('ledaer: null\nnote: null\nleader:\n  undamaged: { brust: null, gunner: null }\n'))
    expect(told()).toEqual([
      'top/content.yaml:4:1 shape/unknown-field',
      'top/content.yaml:7:16 shape/unknown-field',
    ])
    expect(diagnostics().map(({ fix }) => fix?.edits[0]?.newText)).toEqual(['leader', 'burst'])
  })
})

describe('the sources of a patched document', () => {
  const source = (field: string): unknown =>
    explainEntity(entity()).find(({ path }) => path.join('.') === field)?.source

  test('no source of the base speaks for a number that a patch wrote, whether for the field or for all', () => {
    pack('top', patch('leader: { undamaged: { performance: 9, burst: 3 } }\n'))
    expect(source('leader.undamaged.performance')).toBeUndefined()
    expect(source('leader.undamaged.burst')).toBeUndefined()
    expect(source('leader.undamaged.horsepower')).toMatchObject({ from: 'rule' })
    expect(source('leader.damaged.burst')).toMatchObject({ from: 'estimate' })
    expect(told()).toEqual(['top/content.yaml:4:11 check/no-source'])
  })

  test('the patch may bring its own, for a field, a group or all that it writes', () => {
    const web = '{ from: web, url: https://example.org/p47, title: A table, grade: stated }'
    for (const key of ['leader.undamaged.performance', 'leader', 'all']) {
      pack('top', patch(`leader: { undamaged: { performance: 7 } }\nsources: { ${key}: ${web} }\n`))
      expect(source('leader.undamaged.performance')).toMatchObject({ from: 'web' })
      expect(source('wingman.undamaged.damage')).not.toMatchObject({ from: 'web' })
      expect(told()).toEqual([])
    }
    expect(source('leader.undamaged.horsepower')).toMatchObject({ from: 'rule' })
    expect(source('leader.undamaged.burst')).not.toMatchObject({ from: 'web' })
  })

  test('a patch may take a source away', () => {
    pack('top', patch('sources: { all: null }\n'))
    expect(source('leader.damaged.burst')).toBeUndefined()
    expect(source('leader.undamaged.horsepower')).toMatchObject({ from: 'rule' })
  })

  test('compiled content says the same without its layers', () => {
    const web = '{ from: web, url: https://example.org/p47, title: A table, grade: stated }'
    pack(
      'top',
      patch(
        `leader: { undamaged: { performance: 7, burst: 3 } }\nsources: { leader.undamaged.burst: ${web} }\n`,
      ),
    )
    const view = workspace.analyse().views.find((candidate) => candidate.pack.id === 'top')
    const compiled = view && lower(view).content.aircraft['p-47c']
    expect(compiled).toMatchObject({
      sources: {
        all: { from: 'estimate' },
        'leader.undamaged.performance': { from: 'missing' },
        'leader.undamaged.burst': { from: 'web' },
      },
    })
  })
})

describe('a replacement', () => {
  test('takes the place of the base whole', () => {
    pack('top', aircraft('p-47c').replace('\nname:', '\nreplace: true\nname:'))
    expect(told()).toEqual([])
    expect(entity().layers).toHaveLength(1)
    expect(entity().value).not.toHaveProperty('wingman')
    expect(entity('p-47c', 'wild-blue').value).toHaveProperty('wingman')
  })

  test('can be patched further up', () => {
    pack('middle', aircraft('p-47c').replace('\nname:', '\nreplace: true\nname:'))
    pack('top', patch('name: Top\n'), '{ id: middle }')
    expect(told()).toEqual([])
    expect(entity().value).toMatchObject({ name: 'Top', model: 'Test' })
  })
})

describe('a repeated id', () => {
  test('names both places and offers both fixes', () => {
    pack('top', aircraft('p-47c'))
    const [diagnostic, ...others] = diagnostics()
    expect(others).toEqual([])
    expect(diagnostic).toMatchObject({
      file: 'top/content.yaml',
      code: 'link/duplicate-id',
      range: { start: { line: 2, column: 5 } },
      related: [{ file: 'content/wild-blue/aircraft/united-states.yaml' }],
      fix: { title: 'Patch the first one', edits: [{ newText: '\npatch: true' }] },
      otherFixes: [{ title: 'Replace the first one', edits: [{ newText: '\nreplace: true' }] }],
    })
  })

  test('in one pack is told at the second document', () => {
    pack('top', `${aircraft('one')}---\n${aircraft('one')}`)
    expect(told()).toEqual(['top/content.yaml:18:5 link/duplicate-id'])
  })

  test('of another kind is no repetition', () => {
    pack('top', aircraft('action-deck'))
    expect(told()).toEqual([])
  })
})

describe('a finding that a patch causes', () => {
  test('is told in the patch, with the field below beside it', () => {
    pack('top', patch(`leader:\n  undamaged: { performance: 3 }\n${BY_EYE}`))
    expect(told()).toEqual(['top/content.yaml:5:29 check/damaged-side-better'])
    expect(diagnostics()[0]?.related).toMatchObject([
      { file: 'content/wild-blue/aircraft/united-states.yaml', message: 'the field in question' },
    ])
  })

  test('is not told again by a patch that has no part in it', () => {
    pack('middle', patch(`leader:\n  undamaged: { performance: 3 }\n${BY_EYE}`))
    pack('top', patch('name: Top\n'), '{ id: middle }')
    expect(told()).toEqual(['middle/content.yaml:5:29 check/damaged-side-better'])
    pack('top', patch(`leader:\n  damaged: { performance: 5 }\n${BY_EYE}`), '{ id: middle }')
    expect(told()).toEqual([
      'middle/content.yaml:5:29 check/damaged-side-better',
      'top/content.yaml:5:27 check/damaged-side-better',
    ])
  })

  test('of the merged shape is told in the patch, even if the fields below are at fault', () => {
    pack('top', patch('class: medium-bomber\n'))
    expect(told()).toEqual(['top/content.yaml:4:8 shape/missing-field'])
    expect(diagnostics()[0]?.related?.map(({ file }) => file)).toContain(
      'content/wild-blue/aircraft/united-states.yaml',
    )
  })

  test('that removes a needed field is told where it is removed', () => {
    pack('top', patch('wingman:\n  damaged: null\nnation:\n'))
    expect(told()).toEqual([
      'top/content.yaml:5:3 shape/missing-field',
      'top/content.yaml:6:1 shape/missing-field',
    ])
  })

  test('is not told again in a patch of the patch', () => {
    pack('middle', patch('leader:\n  undamaged: { burst: 99 }\n'))
    pack('top', patch('name: Top\n'), '{ id: middle }')
    expect(told().filter((line) => line.startsWith('middle'))).toEqual([
      'middle/content.yaml:5:23 shape/out-of-range',
    ])
  })
})

describe('dependencies', () => {
  test('an unknown one is told once and hides no more', () => {
    pack('top', patch('nation: atlantis\n'), '{ id: wild-bleu }')
    expect(told()).toEqual(['top/pack.yaml:6:17 link/unknown-pack'])
    expect(diagnostics()[0]?.fix?.edits[0]?.newText).toBe('wild-blue')
  })

  test('a circle is told at each of its steps, whatever lies above it', () => {
    pack('a', '', '{ id: b }')
    pack('b', '', '{ id: c }')
    pack('c', '', '{ id: a }')
    pack('top', '', '{ id: a }')
    expect(told().map((line) => line.split(':')[0])).toEqual(['a/pack.yaml', 'b/pack.yaml', 'c/pack.yaml'])
    expect(new Set(diagnostics().map(({ code }) => code))).toEqual(new Set(['link/dependency-cycle']))
  })

  test('a pack below two others lies in the stack once', () => {
    pack('left', patch('name: Left\n'))
    pack('right', patch('model: Right\n'))
    pack('top', '', '{ id: left }, { id: right }')
    const view = workspace.analyse().views.find((candidate) => candidate.pack.id === 'top')
    expect(view?.stack.map(({ id }) => id)).toEqual(['wild-blue', 'left', 'right', 'top'])
    expect(entity().value).toMatchObject({ name: 'Left', model: 'Right' })
  })

  test('the ruleset in force is the own one, else that of the first dependency that has one', () => {
    const ruleset = (id: string): string =>
      `kind: ruleset\nid: ${id}\nname: ${id}\nsystem: wild-blue\nversion: 1.0.0\n`
    const inForce = (): string | undefined =>
      workspace.analyse().views.find((candidate) => candidate.pack.id === 'top')?.ruleset?.id
    const named = (id: string, depends: string, name: string): void => {
      pack(id, name === '' ? '' : ruleset(name), depends)
      const path = `${id}/pack.yaml`
      const text = workspace.file(path)?.text ?? ''
      if (name !== '') workspace.setFile(path, `${text}ruleset: ${name}\n`)
    }
    named('night', '', 'night')
    named('plain', '', '')
    named('over-blue', '{ id: wild-blue }', '')
    named('top', '{ id: plain }, { id: over-blue }, { id: night }', '')
    expect(inForce()).toBe('wild-blue')
    named('top', '{ id: night }, { id: over-blue }', '')
    expect(inForce()).toBe('night')
    named('top', '{ id: night }, { id: over-blue }', 'own')
    expect(inForce()).toBe('own')
  })

  test('two packs of one id are told', () => {
    pack('top', '')
    workspace.setFile('other/pack.yaml', 'kind: pack\nid: top\nname: B\nversion: 1.0.0\nlicence: MIT\n')
    expect(told()).toEqual(['top/pack.yaml:2:5 link/duplicate-id'])
  })

  test('another version is told, with the found one beside it', () => {
    pack('top', '', '{ id: wild-blue, version: ^3.0.0 }')
    expect(told()).toEqual(['top/pack.yaml:6:37 link/version'])
    expect(diagnostics()[0]?.related).toMatchObject([{ file: 'content/wild-blue/pack.yaml' }])
  })
})

describe('versions', () => {
  test.each([
    [
      '1.2.3',
      ['1.2.3', '1.0.0', '^1.2.0', '~1.2.0', '1', '1.2', '1.x', '1.2.x', '*', '>=1.0.0', '=1.2.3', '<2.0.0'],
    ],
    ['1.2.3', ['>=1.0.0 <2.0.0', '<=1.2', '0.9.0 || ^1.0.0', '> 1.2.2']],
    ['0.1.0', ['0.1.0', '^0.1.0', '~0.1.0', '0.x', '>=0.1.0 <1.0.0', '^0.x', '*']],
  ])('%s serves', (found, ranges) => {
    expect(ranges.filter((range) => !satisfies(found, range))).toEqual([])
  })

  test.each([
    [
      '1.2.3',
      ['1.2.4', '2.0.0', '^1.3.0', '~1.1.0', '>1.2', '<1.2.3', '=1.2.4', '0.x', '^0.2.3', '>=2 || <1'],
    ],
    ['0.2.0', ['0.1.0', '^0.1.0', '~0.1.0', '1.x']],
    ['0.0.4', ['^0.0.3']],
    ['2.0.0-beta.1', ['^2.0.0']],
  ])('%s does not serve', (found, ranges) => {
    expect(ranges.filter((range) => satisfies(found, range))).toEqual([])
  })
})

test('YAML that is no content is told once', () => {
  const workspace = new Workspace()
  workspace.setFile('compose.yaml', 'services: { web: { image: x } }\n')
  expect(workspace.analyse().diagnostics.map(({ code }) => code)).toEqual(['shape/no-kind'])
})
