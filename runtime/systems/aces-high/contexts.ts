// What expressions of aces-high content may read.
import { campaignContexts } from '../campaignContexts.ts'
import type { DeclaredContext, SystemContexts } from '../contexts.ts'

const number = (doc: string) => ({ type: 'number', doc }) as const
const boolean = (doc: string) => ({ type: 'boolean', doc }) as const

/** The aircraft in question. */
const aircraft = {
  role: { type: { of: 'role' }, doc: 'Part the aircraft plays.' },
  class: { type: { of: 'aircraft-class' }, doc: 'Class of the aircraft.' },
  side: { type: { of: 'side' }, doc: 'Side the aircraft fights on.' },
  altitude: { type: { of: 'altitude', ordered: true }, doc: 'Altitude of the aircraft.' },
  position: { type: { of: 'position', ordered: true }, doc: 'Position toward its enemy.' },
  damaged: boolean('Whether its card shows the damaged side.'),
  turbocharged: boolean('Whether it has a turbocharger.'),
  agile: boolean('Whether it is agile.'),
} satisfies DeclaredContext

const ratings = {
  speed: number('Speed rating.'),
  performance: number('Performance rating.'),
  'pre-turn-horsepower': number('Horsepower before the turn.'),
  'post-turn-horsepower': number('Horsepower after the turn.'),
  bursts: number('Bursts rating.'),
  firepower: number('Firepower, which may be negative.'),
  airframe: number('Airframe rating.'),
  attack: number('Attack rating of a wingman.'),
  defence: number('Defence rating of a wingman.'),
  vp: number('Victory points the aircraft is worth.'),
} satisfies DeclaredContext

const target = {
  'target-role': { type: { of: 'role' }, doc: 'Part the target plays.' },
  'target-class': { type: { of: 'aircraft-class' }, doc: 'Class of the target.' },
} satisfies DeclaredContext

export const acesHighContexts = {
  ...campaignContexts,
  mission: { ...aircraft, ...ratings, ...campaignContexts.mission },
  modifier: { ...aircraft, ...ratings, ...target },
  effect: { ...aircraft, ...target },
  response: { ...aircraft, 'attacker-role': { type: { of: 'role' }, doc: 'Part that the attacker plays.' } },
  scoring: {
    ...aircraft,
    vp: ratings.vp,
    destroyed: boolean('Whether the aircraft was destroyed.'),
    'target-damaged': number('Points for a damaged target.'),
    'target-destroyed': number('Points for a destroyed target.'),
  },
  estimate: { '*': { each: 'estimate-input', ...number('An input or an earlier step of the formulas.') } },
} satisfies SystemContexts
