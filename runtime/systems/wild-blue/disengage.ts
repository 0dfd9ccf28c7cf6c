// [12.0] Leaving the fight: a check for each aircraft on the disengagement table, and then both are gone.
import type { CardRow, CardTable } from '../../../schemas/generated/compiled.ts'
import type { RuleId } from '../../kernel/game.ts'
import { entry } from './content.ts'
import { missionValues, type MissionValues } from './missionSituation.ts'
import { damage, leaveFight } from './hits.ts'
import { drawCards, toDiscards, typesOf } from './piles.ts'
import { breakEngagement } from './position.ts'
import { promote } from './promotion.ts'
import { amountOf, holds } from './situation.ts'
import type { ElementState } from './state.ts'
import { flyingAircraft, flyingWingman, leaderOf, option, pilesOf, type Flyer, type Play } from './table.ts'

interface Leaving {
  /** Of its own will, which gives points (4.9.3b). */
  readonly voluntary: boolean
  /** Nobody checks (12.2). */
  readonly unchecked?: boolean
  readonly rules: readonly RuleId[]
}

type Result = 'destroyed' | 'damaged' | 'safe'

export function disengage(play: Play, element: ElementState, leaving: Leaving): void {
  const flyers = flyingAircraft(element).map((aircraft): Flyer => ({ element, aircraft }))
  // Both checks count position and altitude as they are before either aircraft has left.
  const results = flyers.map((flyer) => (leaving.unchecked ? 'safe' : check(play, flyer)))
  for (const [at, flyer] of flyers.entries()) suffer(play, flyer, results[at] ?? 'safe', leaving)
  if (element.leader.fate === 'flying') return
  if (flyingWingman(element)) promote(play, element)
  else leaveFight(play, leaderOf(element))
}

/** [12.1a-d] One card, its level, the level moved by the circumstances. */
function check(play: Play, flyer: Flyer): Result {
  const table = play.content.disengagement
  if (!table) throw new Error('disengaging was judged to be possible')
  const type = drawForCheck(play, flyer.element)
  if (type === undefined) return 'safe'
  const values = missionValues(play, flyer)
  const level = levelOf(play, table, type)
  const shifts = (table.shifts ?? []).filter(({ when }) => holds(when, values))
  const shift = shifts.reduce((sum, { rows }) => sum + amountOf(rows, values), 0)
  const last = table.rows.length - 1
  const isPastEnds = (of: string): boolean => {
    const row = levelOf(play, table, of) + shift
    return row < 0 || row > last
  }
  // Where every card that is left leads past the ends, drawing again would never end.
  const mayRedraw = option(play, 'disengage-ends') === 'redraw' && isPastEnds(type)
  if (mayRedraw && !cardTypesLeft(play, flyer.element).every(isPastEnds)) return check(play, flyer)
  const [drawn, row] = [table.rows[level], table.rows[Math.min(last, Math.max(0, level + shift))]]
  const result = resultOf(row, values)
  play.sink?.({
    kind: 'disengagement-checked',
    rules: [
      ...['12.1a', '12.1b'],
      ...rulesOf(drawn),
      ...['12.1c', ...shifts.flatMap(rulesOf)],
      ...['12.1d', '12.1e'],
      ...rulesOf(row),
      ...(flyer.aircraft.role === 'wingman' ? ['12.1-wingman'] : []),
      ...rulesOf(table),
    ],
    facts: {
      aircraft: flyer.aircraft.id,
      card: type,
      level: drawn?.id ?? null,
      shift,
      row: row?.id ?? null,
      result,
    },
    seenBy: 'all',
  })
  return result
}

const rulesOf = (cited: { readonly rules?: readonly RuleId[] } | undefined): readonly RuleId[] =>
  cited?.rules ?? []

/** [12.1a] The card goes straight to the discards; there may be none left to draw. */
function drawForCheck(play: Play, element: ElementState): string | undefined {
  const [card] = drawCards(play, element, [], 1, ['12.1a'])
  if (card === undefined) return undefined
  toDiscards(play, element, card)
  return entry(play.content.typeOf, card)
}

function cardTypesLeft(play: Play, element: ElementState): string[] {
  const { draw, discard } = pilesOf(play, element)
  return typesOf(play, [...draw, ...discard])
}

/** [12.1b] The first row that names the card; a row that names none is for all the others. */
function levelOf(play: Play, { rows }: CardTable, type: string): number {
  const named = rows.findIndex(({ on }) => on?.some((match) => fits(play, match, type)))
  return named >= 0 ? named : rows.findIndex(({ on }) => on === undefined)
}

type Match = NonNullable<CardRow['on']>[number]

function fits({ content }: Play, match: Match, type: string): boolean {
  const { family, colour, attack } = entry(content.cards, type)
  const shot = attack?.effects.find((op) => op.op === 'fire')
  return (
    (match.family === undefined || match.family === family) &&
    (match.card === undefined || match.card === type) &&
    (match.colour === undefined || match.colour === colour) &&
    (match.special === undefined || match.special === shot?.special) &&
    (match.bursts === undefined || match.bursts === shot?.bursts) &&
    !readsFace(match)
  )
}

/** Numbers, bomb and strafe results and spoiled marks stand on the copies of a card; a dogfight does not know them. */
const readsFace = ({ from, to, spoiled, bomb, strafe }: Match): boolean =>
  [from, to, spoiled, bomb, strafe].some((each) => each !== undefined)

/** [12.1e] */
function resultOf(row: CardRow | undefined, values: MissionValues): Result {
  const outcome = row?.outcomes.find(({ when }) => holds(when, values))
  const state = outcome?.do === 'state' ? outcome.state : 'safe'
  return state === 'destroyed' || state === 'damaged' ? state : 'safe'
}

function suffer(play: Play, flyer: Flyer, result: Result, { voluntary, rules }: Leaving): void {
  const { element, aircraft } = flyer
  if (result === 'destroyed') {
    aircraft.fate = 'destroyed'
    play.sink?.({
      kind: 'aircraft-destroyed',
      rules: ['12.1e'],
      facts: { aircraft: aircraft.id, hits: aircraft.hits },
      seenBy: 'all',
    })
    if (aircraft.role === 'leader') breakEngagement(play, element.id, ['12.1'])
    return
  }
  if (result === 'damaged') damage(play, flyer, ['12.1e'])
  if (result === 'damaged' && option(play, 'disengage-damaged') === 'stays') return
  aircraft.fate = 'disengaged'
  aircraft.voluntary = voluntary
  play.sink?.({
    kind: 'aircraft-disengaged',
    rules: [...rules, ...(voluntary ? ['4.9.3b'] : [])],
    facts: { aircraft: aircraft.id, voluntary },
    seenBy: 'all',
  })
  if (aircraft.role === 'leader') breakEngagement(play, element.id, ['12.1'])
}
