// What expressions of wild-blue content may read. A procedure that evaluates an expression must give every name of
// its context; `ContextValuesOf` makes the type checker hold it to that.
import { campaignContexts } from '../campaignContexts.ts'
import type { DeclaredContext } from '../contexts.ts'

const altitude = { of: 'altitude', ordered: true } as const
const position = { of: 'position', ordered: true } as const
const role = { of: 'role' } as const
const side = { of: 'side' } as const
const aircraftClass = { of: 'aircraft-class' } as const
const engines = { name: 'engines', words: ['single', 'multi'] } as const

/** The aircraft in question and the moment of play. */
const aircraft = {
  role: { type: role, doc: 'Part the aircraft plays in its unit.' },
  class: { type: aircraftClass, doc: 'Class of the aircraft.' },
  side: { type: side, doc: 'Side the aircraft fights on.' },
  altitude: { type: altitude, doc: 'Altitude of its unit.' },
  position: {
    type: position,
    doc: 'Position of its leader toward the target or, without one, toward the enemy it is engaged with.',
  },
  engines: { type: engines, doc: 'Whether it has one engine or several.' },
  damaged: { type: 'boolean', doc: 'Whether its card shows the damaged side.' },
  turbocharged: { type: 'boolean', doc: 'Whether the side of the card in play is turbocharged.' },
  loaded: { type: 'boolean', doc: 'Whether it carries a load.' },
  green: { type: 'boolean', doc: 'Whether its crew is green.' },
  night: { type: 'boolean', doc: 'Whether the fight is at night.' },
  turn: { type: 'number', doc: 'Game turn, from 1.' },
  'last-turn': { type: 'boolean', doc: 'Whether this game turn is the last.' },
} satisfies DeclaredContext

/** What the aircraft attacks. */
const target = {
  'target-role': {
    type: role,
    doc: 'Part the target plays in its unit; equals no role while nothing is attacked.',
  },
  'target-class': {
    type: aircraftClass,
    doc: 'Class of the target; equals no class while nothing is attacked.',
  },
} satisfies DeclaredContext

const number = (doc: string) => ({ type: 'number', doc }) as const

/** Ratings of the aircraft; a modifier reads them as printed, the numbers of the ruleset with all modifiers. */
const ratings = {
  performance: number('Performance, 0 for aircraft without it.'),
  horsepower: number('Horsepower, 0 for aircraft without it.'),
  burst: number('Burst rating, 0 for aircraft without it.'),
  gunner: number('Gunner rating, 0 without a gunner.'),
  offensive: number('Offensive rating of a wingman, otherwise 0.'),
  defensive: number('Defensive rating of a wingman, otherwise 0.'),
  speed: number('Speed rating, 0 for aircraft without it.'),
  thrust: number('Thrust rating, 0 for aircraft without it.'),
} satisfies DeclaredContext

/** A rating, a number of the ruleset, a permission, or a step of a unit. */
const modifier = {
  ...aircraft,
  ...target,
  ...ratings,
  hand: number('Cards held.'),
  'own-turn': { type: 'boolean', doc: 'Whether its unit is taking its turn.' },
  'in-clouds': { type: 'boolean', doc: 'Whether its unit is in clouds.' },
  'has-wingman': { type: 'boolean', doc: 'Whether its unit has a wingman left.' },
  'in-formation': { type: 'boolean', doc: 'Whether it flies in formation.' },
  'target-in-formation': { type: 'boolean', doc: 'Whether the target flies in formation.' },
  'attacker-class': {
    type: aircraftClass,
    doc: 'Class of the aircraft that attacks it; equals no class in peace.',
  },
  'night-fighter': { type: 'boolean', doc: 'Whether it is made for the night.' },
  'enemy-fighter-near': { type: 'boolean', doc: 'Whether an enemy fighter is at the altitude of its unit.' },
} satisfies DeclaredContext

/** Does the card just played admit an answer, and this one? All about the aircraft that would answer. */
const response = {
  ...aircraft,
  'attacker-role': { type: role, doc: 'Part that the aircraft whose card is answered plays in its unit.' },
  'answers-attack': {
    type: 'boolean',
    doc: 'Whether the card answered is the attack itself, not an answer.',
  },
} satisfies DeclaredContext

/** May an attack be played, and what does it do? All about the attacker unless named `target-…`. */
const effect = {
  ...aircraft,
  ...target,
  'target-engines': { type: engines, doc: 'Whether the target has one engine or several.' },
  'target-damaged': { type: 'boolean', doc: 'Whether the card of the target shows the damaged side.' },
  'bursts-left': number('Bursts the attacker may still fire this turn.'),
} satisfies DeclaredContext

/** A fighter or bomber that leaves: what the shifts of its check ask beyond the mission. */
const leaving = {
  leadership: {
    type: 'boolean',
    doc: 'Whether a pilot with the leadership skill flies an aircraft of the same type on its side.',
  },
  'night-fighter': modifier['night-fighter'],
  'fuel-disengagement': { type: 'boolean', doc: 'Whether it leaves for want of fuel.' },
  strikes: {
    type: 'boolean',
    doc: 'Whether it strikes the target of the mission; nothing strikes in air combat missions and dogfights.',
  },
  'turns-completed': number('Game turns of the phase that are over.'),
  'turns-to-go': number('Game turns of the phase still to come.'),
} satisfies DeclaredContext

/** Points for what became of an aircraft. */
const scoring = {
  role: aircraft.role,
  class: aircraft.class,
  side: aircraft.side,
  damaged: { type: 'boolean', doc: 'Whether the aircraft ended damaged.' },
  destroyed: { type: 'boolean', doc: 'Whether it was destroyed.' },
  disengaged: { type: 'boolean', doc: 'Whether it left before the end.' },
  voluntary: { type: 'boolean', doc: 'Whether it left of its own will.' },
  'disengaged-voluntarily': { type: 'boolean', doc: 'Whether it left of its own will before the end.' },
  'was-over-target': { type: 'boolean', doc: 'Whether it reached the target.' },
  bomb: number('Its bomb rating in the mode used.'),
  'bomb-mode': { type: { of: 'bomb-mode' }, doc: 'How it bombs.' },
  skills: number('Skills of its pilot or crew.'),
  level: number('Damage level of a target.'),
} satisfies DeclaredContext

/** What is known of the real aircraft, for formulas that propose ratings: the document's own inputs and steps. */
const estimate = {
  '*': { each: 'estimate-input', type: 'number', doc: 'An input or an earlier step of the formulas.' },
} satisfies DeclaredContext

export const wildBlueContexts = {
  ...campaignContexts,
  mission: { ...aircraft, ...ratings, ...leaving, ...campaignContexts.mission },
  effect,
  estimate,
  modifier,
  response,
  scoring,
} satisfies Record<string, DeclaredContext>
