// What the New game form offers, and what it starts from.
import type { CompiledPack, WildBlueSetup } from '../../runtime/index.ts'
import { fighterOf, rulesetOf } from './content.ts'

export interface GameForm {
  readonly aircraft: Readonly<Record<string, string>>
  readonly first: string
  readonly altitude: string
  readonly position: string
  readonly seed: string
}

export interface Option {
  readonly value: string
  readonly name: string
}

export function fightersOf(pack: CompiledPack, side: string): Option[] {
  const nations = rulesetOf(pack)?.nations ?? {}
  return Object.keys(pack.content.aircraft).flatMap((id) => {
    const fighter = fighterOf(pack, id)
    const own = fighter && (fighter.side ?? nations[fighter.nation]?.side)
    return fighter && own === side ? [{ value: id, name: fighter.model }] : []
  })
}

const named = (entries: readonly { id: string; name: string }[] | undefined): Option[] =>
  (entries ?? []).map(({ id, name }) => ({ value: id, name }))

export const offersOf = (
  pack: CompiledPack,
): { sides: Option[]; altitudes: Option[]; positions: Option[] } => ({
  sides: named(rulesetOf(pack)?.sides),
  altitudes: named(rulesetOf(pack)?.altitudes),
  positions: named(rulesetOf(pack)?.positions),
})

/** What was chosen, where the pack still has it; the aircraft being written flies for its side. */
export function completeForm(
  pack: CompiledPack,
  chosen: Partial<GameForm>,
  written: string | undefined,
): GameForm {
  const { sides, altitudes, positions } = offersOf(pack)
  const pick = (options: readonly Option[], wanted: string | undefined, usual: string | undefined): string =>
    [wanted, usual].find((id) => options.some(({ value }) => value === id)) ?? options[0]?.value ?? ''
  return {
    aircraft: Object.fromEntries(
      sides.map(({ value: side }) => [side, pick(fightersOf(pack, side), chosen.aircraft?.[side], written)]),
    ),
    first: pick(sides, chosen.first, undefined),
    altitude: pick(altitudes, chosen.altitude, altitudes[Math.floor(altitudes.length / 2)]?.value),
    position: pick(positions, chosen.position, 'neutral'),
    seed: chosen.seed ?? '1',
  }
}

export function setupFrom(pack: CompiledPack, form: GameForm): WildBlueSetup {
  const sides = offersOf(pack).sides.map(({ value }) => value)
  const ordered = [form.first, ...sides.filter((side) => side !== form.first)]
  return {
    elements: ordered.map((side) => ({ side, aircraft: form.aircraft[side] ?? '', altitude: form.altitude })),
    // Neutral leaders are not engaged with each other.
    ...(form.position === 'neutral' ? {} : { position: form.position }),
  }
}
