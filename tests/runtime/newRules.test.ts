// A ruleset that somebody changed at home: what it says is played, without code that knows it.
import { describe, expect, it } from 'vitest'
import type { WildBlueInput, WildBlueSetup } from '../../runtime/index.ts'
import { ACTIONS, OPTIONS, STEPS } from '../../runtime/systems/wild-blue/played.ts'
import { attack, duel, plain, respond } from '../support/duel.ts'
import { openHomebrew } from '../support/homebrew.ts'
import { start, wildBluePack } from '../support/wildBlue.ts'

const patch = (fields: string) => openHomebrew(`kind: ruleset\nid: wild-blue\npatch: true\n${fields}`)

const hand = (...cards: string[]) => ({ leader: { hand: cards } })

function refusalOf(fields: string, setup: WildBlueSetup, ...inputs: WildBlueInput[]) {
  const game = patch(fields)
  const state = start(game, setup)
  const last = inputs.pop()
  for (const input of inputs) expect(game.apply(state, input)).toBeUndefined()
  return last && game.whyNot(state, last)
}

describe('a prohibition', () => {
  it('of answers', () => {
    const refusal = refusalOf(
      'forbid: [{ action: respond, rule: "6.2", note: Nobody answers today. }]\n',
      duel({ axis: hand('maneuver'), allied: hand('tight-turn') }),
      attack('maneuver'),
      respond('tight-turn'),
    )
    expect(refusal).toEqual({
      code: 'forbidden',
      rules: ['6.2'],
      facts: { action: 'respond', note: 'Nobody answers today.' },
    })
  })

  it('of scissors by agile aircraft', () => {
    const scissors = { ...attack('ace-pilot'), as: 'scissors' } as WildBlueInput
    const setup = duel({ axis: hand('ace-pilot'), position: 'disadvantaged' })
    expect(refusalOf('note: As it is.\n', setup, scissors)).toBeUndefined()
    expect(refusalOf('forbid: [play-as-scissors]\n', setup, scissors)).toMatchObject({ code: 'forbidden' })
  })

  it('by the marker of a special hit', () => {
    const forbid = 'special-hits: { cockpit: { effects: { forbid: [attack] } } }\n'
    const hit = { leader: { hand: ['maneuver'], counters: { 'cockpit-hit': 1 } } }
    expect(refusalOf(forbid, duel({ axis: hand('maneuver') }), attack('maneuver'))).toBeUndefined()
    expect(refusalOf(forbid, duel({ axis: hit }), attack('maneuver'))).toEqual({
      code: 'forbidden',
      rules: ['9.3.3'],
      facts: { action: 'attack', note: null },
    })
  })
})

describe('modifiers', () => {
  it('apply in their order', () => {
    const both = (order: number) =>
      patch(`modifiers:
  - { rating: performance, add: 1, order: ${order} }
  - { rating: performance, multiply: 2 }
`)
    const totals = [0, 1].map((order) => {
      const game = both(order)
      return game.explain(start(game, duel()), 'axis.leader', 'performance')
    })
    const printed = totals[0]?.printed ?? 0
    expect(totals.map((each) => each?.total)).toEqual([(printed + 1) * 2, printed * 2 + 1])
  })

  it('of a trait change those who may use it', () => {
    const game = patch(`traits:
  agile: { of: [wingman], effects: { modifiers: [{ rating: damage, add: 3 }] } }
`)
    const state = start(game, duel())
    const [leader, wingman] = ['axis.leader', 'axis.wingman'].map((id) => game.explain(state, id, 'damage'))
    expect(leader?.total).toBe(leader?.printed)
    expect(wingman?.total).toBe((wingman?.printed ?? 0) + 3)
  })
})

it('a step that no rule system plays is passed over', () => {
  const game = patch(`dogfight: { first-unit-skips: [] }
sequence:
  - { id: tea, name: Tea, scope: unit }
  - { id: leader, name: Leader step, scope: unit }
`)
  const state = start(game, duel({ step: 'leader' }))
  expect(game.apply(state, plain('end-step', 'axis.leader'))).toBeUndefined()
  expect(game.decision(state)).toMatchObject({ seat: 'allied', kind: 'leader-attack' })
})

it('what is said to be played is what the ruleset declares', () => {
  const { content, ruleset: id } = wildBluePack()
  const ruleset = content.ruleset[id]
  if (ruleset?.system !== 'wild-blue') throw new Error('no ruleset')
  expect([...OPTIONS].sort()).toEqual(Object.keys(ruleset.options ?? {}).sort())
  expect([...ACTIONS].sort()).toEqual(Object.keys(ruleset.actions ?? {}).sort())
  expect([...STEPS]).toEqual(ruleset.sequence.filter(({ scope }) => scope === 'unit').map((step) => step.id))
})
