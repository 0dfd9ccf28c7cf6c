// What linking a document rested on, so that it is linked again only when that changes.

export interface Reads {
  /** Names that were asked for and known, each with its namespace. */
  readonly names: readonly (readonly [namespace: string, name: string])[]
  /** Namespaces that mattered as a whole: an unknown name was looked for, or an expression uses their words. */
  readonly vocabularies: readonly string[]
}

export const NO_READS: Reads = { names: [], vocabularies: [] }

export class ReadsCollector {
  readonly #names = new Map<string, readonly [string, string]>()
  readonly #vocabularies = new Set<string>()

  name(namespace: string, name: string): void {
    this.#names.set(`${namespace} ${name}`, [namespace, name])
  }

  vocabulary(namespace: string): void {
    this.#vocabularies.add(namespace)
  }

  collected(): Reads {
    return { names: [...this.#names.values()], vocabularies: [...this.#vocabularies] }
  }
}
