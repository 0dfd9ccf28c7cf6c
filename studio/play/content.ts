// What the table reads of a pack beside the game itself.
import type { CompiledPack } from '../../runtime/index.ts'

type Ruleset = CompiledPack['content']['ruleset'][string]
type Aircraft = CompiledPack['content']['aircraft'][string]
type Deck = CompiledPack['content']['deck'][string]

export type WildBlueRuleset = Extract<Ruleset, { system: 'wild-blue' }>
export type Fighter = Extract<Aircraft, { ruleset: 'wild-blue'; class: 'fighter' }>

/** The ruleset in force, where the pack belongs to the system this table shows. */
export function rulesetOf(pack: CompiledPack): WildBlueRuleset | undefined {
  const ruleset = pack.content.ruleset[pack.ruleset]
  return ruleset?.system === 'wild-blue' ? ruleset : undefined
}

export function fighterOf(pack: CompiledPack, id: string): Fighter | undefined {
  const aircraft = pack.content.aircraft[id]
  return aircraft?.ruleset === 'wild-blue' && aircraft.class === 'fighter' ? aircraft : undefined
}

export function deckOf(pack: CompiledPack): Deck | undefined {
  const deck = rulesetOf(pack)?.deck
  return deck === undefined ? undefined : pack.content.deck[deck]
}

/** The rule of a number, from the rule index of the pack. */
export const ruleOf = (pack: CompiledPack, id: string): { title: string; summary: string } | undefined =>
  Object.values(pack.content.rules)
    .flatMap(({ rules }) => rules)
    .find((rule) => rule.id === id)
