// Whom to fly against: where nothing is chosen, a fighter about as good as the one being written.
import type { CompiledPack } from '../../runtime/index.ts'
import { fighterOf } from './content.ts'

/** The first of the fighters that comes nearest in value and then in date; any will do where values are not given. */
export function evenMatch(
  pack: CompiledPack,
  fighters: readonly string[],
  written: string | undefined,
): string | undefined {
  const all = Object.keys(pack.content.aircraft).filter((id) => fighterOf(pack, id))
  const model = all.find((id) => id === written) ?? middle(pack, all)
  if (model === undefined) return fighters[0]
  const apart = (id: string): number => Math.abs(valueOf(pack, id) - valueOf(pack, model))
  const years = (id: string): number => Math.abs(yearOf(pack, id) - yearOf(pack, model))
  return fighters.toSorted((one, other) => apart(one) - apart(other) || years(one) - years(other))[0]
}

const middle = (pack: CompiledPack, ids: readonly string[]): string | undefined =>
  ids.toSorted((one, other) => valueOf(pack, one) - valueOf(pack, other))[Math.floor(ids.length / 2)]

function valueOf(pack: CompiledPack, id: string): number {
  const balance = fighterOf(pack, id)?.balance
  return (balance?.leader ?? 0) + (balance?.['wingman-modifier'] ?? 0)
}

const yearOf = (pack: CompiledPack, id: string): number =>
  parseInt(fighterOf(pack, id)?.['service-entry'] ?? '0', 10)
