// What a game cannot show, because it only says what the content is made of, is shown by checks that can fail.
import { expect, test } from 'vitest'
import { contentRulesShown, Workspace, type PackView } from '../../compiler/index.ts'
import { isMapping } from '../../compiler/source/sourceDocument.ts'
import type { Value } from '../../compiler/source/parseYaml.ts'
import { wildBlueFiles } from '../support/content.ts'
import { PACK } from '../support/samples.ts'

/** The view of a pack over wild-blue with this document in it. */
function viewWith(document: string): PackView {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
  workspace.setFile('mine/pack.yaml', PACK)
  workspace.setFile('mine/a.yaml', document)
  const { diagnostics, views } = workspace.analyse()
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const view = views.find(({ pack }) => pack.id === 'mine')
  if (!view) throw new Error('no pack mine')
  return view
}

const plain = viewWith(
  'kind: crew\nid: nobody\nruleset: wild-blue\nname: Nobody\nserves: pilot\nstanding: average\n',
)

function contentRules({ entities }: PackView): string[] {
  const index = entities.get('rules')?.get('wild-blue-dogfight')?.value['rules'] as readonly Value[]
  return index.flatMap((rule) =>
    isMapping(rule) && rule['engine'] === 'content' ? [rule['id'] as string] : [],
  )
}

test('every content rule of wild-blue is shown', () => {
  expect([...contentRulesShown(plain).keys()].sort()).toEqual(contentRules(plain).sort())
})

const deck = (fields: string): string => `kind: deck\nid: action-deck\npatch: true\n${fields}`
const aircraft = (fields: string): string => `kind: aircraft\nid: p-47d\npatch: true\n${fields}`

test.each([
  [
    'a deck of another size',
    deck('size: 111\n'),
    ['2.2', 'T-manifest', 'T-manifest-bomb', 'T-manifest-strafe', 'T-manifest-spoiled'],
  ],
  ['a card more', deck('cards:\n  clouds: { copies: 3 }\n'), ['2.2', 'T-manifest']],
  [
    'a shot of more hits',
    deck('cards:\n  in-my-sights-2-3:\n    attack: { effects: [{ op: fire, bursts: 2, hits: 4 }] }\n'),
    ['T-manifest-ims'],
  ],
  [
    'a shot of fewer bursts',
    deck('cards:\n  out-of-the-sun-3-4:\n    attack: { effects: [{ op: fire, bursts: 2, hits: 4 }] }\n'),
    ['T-manifest-oots'],
  ],
  ['a vital hit more', deck('face-totals:\n  bomb: { cards: { vital: 7 } }\n'), ['T-manifest-bomb']],
  [
    'a strafing hit fewer',
    deck('face-totals:\n  strafe: { cards: { strafe-hit: 62 } }\n'),
    ['T-manifest-strafe'],
  ],
  [
    'a spoiled mark more',
    deck('face-totals:\n  spoiled: { cards: { standard: 18 } }\n'),
    ['T-manifest-spoiled'],
  ],
  [
    'more special marks in a family than there are',
    deck('face-totals:\n  spoiled: { by-family: { in-my-sights: { special: 6 } } }\n'),
    ['T-manifest-spoiled'],
  ],
  [
    'a wingman with fewer bombs',
    aircraft('wingman:\n  undamaged: { bomb: { level: 1 } }\n'),
    ['5.2.8', '5.4.5'],
  ],
  ['a wingman that strafes better', aircraft('wingman:\n  damaged: { strafe: 2 }\n'), ['5.2.9', '5.4.5']],
  ['a card without a month', aircraft('service-entry:\n'), ['5.0']],
])('%s shows that its rules can fail', (_, document, rules) => {
  const shown = contentRulesShown(viewWith(document))
  expect(contentRules(plain).filter((rule) => !shown.has(rule))).toEqual(rules)
})
