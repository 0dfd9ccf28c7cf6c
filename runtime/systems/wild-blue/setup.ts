// Setting up: two leaders, their altitude and position, a hand each. Hands are dealt by performance or given.
import type { Option } from '../../../schemas/generated/compiled.ts'
import type { EventSink, Refusal, Started } from '../../kernel/game.ts'
import { startRandom } from '../../kernel/random.ts'
import { lookUp, type Content } from './content.ts'
import { dealHands } from './deal.ts'
import { refuse } from './inputs.ts'
import { openLeaderStep } from './leaderStep.ts'
import { setPosition } from './position.ts'
import { modifierValues } from './situation.ts'
import type { AircraftState, ElementState, OptionValue, WildBlueState } from './state.ts'
import type { Play } from './table.ts'

export interface ElementSetup {
  readonly side: string
  /** A fighter, by id. */
  readonly aircraft: string
  readonly altitude: string
  /** Card types. Absent: as many as performance says, from the top of the deck. */
  readonly hand?: readonly string[]
  readonly hits?: number
}

export interface WildBlueSetup {
  /** One for each side; the first to act comes first. */
  readonly elements: readonly ElementSetup[]
  /** Position of the first toward the second. Absent: not engaged. */
  readonly position?: string
  /** Game turn, from 1. Limits on starting altitudes hold in the first. */
  readonly turn?: number
  /** Options that differ from their defaults. */
  readonly options?: Readonly<Record<string, OptionValue>>
}

export function setUp(
  content: Content,
  setup: WildBlueSetup,
  seed: string,
  sink: EventSink | undefined,
): Started<WildBlueState> {
  const refusal = judgeNames(content, setup)
  if (refusal) return { refusal }
  const state: WildBlueState = {
    system: 'wild-blue',
    contentHash: content.hash,
    random: startRandom(seed),
    frames: [],
    table: {
      turn: setup.turn ?? 1,
      options: { ...content.defaults, ...setup.options },
      elements: setup.elements.map((element) => elementFrom(content, element)),
      engagements: [],
      piles: {},
    },
  }
  const play: Play = { content, state, sink }
  const [first, second] = state.table.elements
  if (setup.position !== undefined && first && second) setPosition(play, first.id, second.id, setup.position)
  const refused =
    judgeAltitudes(play) ??
    dealHands(play, Object.fromEntries(setup.elements.map(({ side, hand }) => [side, hand])))
  if (refused) return { refusal: refused }
  if (first) state.frames.push(openLeaderStep(first.id))
  return { state }
}

function judgeNames(
  content: Content,
  { elements, position, options = {} }: WildBlueSetup,
): Refusal | undefined {
  const sides = content.ruleset.sides.map(({ id }) => id)
  const given = elements.map(({ side }) => side)
  if (given.length !== sides.length || !sides.every((side) => given.includes(side)))
    return refuse('wrong-sides', ['4.2'], { sides, given })
  if (position !== undefined && lookUp(content.positionRank, position) === undefined)
    return refuse('unknown-position', ['7.1'], { position })
  for (const [id, value] of Object.entries(options)) {
    const option = lookUp(content.ruleset.options ?? {}, id)
    if (!option) return refuse('unknown-option', [], { option: id })
    if (!allows(option, value)) return refuse('wrong-option-value', option.rules ?? [], { option: id, value })
  }
  return elements.map((element) => judgeElement(content, element)).find((found) => found !== undefined)
}

function allows(option: Option, value: OptionValue): boolean {
  switch (option.type) {
    case 'switch':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(option.choices, value)
    case 'number':
      return (
        typeof value === 'number' &&
        value >= (option.minimum ?? -Infinity) &&
        value <= (option.maximum ?? Infinity)
      )
  }
}

function judgeElement(
  content: Content,
  { side, aircraft, altitude, hand = [] }: ElementSetup,
): Refusal | undefined {
  const fighter = lookUp(content.fighters, aircraft)
  if (!fighter) return refuse('not-a-fighter', ['4.4'], { aircraft })
  const flies = fighter.side ?? content.ruleset.nations[fighter.nation]?.side
  if (flies !== side) return refuse('other-side', ['4.2'], { aircraft, side, flies: flies ?? null })
  if (lookUp(content.altitudeRank, altitude) === undefined)
    return refuse('unknown-altitude', ['8.0'], { altitude })
  const unknown = hand.find((card) => !lookUp(content.cards, card))
  return unknown === undefined ? undefined : refuse('unknown-card', ['2.2'], { card: unknown })
}

/** [4.5, 4.5-very-high, 5.2.7] */
function judgeAltitudes(play: Play): Refusal | undefined {
  const { content, state } = play
  const { altitudeRank, ruleset } = content
  for (const { altitude, leader } of state.table.elements) {
    const { ceiling } = content.fighters[leader.type]?.leader.undamaged ?? {}
    const above = (altitudeRank[altitude] ?? 0) > (altitudeRank[ceiling ?? altitude] ?? 0)
    if (above && state.table.options['start-above-ceiling'] !== 'free')
      return refuse('above-ceiling', ['5.2.7', '4.5'], {
        aircraft: leader.type,
        altitude,
        ceiling: ceiling ?? null,
      })
    const start = ruleset.altitude['start-when']?.[altitude]
    if (state.table.turn === 1 && start && !start.evaluate(modifierValues(play, leader)))
      return refuse('cannot-start-there', ['4.5-very-high'], {
        aircraft: leader.type,
        altitude,
        needs: start.text,
      })
  }
  return undefined
}

function elementFrom(content: Content, { side, aircraft, altitude, hits = 0 }: ElementSetup): ElementState {
  return { id: side, side, altitude, leader: leaderFrom(content, side, aircraft, hits), hand: [] }
}

function leaderFrom(
  { ruleset, fighters }: Content,
  element: string,
  type: string,
  hits: number,
): AircraftState {
  const { traits = {}, leader } = fighters[type] ?? {}
  const damaged = leader !== undefined && hits >= leader.undamaged.damage
  const counters: Record<string, number> = {}
  for (const id of Object.keys(traits)) {
    const trait = ruleset.traits?.[id]
    if (!trait || (damaged && trait['lost-when-damaged'])) continue
    for (const [counter, count] of Object.entries(trait.effects?.counters ?? {})) counters[counter] = count
  }
  return {
    id: `${element}.leader`,
    type,
    role: 'leader',
    status: damaged ? 'damaged' : 'undamaged',
    hits,
    counters,
  }
}
