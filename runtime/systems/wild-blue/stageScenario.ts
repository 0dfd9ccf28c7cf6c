// The set-up of a scenario document as a set-up of this game. What the dogfight does not play is told, not dropped.
import type {
  Scenario,
  ScenarioAircraft,
  ScenarioDeck,
  ScenarioSetUp,
  ScenarioUnit,
} from '../../../schemas/generated/compiled.ts'
import type { Path, ScenarioProblem } from '../../scenario/scenarioHost.ts'
import type { DeckSetup, ElementSetup, MemberSetup, SituationSetup, WildBlueSetup } from './setupTypes.ts'

type Staged =
  | { readonly setup: WildBlueSetup; readonly problems?: never }
  | { readonly problems: readonly ScenarioProblem[]; readonly setup?: never }

export function stageScenario({ setup, options }: Scenario): Staged {
  const problems = problemsOf(setup)
  if (problems.length > 0) return { problems }
  const situation = situationOf(setup)
  return {
    setup: {
      ...given('date', setup.date),
      elements: Object.entries(setup.units).map(([id, unit]) => elementOf(id, unit)),
      ...given('order', setup.order?.map(unitName)),
      ...given('options', options),
      ...given('decks', setup.decks && mapped(setup.decks, deckOf)),
      ...given('situation', situation),
    },
  }
}

/** `red` of `red.leader`. */
export const unitName = (name: string): string => name.split('.')[0] ?? name

/** Without an active unit the game starts from the beginning. */
function situationOf({ active, turn, step, positions }: ScenarioSetUp): SituationSetup | undefined {
  if (active === undefined) return undefined
  return {
    turn,
    active: unitName(active),
    ...given('step', step),
    ...given(
      'positions',
      positions?.map(({ of, toward, is }) => ({ of: unitName(of), toward: unitName(toward), is })),
    ),
  }
}

const elementOf = (id: string, unit: ScenarioUnit): ElementSetup => ({
  id,
  side: unit.side,
  ...given('player', unit.player),
  aircraft: unit.aircraft,
  ...given('altitude', unit.altitude),
  lone: unit.lone,
  ...given('leader', memberOf(unit.members?.['leader'])),
  ...given('wingman', memberOf(unit.members?.['wingman'])),
  ...given('clouds', unit.clouds?.exit),
  ...given('agileUses', unit['used-this-turn']?.['agile']),
})

const memberOf = (member: ScenarioAircraft | undefined): MemberSetup | undefined =>
  member && {
    hits: member.hits,
    ...given('state', member.state),
    ...given('hand', member.hand),
    ...given('handSize', member['hand-size']),
    ...given('counters', member.counters),
    ...given('crew', member.crew),
    ...given('ratings', member.ratings),
    ...given('traits', member.traits),
  }

const deckOf = (deck: ScenarioDeck): DeckSetup => ({
  ...given('top', deck.top),
  onlyTop: deck['only-top'],
  ...given('discards', deck.discards),
})

/** A field that is there, or nothing: a set-up has no undefined fields. */
const given = <K extends string, T>(name: K, value: T | undefined): { readonly [N in K]?: T } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: T }

const mapped = <T, R>(map: Readonly<Record<string, T>>, make: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, make(value)]))

const PLAYED = {
  setup: ['date', 'mode', 'units', 'positions', 'order', 'active', 'turn', 'step', 'decks'],
  unit: ['side', 'player', 'aircraft', 'altitude', 'lone', 'members', 'clouds', 'used-this-turn'],
  member: ['hits', 'state', 'hand', 'hand-size', 'counters', 'crew', 'ratings', 'traits'],
  deck: ['top', 'only-top', 'discards'],
  roles: ['leader', 'wingman'],
  abilities: ['agile'],
}

function problemsOf(setup: ScenarioSetUp): ScenarioProblem[] {
  const at: Path = ['setup']
  return [
    ...unplayed(setup, PLAYED.setup, at),
    ...(setup.mode === 'dogfight' ? [] : [problem([...at, 'mode'], 'a dogfight', setup.mode)]),
    ...Object.entries(setup.units).flatMap(([id, unit]) => unitProblems(unit, [...at, 'units', id])),
    ...Object.entries(setup.decks ?? {}).flatMap(([side, deck]) => [
      ...(side === 'shared' ? [problem([...at, 'decks', side], 'a deck of a side', 'a shared deck')] : []),
      ...unplayed(deck, PLAYED.deck, [...at, 'decks', side]),
    ]),
    ...(setup.active === undefined ? situationProblems(setup) : []),
  ]
}

function unitProblems(unit: ScenarioUnit, at: Path): ScenarioProblem[] {
  const members = unit.members ?? {}
  return [
    ...unplayed(unit, PLAYED.unit, at),
    ...unplayed(members, PLAYED.roles, [...at, 'members']),
    ...Object.entries(members).flatMap(([role, member]) =>
      unplayed(member, PLAYED.member, [...at, 'members', role]),
    ),
    ...unplayed(unit['used-this-turn'] ?? {}, PLAYED.abilities, [...at, 'used-this-turn']),
    ...(unit.clouds && unit.clouds.exit === undefined
      ? [problem([...at, 'clouds'], 'the level at which it comes out', 'no "exit"')]
      : []),
  ]
}

/** What belongs to the middle of a fight needs to know whose turn it is. */
function situationProblems({ positions, step, turn }: ScenarioSetUp): ScenarioProblem[] {
  const early = [
    ...(positions ? ['positions'] : []),
    ...(step === undefined ? [] : ['step']),
    ...(turn === 1 ? [] : ['turn']),
  ]
  return early.map((field) => problem(['setup', field], '"active", the unit whose turn it is', 'none'))
}

/** Fields beyond those played; `false` is what an absent switch is compiled to. */
const unplayed = (value: object, played: readonly string[], at: Path): ScenarioProblem[] =>
  Object.entries(value)
    .filter(([field, inner]) => !played.includes(field) && inner !== false)
    .map(([field]) => problem([...at, field], `one of ${played.join(', ')}`, `"${field}"`))

const problem = (path: Path, expected: string, found: string): ScenarioProblem => ({ path, expected, found })
