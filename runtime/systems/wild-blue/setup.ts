// [4.1] Setting up: the elements and what is on them, the decks, and where the game begins.
import type { EventSink, Refusal, Started } from '../../kernel/game.ts'
import { startRandom } from '../../kernel/random.ts'
import { balancePoints } from './balance.ts'
import type { Content } from './content.ts'
import { makeDecks } from './decks.ts'
import { judgeStart, openDogfight } from './dogfight.ts'
import { elementIds, judgeSetup } from './judgeSetup.ts'
import { setPosition } from './position.ts'
import { ratingOf } from './ratings.ts'
import type { ElementSetup, MemberSetup, SituationSetup, WildBlueSetup } from './setupTypes.ts'
import { printedCounters } from './startingCounters.ts'
import type { AircraftState, ElementState, WildBlueState } from './state.ts'
import { isFlying, option, type Play } from './table.ts'
import { openStep, openTurn, takesPlace } from './turn.ts'

/** A state in which the procedures can begin to run. */
export function setUp(
  content: Content,
  setup: WildBlueSetup,
  seed: string,
  sink: EventSink | undefined,
): Started<WildBlueState> {
  const refusal = judgeSetup(content, setup)
  if (refusal) return { refusal }
  const ids = elementIds(setup.elements)
  const state: WildBlueState = {
    system: 'wild-blue',
    contentHash: content.hash,
    random: startRandom(seed),
    frames: [],
    table: {
      turn: setup.situation?.turn ?? 1,
      options: { ...content.defaults, ...setup.options },
      elements: setup.elements.map((element, at) => elementFrom(content, element, ids[at] ?? '')),
      engagements: [],
      piles: {},
      points: Object.fromEntries(content.ruleset.sides.map(({ id }) => [id, 0])),
    },
  }
  const play: Play = { content, state, sink }
  const refused = begin(play, setup)
  return refused ? { refusal: refused } : { state }
}

function begin(play: Play, setup: WildBlueSetup): Refusal | undefined {
  const { elements } = play.state.table
  setup.order?.forEach((id, at) => {
    const element = elements.find((each) => each.id === id)
    if (element) element.order = at + 1
  })
  for (const [at, element] of elements.entries()) placeCounters(play, element, setup.elements[at])
  for (const { of, toward, is } of setup.situation?.positions ?? []) setPosition(play, of, toward, is)
  const refused = (setup.situation ? undefined : judgeGivenAltitudes(play)) ?? makeDecks(play, setup)
  if (refused) return refused
  if (!setup.situation) for (const element of play.state.table.elements) tellElement(play, element)
  giveBalancePoints(play, setup)
  const given = setup.elements.map(
    ({ leader }) => leader?.hand !== undefined || leader?.handSize !== undefined,
  )
  play.state.frames.push(openDogfight(elements.filter((_, at) => given[at]).map(({ id }) => id)))
  if (setup.situation) enter(play, setup.situation)
  return undefined
}

/** [2.1.1, 5.4] A leader brings the wingman of its own type, unless leaving it behind evens the sides out (13.3). */
function tellElement(play: Play, { id: element, side, seat: player, leader, wingman }: ElementState): void {
  play.sink?.({
    kind: 'element-formed',
    rules: [
      '4.1c',
      '5.1',
      ...(wingman ? ['2.1.1', '5.4', '10.0'] : []),
      ...(evensByLeaders(play, wingman) ? ['13.3'] : []),
    ],
    facts: { element, side, player, leader: leader.type, wingman: wingman?.type ?? null },
    seenBy: 'all',
  })
}

const evensByLeaders = (play: Play, wingman: AircraftState | null): boolean =>
  wingman === null && option(play, 'balance-method') === 'lone-leaders'

/** [4.5] Altitudes that a set-up gives are under the same limits as those chosen at the table. */
function judgeGivenAltitudes(play: Play): Refusal | undefined {
  for (const element of play.state.table.elements) {
    if (element.altitude === '') continue
    const refusal = judgeStart(play, element, element.altitude)
    if (refusal) return refusal
  }
  return undefined
}

function elementFrom(content: Content, setup: ElementSetup, id: string): ElementState {
  const { side, player = side, aircraft, altitude = '', lone = false, clouds } = setup
  const hasWingman = !lone && content.fighters[aircraft]?.wingman !== undefined
  return {
    id,
    side,
    seat: player,
    altitude,
    secretAltitude: clouds ?? null,
    inClouds: clouds !== undefined,
    order: 0,
    agileUses: setup.agileUses ?? 0,
    burstCost: 0,
    leader: aircraftFrom(`${id}.leader`, aircraft, 'leader', setup.leader),
    wingman: hasWingman ? aircraftFrom(`${id}.wingman`, aircraft, 'wingman', setup.wingman) : null,
    hand: [],
    miniHand: [],
  }
}

const aircraftFrom = (
  id: string,
  type: string,
  role: AircraftState['role'],
  { hits = 0, state, crew, ratings, traits }: MemberSetup = {},
): AircraftState => ({
  id,
  type,
  role,
  hits,
  damaged: state === 'damaged',
  fate: state === 'destroyed' || state === 'disengaged' ? state : 'flying',
  voluntary: state === 'disengaged',
  promoted: false,
  counters: {},
  crew: crew ?? null,
  given: ratings || traits ? { ratings: ratings ?? {}, traits: traits ?? {} } : null,
})

/** [5.2.6, 5.3.1, 5.4.3, 5.5.4, 13.4] What the card and the pilot give at the start, or what the set-up says. */
function placeCounters(play: Play, element: ElementState, setup: ElementSetup | undefined): void {
  for (const aircraft of [element.leader, element.wingman]) {
    if (!aircraft || aircraft.fate !== 'flying') continue
    const given = aircraft.role === 'leader' ? setup?.leader : setup?.wingman
    if (given?.state === undefined)
      aircraft.damaged = aircraft.hits >= ratingOf(play, { element, aircraft }, 'damage')
    aircraft.counters = { ...(given?.counters ?? printedCounters(play, { element, aircraft })) }
  }
}

/** [13.1] */
function giveBalancePoints(play: Play, setup: WildBlueSetup): void {
  const bonus = setup.situation ? undefined : balancePoints(play.content, setup, play.state.table.options)
  if (!bonus) return
  const { table } = play.state
  table.points = { ...table.points, [bonus.side]: bonus.points }
  play.sink?.({
    kind: 'balance-bonus',
    rules: ['13.0', '13.1', '5.2.10', '5.4.6'],
    facts: { side: bonus.side, points: bonus.points, values: bonus.values },
    seenBy: 'all',
  })
}

/** A situation begins inside the turn of an element, at a step of it. */
function enter(play: Play, { active, step }: SituationSetup): void {
  const { elements } = play.state.table
  // Where no order is given, whoever is active came first and the others follow as they were listed; so do those whom
  // the order leaves out, once there is no more naming (4.7-fixed).
  const named = Math.max(...elements.map(({ order }) => order))
  if (named === 0 || play.state.table.turn > 1) {
    const listed = elements
      .filter(({ order }) => order === 0)
      .sort((left, right) => Number(right.id === active) - Number(left.id === active))
    listed.forEach((element, at) => (element.order = named + at + 1))
  }
  const root = play.state.frames[0]
  const element = elements.find(({ id }) => id === active)
  if (root?.procedure !== 'dogfight' || !element || !isFlying(element)) return
  root.step = 'after-turn'
  root.element = active
  root.first = element.side
  root.named = element.side
  root.taken = element.order
  const turn = openTurn(active)
  play.state.frames.push(turn)
  if (step === undefined) return
  // The turn is under way: it began before this step.
  turn.step = 'step'
  const { sequence } = play.content.ruleset
  turn.next = sequence.findIndex(({ id }) => id === step) + 1
  const declared = sequence[turn.next - 1]
  const opened = openStep(step, active, turn)
  // A step that the element cannot take is as good as over.
  if (opened && declared?.scope === 'unit' && takesPlace(play, element, declared))
    play.state.frames.push(opened)
}
