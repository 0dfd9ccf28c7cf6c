// [2.2c, 5.5.1, 6.3] A card as a player means it: itself, a counter in its place, or declared to be another.
import type { Counter } from '../../../schemas/generated/compiled.ts'
import type { Refusal, RuleId } from '../../kernel/game.ts'
import { judgeFree } from './actions.ts'
import { entry, hasTrait, lookUp } from './content.ts'
import type { PlayedCard } from './frames.ts'
import { refuse } from './inputs.ts'
import { isOwnTurn } from './situation.ts'
import { counted, handOf, heldCard, option, setCount, takeFrom, type Flyer, type Play } from './table.ts'

/** What inputs say of the card they play. */
export interface Meant {
  readonly card?: string
  readonly counter?: string
  readonly as?: string
  readonly with?: string
}

type Use = 'attack' | 'response'

/** The trait that lets any card be another one; the ruleset says which (agile.plays-as). */
const AGILE = 'agile'
/** The marker that turns a card into a heavy-gun shot (9.1.2). */
export const HEAVY_GUN = 'heavy-gun'

/** The card type that it counts as; undefined where there is no such card. */
export function typeMeant(
  { content }: Pick<Play, 'content'>,
  { card, counter, as }: Meant,
): string | undefined {
  const family = as ?? (counter === undefined ? undefined : counterOf(content, counter)?.['plays-as']?.[0])
  if (family !== undefined) return lookUp(content.cardOfFamily, family)
  return card !== undefined && lookUp(content.cards, card) ? card : undefined
}

const counterOf = ({ ruleset }: Play['content'], id: string): Counter | undefined =>
  lookUp(ruleset.counters ?? {}, id)

/** Whether the player has what it means to play and may declare it so. */
export function judgeMeant(play: Play, flyer: Flyer, meant: Meant, use: Use): Refusal | undefined {
  const { card, counter } = meant
  if ((card === undefined) === (counter === undefined)) return refuse('card-or-counter', [STEP_RULE[use]])
  const refusal =
    card === undefined ? judgeCounter(play, flyer, counter ?? '', use) : judgeHeld(play, flyer, card, use)
  return refusal ?? judgeDeclared(play, flyer, meant, use)
}

const STEP_RULE: Readonly<Record<Use, RuleId>> = { attack: '6.1', response: '6.2' }

const judgeHeld = (play: Play, flyer: Flyer, card: string, use: Use): Refusal | undefined =>
  heldCard(play, handOf(flyer), card) === undefined
    ? refuse('card-not-held', [STEP_RULE[use], flyer.aircraft.role === 'wingman' ? '10.1' : '4.6'], { card })
    : undefined

/** [6.3] */
function judgeCounter(play: Play, flyer: Flyer, id: string, use: Use): Refusal | undefined {
  const counter = counterOf(play.content, id)
  if (!counter?.['plays-as']?.length || counter.spent !== 'alone' || !serves(counter, use))
    return refuse('counter-plays-as-nothing', ['6.3'], { counter: id })
  return counted(flyer.aircraft, id) > 0
    ? undefined
    : refuse('no-counter', ['6.3'], { counter: id, aircraft: flyer.aircraft.id })
}

const serves = (counter: Counter, use: Use): boolean => use === 'response' || counter.use === 'any'

function judgeDeclared(play: Play, flyer: Flyer, meant: Meant, use: Use): Refusal | undefined {
  const { as, with: marker } = meant
  if (marker !== undefined && marker !== HEAVY_GUN) return judgeMarker(play, flyer, meant, marker, use)
  // [9.1.2] It goes with a shot, and no answer is one.
  if (marker !== undefined && use === 'response')
    return refuse('marker-does-nothing', ['9.1.2'], { with: marker })
  if (as === undefined) return undefined
  if (marker !== undefined) return refuse('one-at-a-time', ['9.1.2', '5.5.1'], { as, with: marker })
  return judgeAgile(play, flyer, meant, as)
}

/** A marker that is spent together with a card lets the card be another one. */
function judgeMarker(
  play: Play,
  { aircraft }: Flyer,
  { as, card }: Meant,
  marker: string,
  use: Use,
): Refusal | undefined {
  const counter = counterOf(play.content, marker)
  const families = counter?.['plays-as'] ?? []
  if (card === undefined || counter?.spent !== 'with-card' || !serves(counter, use))
    return refuse('marker-does-nothing', ['13.4'], { with: marker })
  if (counted(aircraft, marker) === 0) return refuse('no-counter', ['13.4'], { counter: marker })
  return as !== undefined && families.includes(as)
    ? undefined
    : refuse('not-that-family', ['13.4'], { as: as ?? null, families })
}

/** [5.5.1, 7.3.4-agile] One card in each own turn may be played as a scissors. */
function judgeAgile(play: Play, flyer: Flyer, { card, counter }: Meant, as: string): Refusal | undefined {
  const { 'plays-as': family, roles, uses } = play.content.ruleset.agile
  const { element, aircraft } = flyer
  const rules = ['5.5.1', '7.3.4-agile']
  if (!hasTrait(play.content, aircraft, AGILE) || as !== family)
    return refuse('not-agile', rules, { aircraft: aircraft.id, as })
  const mayPlay =
    roles.includes(aircraft.role) || (aircraft.role === 'wingman' && option(play, 'agile-wingmen') === true)
  if (!mayPlay) return refuse('role-not-agile', rules, { role: aircraft.role, roles })
  if (!isOwnTurn(play, flyer)) return refuse('not-own-turn', rules, { aircraft: aircraft.id, as })
  if (element.agileUses >= uses) return refuse('agile-used', rules, { uses })
  if (counter !== undefined && option(play, 'agile-counters') !== true)
    return refuse('cards-only', ['5.5.1', '6.3'], { counter, as })
  if (card !== undefined && entry(play.content.cards, card).family === family)
    return refuse('already-that', rules, { card, as })
  return judgeFree(play, flyer, 'play-as-scissors')
}

/** Whether an agile aircraft could declare a card just now; spares the many candidates that could not. */
export function canDeclare(play: Play, flyer: Flyer): boolean {
  const { roles, uses } = play.content.ruleset.agile
  const { element, aircraft } = flyer
  return (
    element.agileUses < uses &&
    hasTrait(play.content, aircraft, AGILE) &&
    (roles.includes(aircraft.role) || option(play, 'agile-wingmen') === true) &&
    isOwnTurn(play, flyer)
  )
}

/** Every way of playing what the aircraft holds, as far as the card itself goes. */
export function waysToPlay(play: Play, flyer: Flyer, types: readonly string[], use: Use): Meant[] {
  const { ruleset } = play.content
  const ways: Meant[] = types.map((card) => ({ card }))
  if (canDeclare(play, flyer)) for (const card of types) ways.push({ card, as: ruleset.agile['plays-as'] })
  for (const id in flyer.aircraft.counters) {
    if (counted(flyer.aircraft, id) === 0) continue
    const counter = counterOf(play.content, id)
    if (!counter?.['plays-as'] || !serves(counter, use)) continue
    if (counter.spent === 'alone') {
      ways.push({ counter: id })
      if (option(play, 'agile-counters') === true && canDeclare(play, flyer))
        ways.push({ counter: id, as: ruleset.agile['plays-as'] })
    } else for (const as of counter['plays-as']) for (const card of types) ways.push({ card, as, with: id })
  }
  return ways
}

/** Takes the card or counter out of the player's hands. */
export function spend(play: Play, flyer: Flyer, meant: Meant): PlayedCard {
  const { element, aircraft } = flyer
  const { card: type, counter = null, as, with: marker } = meant
  const hand = handOf(flyer)
  const card = type === undefined ? null : (heldCard(play, hand, type) ?? null)
  if (card !== null) takeFrom(hand, card)
  for (const spent of [counter, marker])
    if (typeof spent === 'string') setCount(aircraft, spent, counted(aircraft, spent) - 1)
  if (as !== undefined && marker === undefined) element.agileUses++
  const counts = typeMeant(play, meant)
  if (counts === undefined) throw new Error('the card was judged to be playable')
  return { by: aircraft.id, card, counter, as: counts }
}

/** The rules that let it be played so; `type` is what it counts as. */
export function playRules({ content }: Play, { counter, as, with: marker }: Meant, type: string): RuleId[] {
  const { colour, rules = [] } = entry(content.cards, type)
  return [
    COLOUR_RULES[colour],
    ...rules,
    ...(counter === undefined ? [] : ['6.3']),
    ...(as !== undefined && marker === undefined ? ['5.5.1', '7.3.4-agile'] : []),
    ...(marker === undefined ? [] : marker === HEAVY_GUN ? ['9.1.2', '9.1.2-convert'] : ['13.4']),
  ]
}

const COLOUR_RULES = { red: '2.2a', blue: '2.2b', white: '2.2c' } as const

/** What events tell of a played card. */
export const playFacts = ({ card, counter, as, with: marker }: Meant) => ({
  card: card ?? null,
  counter: counter ?? null,
  declared: as ?? null,
  with: marker ?? null,
})
