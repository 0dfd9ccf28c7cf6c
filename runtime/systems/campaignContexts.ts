// What expressions about missions and campaigns may read, whatever the rule system.
import type { DeclaredContext } from './contexts.ts'

const number = (doc: string) => ({ type: 'number', doc }) as const
const boolean = (doc: string) => ({ type: 'boolean', doc }) as const
const word = (of: string, doc: string) => ({ type: { of }, doc }) as const
const ordered = (of: string, doc: string) => ({ type: { of, ordered: true }, doc }) as const

/** Points of either side: `points-allied`. */
const points = {
  'points-*': { each: 'side', ...number('Victory points of the side so far.') },
} satisfies DeclaredContext

/** Events that have happened and raids that were flown, each by its id. */
const history = {
  '*': { each: 'event', ...boolean('Whether the event has happened.') },
  '*-flown': { each: 'raid', ...boolean('Whether the raid has been flown.') },
} satisfies DeclaredContext

/** Where the campaign stands. */
const calendar = {
  cycle: number('Day or week of the campaign, from 1.'),
  'mission-number': number('Mission of the campaign, from 1.'),
  stage: word('stage', 'Stage of the campaign.'),
  space: ordered('space', 'Space of the progress marker.'),
  side: word('side', 'Side in question.'),
} satisfies DeclaredContext

/** A mission as a whole, and the unit or draw that an outcome concerns. */
const mission = {
  ...calendar,
  ...points,
  phase: word('phase', 'Phase of the mission.'),
  turn: number('Game turn, from 1.'),
  'last-turn': boolean('Whether this game turn is the last.'),
  night: boolean('Whether it is flown at night.'),
  target: word('target', 'Target of the mission.'),
  'target-class': word('target-class', 'Class of the target.'),
  'target-flak': number('Flak cards at the target.'),
  'area-flak': number('Flak cards on the way in.'),
  'bomb-mode': word('bomb-mode', 'How the unit bombs.'),
  bomb: number('Bomb rating in the mode used.'),
  bombs: number('Bombs dropped.'),
  flak: number('Flak factors.'),
  damage: number('Damage points before the change.'),
  level: number('Success level reached.'),
  bursts: number('Bursts of the card drawn.'),
  'card-number': number('Number of the card drawn.'),
  carried: number('What earlier draws of the table carry over.'),
  difference: number('Points of one side less those of the other.'),
  defenders: number('Defending units left.'),
  strikers: number('Striking units left.'),
  'enemies-at-altitude': number('Enemy fighters at the altitude of the unit.'),
  'base-target-bound': number('Turns to the target before any change.'),
  'long-distance': boolean('Whether the target counts as far away.'),
  'strafe-skill': number('What the skills of the crew add to strafing.'),
  'gun-bonus': number('What the guns add to the total.'),
} satisfies DeclaredContext

/** When late units arrive. */
const arrival = {
  phase: mission.phase,
  turn: mission.turn,
  side: calendar.side,
  'target-bound-turns': number('Turns to the target.'),
  'home-bound-turns': number('Turns home.'),
  'opposed-turns': number('Turns flown with enemies about.'),
  'unopposed-turns': number('Turns flown without enemies.'),
} satisfies DeclaredContext

/** May a resource be chosen for this mission? */
const availability = {
  ...calendar,
  ...history,
  night: mission.night,
  mission: number('Mission of the stage, from 1.'),
  'from-*': { each: 'base', ...number('Units that fly from the base.') },
} satisfies DeclaredContext

/** The campaign between missions. */
const campaign = {
  ...calendar,
  ...points,
  ...history,
  phase: word('campaign-phase', 'Phase of the campaign.'),
  forecast: ordered('table-row', 'Weather forecast: a row of the weather table, in its order.'),
  'space-ends-from': number('First cycle in which the space of the marker ends the campaign.'),
  class: word('aircraft-class', 'Class of the aircraft in question.'),
  damaged: boolean('Whether the aircraft in question is damaged.'),
  'last-mission': boolean('Whether the mission is the last of its cycle.'),
  level: mission.level,
  'crippled-ships': number('Ships that are crippled but afloat.'),
  'boxes-left': number('Roster boxes left.'),
  'fighters-assigned': number('Fighters assigned to the mission.'),
  'area-flak': mission['area-flak'],
  'target-flak': mission['target-flak'],
} satisfies DeclaredContext

export const campaignContexts = { arrival, availability, campaign, mission } satisfies Record<
  string,
  DeclaredContext
>
