// The schemas as data, for editors' help and for the compiler's annotations.
import aircraft from './aircraft.schema.json' with { type: 'json' }
import common from './common.schema.json' with { type: 'json' }
import deck from './deck.schema.json' with { type: 'json' }
import pack from './pack.schema.json' with { type: 'json' }
import rules from './rules.schema.json' with { type: 'json' }
import ruleset from './ruleset.schema.json' with { type: 'json' }

export const KINDS = ['pack', 'ruleset', 'rules', 'deck', 'aircraft'] as const
export type Kind = (typeof KINDS)[number]
export const schemas: Readonly<Record<Kind, object>> = { pack, ruleset, rules, deck, aircraft }
export { common }
