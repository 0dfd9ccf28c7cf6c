// What holds of the shipped pack beyond what the compiler checks of any pack.
import { expect, test } from 'vitest'
import { lower, Workspace } from '../../compiler/index.ts'
import { loadPack } from '../../runtime/pack.ts'
import type { WildBlueFighter } from '../../schemas/generated/compiled.ts'
import { wildBlueFiles } from '../support/content.ts'

const workspace = new Workspace()
for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text)
const [view] = workspace.analyse().views
if (!view) throw new Error('no pack')
const { content } = loadPack(lower(view))
const ruleset = content.ruleset['wild-blue']
const index = content.rules['wild-blue-dogfight']?.rules ?? []

const fighters = Object.values(content.aircraft).filter(
  (aircraft): aircraft is WildBlueFighter => aircraft.ruleset === 'wild-blue' && aircraft.class === 'fighter',
)

test('the rule index has every rule of the book by how it is shown', () => {
  const counts: Record<string, number> = {}
  for (const { engine } of index) counts[engine] = (counts[engine] ?? 0) + 1
  expect(counts).toEqual({ yes: 258, optional: 8, content: 11, campaign: 15, component: 60 })
})

test('an option names the rules whose reading it decides, and they name it', () => {
  const byOption = Object.entries(ruleset?.options ?? {}).flatMap(([option, { rules = [] }]) =>
    rules.map((rule) => `${option} ${rule}`),
  )
  const byRule = index.flatMap(({ id, option, options = [] }) =>
    [...(option === undefined ? [] : [option]), ...options].map((each) => `${each} ${id}`),
  )
  expect(byRule.sort()).toEqual(byOption.sort())
})

test('every fighter is worth what the estimator says, and four what the book says', () => {
  const worth = Object.fromEntries(fighters.map((each) => [each.id, each.balance]))
  expect(worth).toEqual(Object.fromEntries(fighters.map((each) => [each.id, estimated(each)])))
  const elements = ['p-38j', 'p-47d', 'bf-109g', 'fw-190a'].map((id) => {
    const balance = worth[id]
    return (balance?.leader ?? 0) + (balance?.['wingman-modifier'] ?? 0)
  })
  expect(elements).toEqual([11, 13, 9, 10])
})

function estimated({ leader, wingman, traits = {} }: WildBlueFighter): Record<string, number> {
  const { undamaged, damaged } = leader
  const inputs = {
    performance: undamaged.performance,
    horsepower: undamaged.horsepower,
    guns: traits['turret-fighter'] ? (undamaged.gunner ?? 0) : undamaged.burst,
    'hits-to-destroy': damaged.damage,
    specials: [undamaged.turbocharged, traits['agile'], undamaged['heavy-guns'] > 0].filter(Boolean).length,
    speed: undamaged.speed ?? 0,
    offensive: wingman?.undamaged.offensive ?? 0,
    defensive: wingman?.undamaged.defensive ?? 0,
  }
  const formulas = content.estimator['balance-value']?.formulas ?? []
  return Object.fromEntries(
    formulas.map(({ rating, value, least = -Infinity }) => [
      rating.replace('balance.', ''),
      Math.max(least, typeof value === 'number' ? value : value.evaluate(inputs)),
    ]),
  )
}
