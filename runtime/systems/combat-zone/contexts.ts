// What expressions of combat-zone content may read.
import { campaignContexts } from '../campaignContexts.ts'
import type { DeclaredContext, SystemContexts } from '../contexts.ts'

const number = (doc: string) => ({ type: 'number', doc }) as const
const boolean = (doc: string) => ({ type: 'boolean', doc }) as const

/** The aircraft in question and what it is doing. */
const modifier = {
  class: { type: { of: 'aircraft-class' }, doc: 'Class of the aircraft.' },
  side: { type: { of: 'side' }, doc: 'Side the aircraft fights on.' },
  altitude: { type: { of: 'altitude', ordered: true }, doc: 'Level of the aircraft.' },
  damaged: boolean('Whether the aircraft is damaged.'),
  '*': { each: 'rating', ...number('A rating of the aircraft.') },
  levels: number('Levels climbed or lost in the figure.'),
  die: number('What the die shows.'),
  ammunition: number('Ammunition left.'),
} satisfies DeclaredContext

export const combatZoneContexts = {
  ...campaignContexts,
  modifier,
  effect: modifier,
  mission: { ...modifier, ...campaignContexts.mission },
  scoring: { ...modifier, destroyed: boolean('Whether the aircraft was destroyed.') },
  estimate: { '*': { each: 'estimate-input', ...number('An input or an earlier step of the formulas.') } },
} satisfies SystemContexts
