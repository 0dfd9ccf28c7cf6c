/** The JSON Schemas of all content kinds, for code that reads their titles, descriptions and annotations. */
import aircraft from './aircraft.schema.json' with { type: 'json' }
import board from './board.schema.json' with { type: 'json' }
import campaign from './campaign.schema.json' with { type: 'json' }
import common from './common.schema.json' with { type: 'json' }
import crew from './crew.schema.json' with { type: 'json' }
import deck from './deck.schema.json' with { type: 'json' }
import estimator from './estimator.schema.json' with { type: 'json' }
import pack from './pack.schema.json' with { type: 'json' }
import resource from './resource.schema.json' with { type: 'json' }
import rules from './rules.schema.json' with { type: 'json' }
import ruleset from './ruleset.schema.json' with { type: 'json' }
import scenario from './scenario.schema.json' with { type: 'json' }
import table from './table.schema.json' with { type: 'json' }
import target from './target.schema.json' with { type: 'json' }

export const KINDS = [
  'pack',
  'ruleset',
  'rules',
  'deck',
  'aircraft',
  'crew',
  'target',
  'table',
  'board',
  'resource',
  'campaign',
  'scenario',
  'estimator',
] as const

export type Kind = (typeof KINDS)[number]

export const schemas: Readonly<Record<Kind, object>> = {
  pack,
  ruleset,
  rules,
  deck,
  aircraft,
  crew,
  target,
  table,
  board,
  resource,
  campaign,
  scenario,
  estimator,
}

export { common }
