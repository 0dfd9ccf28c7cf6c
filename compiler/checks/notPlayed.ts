// The schemas can say more than wild-blue plays. What is written and would do nothing is told, so that nobody looks
// for its effect at the table. What belongs to campaign missions is left alone: it is written for them.
import { ACTIONS, OPTIONS, STEPS } from '../../runtime/systems/wild-blue/played.ts'
import type { Value } from '../source/parseYaml.ts'
import { asText, isMapping, type Path } from '../source/sourceDocument.ts'
import type { EntityCheck } from './check.ts'

export const notPlayed: EntityCheck = {
  code: 'check/not-played',
  run({ kind, value }, report) {
    const system = kind === 'deck' ? value['ruleset'] : kind === 'ruleset' ? value['system'] : undefined
    if (system !== 'wild-blue') return
    for (const [at, judge] of kind === 'deck' ? DECK : RULESET)
      for (const { path, found, key } of fieldsAt(value, at.split('.'))) {
        const told = judge(found, key)
        if (told !== undefined) report({ path, part: 'key', message: `Not played: ${told}.` })
      }
  },
}

/** What is to be said of a value, if it does nothing. */
type Judge = (value: Value, key: string) => string | undefined
/** By path; `*` stands for every key and every item. */
type Judges = readonly (readonly [string, Judge])[]

const when =
  (isIdle: (value: Value) => boolean, told: string): Judge =>
  (value) =>
    isIdle(value) ? told : undefined

const isOther =
  (...words: readonly Value[]) =>
  (value: Value): boolean =>
    !words.includes(value)

const isGiven = (): boolean => true

const DECK: Judges = [
  ['owner', when(isOther('side'), 'in a dogfight each side draws from a deck of its own')],
  ['cards.*.attack.timing', when(isOther('own-turn'), 'attacks are played in the own turn only')],
  ['cards.*.response.moment', when(isOther('answer'), 'a card is played as an answer or not at all')],
  ['cards.*.manoeuvre', when(isGiven, 'a dogfight compares no manoeuvring values')],
]

const action: Judge = (value) => {
  const name = asText(isMapping(value) ? value['action'] : value)
  return ACTIONS.some((each) => each === name) ? undefined : `nothing asks whether "${name}" is allowed`
}

/** Moments of a dogfight; bombing and strafing come in campaign missions. */
const MOMENTS = ['opening-hand', 'draw-step', 'wingman-attack', 'wingman-defence']

const draws = when(
  (value) => isMapping(value) && MOMENTS.includes(asText(value['at'])),
  'nobody draws extra cards in a dogfight',
)

const EFFECTS: Judges = ['traits', 'skills', 'special-hits'].flatMap((holder): Judges => [
  [`${holder}.*.effects.modifiers.*.on`, when(isOther('own'), 'it changes the aircraft that has it only')],
  [`${holder}.*.effects.permit.*`, action],
  [`${holder}.*.effects.forbid.*`, action],
  [`${holder}.*.effects.traits`, when(isGiven, 'traits come from the card only')],
  [`${holder}.*.effects.scoring`, when(isGiven, 'points come from the scoring of the ruleset only')],
  [`${holder}.*.effects.draw-extra.*`, draws],
])

const RULESET: Judges = [
  ...EFFECTS,
  ['skills.*.effects.counters', when(isGiven, 'markers of a skill stand beside its effects, as "counters"')],
  ['special-hits.*.effects.counters', when(isGiven, 'a special hit leaves one marker, its "counter"')],
  [
    'special-hits.*',
    when(
      (value) => isMapping(value) && value['effects'] !== undefined && value['counter'] === undefined,
      'a special hit without a "counter" leaves nothing that its effects could come from',
    ),
  ],
  ['traits.*.numbered', when(isOther(false), 'the number of a trait changes nothing')],
  ['counters.*.lasts', when(isOther('until-used'), 'a marker stays until it is used')],
  ['positions.*.burst-bonus', when(isOther(0), 'bursts of a position are written as modifiers of "burst"')],
  ['permit.*', action],
  ['forbid.*', action],
  [
    'sequence.*',
    (value) => {
      if (!isMapping(value) || value['scope'] !== 'unit') return undefined
      const id = asText(value['id'])
      return STEPS.some((each) => each === id) ? undefined : `a turn has no step "${id}"`
    },
  ],
  [
    'options.*',
    (_, key) => (OPTIONS.some((each) => each === key) ? undefined : `nothing asks for the option "${key}"`),
  ],
]

interface Field {
  readonly path: Path
  readonly found: Value
  readonly key: string
}

function fieldsAt(value: Value, [step, ...steps]: readonly string[], path: Path = []): Field[] {
  if (step === undefined) return [{ path, found: value, key: String(path.at(-1)) }]
  return childrenAt(value, step).flatMap(([key, child]) => fieldsAt(child, steps, [...path, key]))
}

function childrenAt(value: Value, step: string): (readonly [string | number, Value])[] {
  if (Array.isArray(value)) return (value as readonly Value[]).map((item, index) => [index, item])
  if (!isMapping(value)) return []
  const keys = step === '*' ? Object.keys(value) : [step]
  return keys.flatMap((key) => {
    const child = Object.hasOwn(value, key) ? value[key] : undefined
    return child === undefined ? [] : [[key, child] as const]
  })
}
