// Which names a pack knows, and since when: what was found in a document stands as long as the names it asked for
// give the same answers, whatever else is declared, renamed or removed.
import { isKnown, type KnownNames } from '../link/link.ts'
import type { Reads } from '../link/reads.ts'
import type { Namespace, PackView } from '../packs/packView.ts'

export class NameHistory {
  #now = 0
  #known: KnownNames | undefined
  #ground = ''
  /** When what every answer rests on last changed: the rule system, and whether a pack below is missing. */
  #groundSince = 0
  readonly #since = new Map<string, number>()
  readonly #shared = new Map<string, Reads>()
  readonly #standing = new WeakMap<Reads, Standing>()

  get now(): number {
    return this.#now
  }

  update(view: PackView): void {
    this.#now++
    const ground = groundOf(view)
    if (ground !== this.#ground) this.#groundSince = this.#now
    this.#ground = ground
    const before = this.#known?.symbols
    for (const namespace of new Set([...(before?.keys() ?? []), ...view.symbols.keys()])) {
      if (!sameNames(before?.get(namespace), view.symbols.get(namespace)))
        this.#since.set(namespace, this.#now)
    }
    this.#known = { symbols: view.symbols, incomplete: view.incomplete }
  }

  /** Thousands of cards read the same few names: they share one list of them. */
  share(reads: Reads): Reads {
    const key = `${reads.vocabularies.join(' ')}|${reads.names.map((pair) => pair.join(' ')).join('|')}`
    const known = this.#shared.get(key)
    if (!known) this.#shared.set(key, reads)
    return known ?? reads
  }

  /** Whether what was read at a time would be read the same now. */
  holds(reads: Reads, at: number): boolean {
    if (this.#groundSince > at) return false
    let standing = this.#standing.get(reads)
    if (standing?.at !== this.#now) this.#standing.set(reads, (standing = this.#standingOf(reads)))
    return standing.known && standing.changed <= at
  }

  #standingOf({ names, vocabularies }: Reads): Standing {
    const known = this.#known
    return {
      at: this.#now,
      known: known !== undefined && names.every(([namespace, name]) => isKnown(known, namespace, name)),
      changed: Math.max(0, ...vocabularies.map((namespace) => this.#since.get(namespace) ?? 0)),
    }
  }
}

interface Standing {
  readonly at: number
  readonly known: boolean
  readonly changed: number
}

const groundOf = ({ pack, incomplete, ruleset }: PackView): string =>
  JSON.stringify([pack.id, incomplete, ruleset?.value['system']])

/** In order too: the order of a track is its meaning. */
function sameNames(a: Namespace | undefined, b: Namespace | undefined): boolean {
  if (a?.size !== b?.size) return false
  const others = b?.keys()
  for (const name of a?.keys() ?? []) if (others?.next().value !== name) return false
  return true
}
