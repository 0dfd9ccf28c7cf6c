// What is refused, why, and that nothing changes by it. Scenarios show the rules one by one; here stands what concerns
// the form of inputs and set-ups.
import { describe, expect, it } from 'vitest'
import { hashState, type WildBlueInput, type WildBlueSetup } from '../../runtime/index.ts'
import { attack, duel, plain, respond } from '../support/duel.ts'
import { ruleIds, start, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()
const known = ruleIds()

const HAND = [
  'half-loop',
  'scissors',
  'full-throttle',
  'in-my-sights-1-1',
  'clouds',
  'ace-pilot',
  'vertical-roll',
]
const setup = duel({ axis: { leader: { hand: HAND } }, allied: { leader: { hand: ['maneuver'] } } })

/** The refusal of the last input after the others were taken; nothing may change by it. */
function refusalOf(inputs: readonly WildBlueInput[], given: WildBlueSetup = setup) {
  const state = start(game, given)
  for (const input of inputs.slice(0, -1)) expect(game.apply(state, input)).toBeUndefined()
  const last = inputs.at(-1)
  if (!last) throw new Error('no input')
  const before = hashState(state)
  const why = game.whyNot(state, last)
  const refusal = game.apply(state, last)
  expect(refusal).toEqual(why)
  expect(hashState(state)).toBe(before)
  for (const rule of refusal?.rules ?? []) expect(known, `rule ${rule}`).toContain(rule)
  return refusal
}

describe('an input is refused with code, rules and facts', () => {
  it.each<[string, WildBlueInput[], string, string]>([
    ['a card that is not held', [attack('maneuver')], 'card-not-held', '6.1'],
    ['a card that is not there', [attack('__proto__')], 'card-not-held', '6.1'],
    ['neither card nor counter', [{ ...attack('x'), card: undefined } as never], 'card-or-counter', '6.1'],
    [
      'card and counter together',
      [{ ...attack('half-loop'), counter: 'full-throttle' } as WildBlueInput],
      'card-or-counter',
      '6.1',
    ],
    ['a target that is not there', [attack('half-loop', 'allied.gunner')], 'unknown-target', '3.3'],
    ['no target where one is needed', [attack('half-loop', '')], 'needs-target', '3.3'],
    ['a target where none is needed', [attack('clouds')], 'needs-no-target', '7.3.5'],
    ['a roll without a direction', [attack('vertical-roll', '')], 'needs-direction', '8.2.2'],
    [
      'a direction that is none',
      [{ ...attack('vertical-roll', ''), direction: 'over' } as never],
      'needs-direction',
      '8.2.2',
    ],
    [
      'nobody as target',
      [{ seat: 'axis', do: 'target', by: 'axis.leader' } as never],
      'unknown-target',
      '3.3',
    ],
    ['oneself as target', [attack('half-loop', 'axis.leader')], 'own-side', '6.1'],
    ['a decision of the other', [plain('end-step', 'allied.leader')], 'not-your-decision', '3.3'],
    ['the decision of another piece', [{ ...plain('end-step', 'axis') }], 'not-its-turn', '3.3'],
    ['a pass where an attack is asked', [plain('pass', 'axis.leader')], 'wrong-action', '3.3'],
    ['a red card as an answer', [attack('half-loop'), respond('maneuver')], 'does-not-answer', '2.2a'],
  ])('%s', (_, inputs, code, rule) => {
    const refusal = refusalOf(inputs)
    expect(refusal).toMatchObject({ code })
    expect(refusal?.rules).toContain(rule)
  })

  it('a heavy gun does not answer', () => {
    const p39d = { aircraft: 'p-39d', leader: { hand: ['tight-turn'] } }
    const guns = duel({
      axis: { leader: { hand: ['maneuver'] }, lone: true },
      allied: { ...p39d, lone: true },
    })
    const answer = { ...respond('tight-turn'), with: 'heavy-gun' } as WildBlueInput
    const refusal = refusalOf([attack('maneuver'), answer], guns)
    expect(refusal).toMatchObject({ code: 'marker-does-nothing', rules: ['9.1.2'] })
  })

  it('a wingman is told that nobody is a target, also where the enemy has none', () => {
    const alone = duel({ allied: { lone: true }, step: 'wingman' })
    const nobody = { seat: 'axis', do: 'target', by: 'axis.wingman' } as WildBlueInput
    expect(refusalOf([nobody], alone)).toMatchObject({ code: 'unknown-target' })
  })

  it('a game that is over takes nothing more', () => {
    const last = duel({ turn: 6, step: 'draw', active: 'allied', order: ['axis', 'allied'] })
    const draw: WildBlueInput = { seat: 'allied', do: 'draw', by: 'allied', amount: 0 }
    expect(refusalOf([draw, draw], last)).toMatchObject({ code: 'game-over' })
  })
})

it.each([
  ['wingman', 'axis'],
  ['final', 'allied'],
])('a situation at a step that its element cannot take goes on after it: %s', (step, by) => {
  const alone = duel({ axis: { lone: true }, allied: { lone: true }, step })
  expect(game.decision(start(game, alone))).toMatchObject({ kind: 'altitude', by })
})

describe('a set-up that cannot be is refused', () => {
  const axis = { side: 'axis', aircraft: 'mc-202' }
  const allied = { side: 'allied', aircraft: 'p-47c' }
  const of = (changed: object, rest: object = {}): WildBlueSetup => ({
    elements: [{ ...axis, ...changed }, allied],
    ...rest,
  })
  const twice = ['in-my-sights-engine', 'in-my-sights-engine']
  it.each<[string, WildBlueSetup]>([
    ['wrong-number-of-elements', { elements: [axis, axis] }],
    ['wrong-number-of-elements', { elements: [] }],
    ['unknown-side', { elements: [axis, { ...allied, side: '__proto__' }] }],
    [
      'element-twice',
      {
        elements: [
          { ...axis, id: 'one' },
          { ...allied, id: 'one' },
        ],
      },
    ],
    ['not-a-fighter', of({ aircraft: 'constructor' })],
    ['other-side', of({ aircraft: 'spitfire-5' })],
    ['unknown-altitude', of({ altitude: 'orbit' })],
    ['unknown-altitude', of({ altitude: 'constructor' })],
    ['unknown-altitude', of({ clouds: 'low' })],
    ['unknown-altitude', { ...of({}), situation: { turn: 2, active: 'axis' } }],
    ['unknown-card', of({ leader: { hand: ['joker'] } })],
    ['unknown-card', of({}, { decks: { axis: { top: ['constructor'] } } })],
    ['unknown-counter', of({ leader: { counters: { luck: 1 } } })],
    ['unknown-rating', of({ leader: { ratings: { charm: 1 } } })],
    ['unknown-trait', of({ leader: { traits: { lucky: true } } })],
    ['unknown-crew', of({ leader: { crew: 'nobody' } })],
    ['no-copy-left', of({ leader: { hand: twice } })],
    ['unknown-element', of({}, { order: ['axis', 'red'] })],
    ['unknown-option', of({}, { options: { luck: true } })],
    ['wrong-option-value', of({}, { options: { 'to-the-death': 'yes' } })],
    ['unknown-position', duel({ position: '__proto__' })],
    ['unknown-step', duel({ step: 'lunch' })],
  ])('%s', (code, given) => {
    const { refusal } = game.setup(given, 'seed')
    expect(refusal?.code).toBe(code)
    for (const rule of refusal?.rules ?? []) expect(known, `rule ${rule}`).toContain(rule)
  })
})
