// The contexts of expressions, with their names and words filled in from the pack's own vocabulary.
import type { ContextName, ExpressionContext, ValueType } from '../../runtime/expression/types.ts'
import { SYSTEM_CONTEXTS, type ContextType, type DeclaredContext } from '../../runtime/systems/contexts.ts'
import type { Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'

export interface Contexts {
  readonly system: string
  readonly contexts: ReadonlyMap<string, ExpressionContext>
}

export const NO_CONTEXTS: Contexts = { system: '', contexts: new Map() }

/** The contexts of each rule system, made when first asked for. */
export class ContextTable {
  readonly #symbols: PackView['symbols']
  readonly #system: string | undefined
  readonly #made = new Map<string, Contexts>()
  // One object for one type: looking up a word among thousands is cached by it.
  readonly #types = new Map<string, ValueType>()

  constructor(view: Pick<PackView, 'ruleset' | 'symbols'>) {
    this.#symbols = view.symbols
    const system = view.ruleset?.value['system']
    this.#system = typeof system === 'string' ? system : undefined
  }

  /** A document may be written for another system than its pack's ruleset; most say nothing. */
  for(entity: Entity): Contexts {
    const { system, ruleset } = entity.value
    const named = [system, ruleset].find(
      (word) => typeof word === 'string' && Object.hasOwn(SYSTEM_CONTEXTS, word),
    )
    return this.of(typeof named === 'string' ? named : this.#system)
  }

  /** The namespaces whose names the expressions of a context are made of. */
  vocabulariesOf(entity: Entity, context: string): readonly string[] {
    const { system } = this.for(entity)
    if (!Object.hasOwn(SYSTEM_CONTEXTS, system)) return []
    const declared: Readonly<Record<string, DeclaredContext>> =
      SYSTEM_CONTEXTS[system as keyof typeof SYSTEM_CONTEXTS]
    return Object.values(declared[context] ?? {}).flatMap(({ type, each }) => [
      ...(each === undefined ? [] : [each]),
      ...(typeof type === 'object' && 'of' in type ? [type.of] : []),
    ])
  }

  of(system = this.#system): Contexts {
    if (system === undefined || !Object.hasOwn(SYSTEM_CONTEXTS, system)) return NO_CONTEXTS
    let made = this.#made.get(system)
    if (!made) {
      const declared = Object.entries<DeclaredContext>(
        SYSTEM_CONTEXTS[system as keyof typeof SYSTEM_CONTEXTS],
      )
      const contexts = new Map(declared.map(([name, names]) => [name, { name, names: this.#names(names) }]))
      made = { system, contexts }
      this.#made.set(system, made)
    }
    return made
  }

  #names(declared: DeclaredContext): Record<string, ContextName> {
    const plain: [string, ContextName][] = []
    const families: [string, ContextName][] = []
    for (const [name, { type, doc, each }] of Object.entries(declared)) {
      const entry = { type: this.#type(type), doc }
      if (each === undefined) plain.push([name, entry])
      else
        for (const symbol of this.#symbols.get(each)?.keys() ?? [])
          families.push([name.replace('*', symbol), entry])
    }
    // A name of the system stays what it is, whatever a document calls its events.
    return Object.fromEntries([...families, ...plain])
  }

  #type(type: ContextType): ValueType {
    const key = JSON.stringify(type)
    let made = this.#types.get(key)
    if (!made) this.#types.set(key, (made = this.#resolve(type)))
    return made
  }

  #resolve(type: ContextType): ValueType {
    if (type === 'number' || type === 'boolean') return { kind: type }
    if ('words' in type) return { kind: 'word', name: type.name, words: type.words, ordered: false }
    const words = [...(this.#symbols.get(type.of)?.keys() ?? [])]
    return { kind: 'word', name: type.of, words, ordered: type.ordered ?? false }
  }
}
