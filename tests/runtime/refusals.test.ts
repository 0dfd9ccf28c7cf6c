import { describe, expect, it } from 'vitest'
import { hashState, type WildBlueInput, type WildBlueSetup } from '../../runtime/index.ts'
import { start, wildBlueFiles, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()
const known = new Set(
  [...(wildBlueFiles().get('content/wild-blue/rules.yaml') ?? '').matchAll(/- id: "?([^"\n]+)/g)].map(
    ([, id]) => id,
  ),
)

const setup: WildBlueSetup = {
  elements: [
    {
      side: 'axis',
      aircraft: 'bf-110c',
      altitude: 'medium',
      hand: [
        'half-loop',
        'scissors',
        'full-throttle',
        'in-my-sights-3-3',
        'in-my-sights-1-1',
        'clouds',
        'ace-pilot',
      ],
    },
    {
      side: 'allied',
      aircraft: 'hurricane-1',
      altitude: 'medium',
      hand: ['chop-throttle', 'maneuver', 'ace-pilot'],
    },
  ],
}
const attack = (card: string, target = 'allied.leader'): WildBlueInput => ({
  seat: 'axis',
  do: 'attack',
  card,
  target,
})
const answer = (card: string, seat = 'allied'): WildBlueInput => ({ seat, do: 'answer', card })

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

const at = (position: string): WildBlueSetup => ({ ...setup, position })

describe('an illegal input is refused with code, rules and facts', () => {
  it.each<[string, WildBlueInput[], WildBlueSetup, string, string]>([
    ['a card that is not held', [attack('maneuver')], setup, 'card-not-held', '6.1'],
    ['a blue card as an attack', [attack('ace-pilot')], setup, 'cannot-attack', '2.2b'],
    ['scissors from neutral', [attack('scissors')], setup, 'wrong-situation', '7.3.4'],
    ['a half loop from advantaged', [attack('half-loop')], at('advantaged'), 'wrong-situation', '7.3.2'],
    ['full throttle from neutral', [attack('full-throttle')], setup, 'wrong-situation', '7.3.3'],
    ['three bursts from neutral', [attack('in-my-sights-3-3')], setup, 'not-enough-bursts', '9.1'],
    ['more than the gunner has', [attack('in-my-sights-3-3')], at('tailed'), 'not-enough-bursts', '9.2'],
    ['oneself as target', [attack('half-loop', 'axis.leader')], setup, 'own-side', '6.1'],
    ['a target that is not there', [attack('half-loop', 'allied.wingman')], setup, 'unknown-target', '3.3'],
    ['a decision of the other', [{ seat: 'allied', do: 'end' }], setup, 'not-your-decision', '3.3'],
    ['a pass where an attack is asked', [{ seat: 'axis', do: 'pass' }], setup, 'wrong-action', '3.3'],
    [
      'an answer with a red card',
      [attack('half-loop'), answer('maneuver')],
      setup,
      'does-not-answer',
      '2.2a',
    ],
    [
      'an answer off the list',
      [attack('half-loop'), answer('chop-throttle')],
      setup,
      'does-not-answer',
      '6.2.3',
    ],
    [
      'chop throttle from above',
      [attack('full-throttle'), answer('chop-throttle')],
      at('disadvantaged'),
      'wrong-situation',
      '6.2.3',
    ],
    [
      'a gunner who answers',
      [attack('in-my-sights-1-1'), answer('chop-throttle'), answer('ace-pilot', 'axis')],
      at('tailed'),
      'gunner-cannot-answer',
      '9.2.2',
    ],
    ['a card whose effect is not played yet', [attack('clouds')], setup, 'not-played-yet', '7.3.5'],
  ])('%s', (_, inputs, given, code, rule) => {
    const refusal = refusalOf(inputs, given)
    expect(refusal).toMatchObject({ code })
    expect(refusal?.rules).toContain(rule)
  })

  it('[7.5.1b] a leader without a gunner does not fire while tailed', () => {
    const given: WildBlueSetup = {
      elements: [
        { side: 'axis', aircraft: 'bf-109g', altitude: 'low', hand: ['in-my-sights-1-1'] },
        { side: 'allied', aircraft: 'spitfire-5', altitude: 'low', hand: [] },
      ],
      position: 'tailed',
    }
    expect(refusalOf([attack('in-my-sights-1-1')], given)).toMatchObject({
      code: 'no-gun-bears',
      facts: { position: 'tailed' },
    })
  })

  it('[8.0-same] other altitudes are out of reach', () => {
    const given = {
      elements: setup.elements.map((each, index) => ({ ...each, altitude: index ? 'low' : 'medium' })),
    }
    expect(refusalOf([attack('half-loop')], given)).toMatchObject({
      code: 'other-altitude',
      rules: ['8.0-same'],
    })
  })

  it('a game that is over takes nothing more', () => {
    expect(refusalOf([{ seat: 'axis', do: 'end' }, attack('half-loop')])).toMatchObject({ code: 'game-over' })
  })
})

describe('a set-up that cannot be is refused', () => {
  const [axis, allied] = setup.elements
  if (!axis || !allied) throw new Error('two elements')
  it.each<[string, WildBlueSetup]>([
    ['wrong-sides', { elements: [axis, axis] }],
    ['not-a-fighter', { elements: [{ ...axis, aircraft: 'zeppelin' }, allied] }],
    ['other-side', { elements: [{ ...axis, aircraft: 'spitfire-5' }, allied] }],
    ['unknown-altitude', { elements: [{ ...axis, altitude: 'orbit' }, allied] }],
    ['unknown-altitude', { elements: [{ ...axis, altitude: 'constructor' }, allied] }],
    ['unknown-position', { ...setup, position: '__proto__' }],
    ['unknown-card', { elements: [{ ...axis, hand: ['constructor'] }, allied] }],
    ['unknown-card', { elements: [{ ...axis, hand: ['joker'] }, allied] }],
    ['unknown-position', { ...setup, position: 'beside' }],
    [
      'no-copy-left',
      { elements: [{ ...axis, hand: ['in-my-sights-engine', 'in-my-sights-engine'] }, allied] },
    ],
    ['cannot-start-there', { elements: [{ ...axis, altitude: 'very-high' }, allied] }],
    ['above-ceiling', { elements: [{ ...axis, aircraft: 'mc-200', altitude: 'very-high' }, allied] }],
    ['unknown-option', { ...setup, options: { luck: true } }],
    ['wrong-option-value', { ...setup, options: { 'to-the-death': 'yes' } }],
  ])('%s', (code, given) => {
    const { refusal } = game.setup(given, 'seed')
    expect(refusal?.code).toBe(code)
    for (const rule of refusal?.rules ?? []) expect(known, `rule ${rule}`).toContain(rule)
  })
})
