// An input as a scenario writes it, with what goes without saying filled in: who acts, and for whom.
import type { ScenarioInput } from '../../../schemas/generated/compiled.ts'
import type { Decision } from '../../kernel/game.ts'
import type { WildBlueInput } from './inputs.ts'
import { unitName } from './stageScenario.ts'
import type { WildBlueState } from './state.ts'

type Verb = WildBlueInput['do']

interface VerbFields {
  /** Whether an aircraft does it, or an element. */
  readonly by: 'aircraft' | 'element'
  readonly needs?: readonly (keyof ScenarioInput)[]
  readonly takes?: readonly (keyof ScenarioInput)[]
}

const VERBS: Readonly<Record<Verb, VerbFields>> = {
  'choose-altitude': { by: 'element', needs: ['altitude'] },
  'take-turn': { by: 'element' },
  target: { by: 'aircraft', needs: ['target'] },
  attack: { by: 'aircraft', takes: ['card', 'counter', 'target', 'as-family', 'with', 'direction'] },
  respond: { by: 'aircraft', takes: ['card', 'counter', 'as-family', 'with'] },
  pass: { by: 'aircraft' },
  climb: { by: 'element' },
  dive: { by: 'element' },
  stay: { by: 'element' },
  follow: { by: 'element' },
  'let-go': { by: 'element' },
  pay: { by: 'element', takes: ['card', 'counter'] },
  'give-up-position': { by: 'aircraft' },
  disengage: { by: 'aircraft' },
  discard: { by: 'element', needs: ['card'] },
  draw: { by: 'element', needs: ['amount'] },
  'end-step': { by: 'element' },
}

export const VERB_NAMES: readonly string[] = Object.keys(VERBS)

type Read =
  | { readonly input: WildBlueInput; readonly problem?: never }
  | { readonly problem: string; readonly input?: never }

export function readScenarioInput(
  state: WildBlueState,
  decision: Decision<WildBlueInput> | undefined,
  given: ScenarioInput,
): Read {
  if (!isVerb(given.do)) return { problem: `"${given.do}"; a player may ${VERB_NAMES.join(', ')}` }
  const { by: actor, needs = [], takes = [] } = VERBS[given.do]
  const fields = Object.keys(given) as (keyof ScenarioInput)[]
  const strange = fields.filter((field) => !['do', 'by', ...needs, ...takes].includes(field))
  if (strange.length > 0) return { problem: `"${given.do}" has no ${strange.join(', ')}` }
  const absent = needs.filter((field) => given[field] === undefined)
  if (absent.length > 0) return { problem: `"${given.do}" needs ${absent.join(', ')}` }
  const by = actorOf(given, actor, decision)
  if (by === undefined) return { problem: `"${given.do}" does not say who ("by")` }
  const element = state.table.elements.find(({ id }) => id === unitName(by))
  if (!element) return { problem: `there is no "${by}" in this game` }
  const { 'as-family': as, target, by: _by, ...rest } = given
  return {
    // The table of verbs has just made sure of the fields.
    input: {
      ...rest,
      ...(as === undefined ? {} : { as }),
      ...(target === undefined ? {} : { target: targetOf(given, target, decision) }),
      seat: seatFor(given.do, by, decision) ?? element.seat,
      by,
    } as WildBlueInput,
  }
}

/** Another player may decide for an element: who names it (4.7), or who picks what it discards. */
const seatFor = (verb: Verb, by: string, decision: Decision<WildBlueInput> | undefined): string | undefined =>
  decision?.choices.find((choice) => choice.do === verb && choice.by === by)?.seat

const isVerb = (word: string): word is Verb => Object.hasOwn(VERBS, word)

/** The name itself; where it leaves open which aircraft of a unit, or who at all, whoever is to decide. */
function actorOf(
  { do: verb, by: name }: ScenarioInput,
  actor: VerbFields['by'],
  decision: Decision<WildBlueInput> | undefined,
): string | undefined {
  const choices = decision?.choices ?? []
  const same = choices.filter((choice) => choice.do === verb).map(({ by }) => by)
  const offered = [
    ...same,
    ...(decision?.by === undefined ? [] : [decision.by]),
    ...choices.map(({ by }) => by),
  ]
  if (name === undefined) return offered[0]
  const unit = unitName(name)
  // What is offered under this very name, or to the unit as a whole.
  const exact = [name, unit].find((each) => same.includes(each))
  if (exact !== undefined) return exact
  if (name.includes('.')) return actor === 'aircraft' ? name : unit
  const member = (by: string): boolean => by.startsWith(`${unit}.`)
  if (actor === 'element') return same.find(member) ?? unit
  return offered.find(member) ?? `${unit}.leader`
}

/** A unit is attacked in the aircraft of it that can be, as a rule its leader. */
function targetOf(given: ScenarioInput, name: string, decision: Decision<WildBlueInput> | undefined): string {
  if (name.includes('.')) return name
  const targets = (decision?.choices ?? []).flatMap((choice) =>
    choice.do === given.do && 'target' in choice && choice.target.startsWith(`${name}.`)
      ? [choice.target]
      : [],
  )
  const leader = `${name}.leader`
  return targets.length === 0 || targets.includes(leader) ? leader : (targets[0] ?? leader)
}
