// What the set-up form holds, and what it starts from.
import type { CompiledPack, WildBlueSetup } from '../../runtime/index.ts'
import { fighterOf, rulesetOf, type WildBlueRuleset } from './content.ts'
import { evenMatch } from './evenMatch.ts'

export type OptionValue = boolean | number | string
export type RuleOption = NonNullable<WildBlueRuleset['options']>[string]

export interface FormElement {
  readonly aircraft: string
  /** Its leader flies without a wingman. */
  readonly lone: boolean
}

export interface GameForm {
  /** By side. */
  readonly elements: Readonly<Record<string, readonly FormElement[]>>
  /** Empty for aircraft of any date. */
  readonly date: string
  /** Those that differ from their defaults. */
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seed: string
}

export interface Offer {
  readonly value: string
  readonly name: string
}

export function fightersOf(pack: CompiledPack, side: string): Offer[] {
  const nations = rulesetOf(pack)?.nations ?? {}
  return Object.keys(pack.content.aircraft).flatMap((id) => {
    const fighter = fighterOf(pack, id)
    const own = fighter && (fighter.side ?? nations[fighter.nation]?.side)
    return fighter && own === side ? [{ value: id, name: fighter.model }] : []
  })
}

export const sidesOf = (pack: CompiledPack): Offer[] =>
  (rulesetOf(pack)?.sides ?? []).map(({ id, name }) => ({ value: id, name }))

export const mostElements = (pack: CompiledPack): number => rulesetOf(pack)?.dogfight.elements?.most ?? 4

/** What was chosen, where the pack still has it; the aircraft being written flies for its side. */
export function completeForm(
  pack: CompiledPack,
  chosen: Partial<GameForm>,
  written: string | undefined,
): GameForm {
  const options = rulesetOf(pack)?.options ?? {}
  return {
    elements: Object.fromEntries(
      sidesOf(pack).map(({ value: side }) => {
        const [first, ...others] = chosen.elements?.[side] ?? []
        const all = [first ?? { aircraft: written ?? '', lone: false }, ...others]
        return [
          side,
          all.map(({ aircraft, lone }) => ({ aircraft: pick(pack, side, aircraft, written), lone })),
        ]
      }),
    ),
    date: chosen.date ?? '',
    options: Object.fromEntries(
      Object.entries(chosen.options ?? {}).filter(([id, value]) => {
        const option = options[id]
        return option !== undefined && option.default !== value
      }),
    ),
    seed: chosen.seed ?? '1',
  }
}

function pick(pack: CompiledPack, side: string, wanted: string, written: string | undefined): string {
  const fighters = fightersOf(pack, side).map(({ value }) => value)
  const found = [wanted, written].find((id) => id !== undefined && fighters.includes(id))
  return found ?? evenMatch(pack, fighters, written) ?? ''
}

export const setupFrom = ({ elements, date, options }: GameForm): WildBlueSetup => ({
  elements: Object.entries(elements).flatMap(([side, flown]) =>
    flown.map(({ aircraft, lone }) => ({ side, aircraft, ...(lone ? { lone } : {}) })),
  ),
  ...(date === '' ? {} : { date }),
  ...(Object.keys(options).length === 0 ? {} : { options }),
})
