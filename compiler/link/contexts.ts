// The contexts of expressions, with their words filled in from the pack's own vocabulary.
import type { ExpressionContext, ValueType } from '../../runtime/expression/types.ts'
import { SYSTEM_CONTEXTS, type ContextType, type DeclaredName } from '../../runtime/systems/contexts.ts'
import type { PackView } from '../packs/packView.ts'

export type Contexts = ReadonlyMap<string, ExpressionContext>

export function contextsOf(view: Pick<PackView, 'ruleset' | 'symbols'>): Contexts {
  const system = view.ruleset?.value['system']
  const declared =
    typeof system === 'string' && Object.hasOwn(SYSTEM_CONTEXTS, system)
      ? SYSTEM_CONTEXTS[system as keyof typeof SYSTEM_CONTEXTS]
      : undefined
  const types = new Map<string, ValueType>()
  const typeOf = (type: ContextType): ValueType => {
    const key = JSON.stringify(type)
    let made = types.get(key)
    if (!made) types.set(key, (made = resolveType(type, view.symbols)))
    return made
  }
  return new Map(
    Object.entries(declared ?? {}).map(([name, names]) => [
      name,
      {
        name,
        names: Object.fromEntries(
          Object.entries<DeclaredName>(names).map(([word, { type, doc }]) => [
            word,
            { type: typeOf(type), doc },
          ]),
        ),
      },
    ]),
  )
}

function resolveType(type: ContextType, symbols: PackView['symbols']): ValueType {
  if (type === 'number' || type === 'boolean') return { kind: type }
  if ('words' in type) return { kind: 'word', name: type.name, words: type.words, ordered: false }
  return {
    kind: 'word',
    name: type.of,
    words: [...(symbols.get(type.of)?.keys() ?? [])],
    ordered: type.ordered ?? false,
  }
}
