// One cause gives one diagnostic: what an alias stands for is written once, at its anchor, and a fault of it is told
// there. One that only comes of where the alias is used is told at the alias, once.
import type { Finding, Place } from './diagnostic.ts'

export function foldAliases(findings: readonly Finding[]): readonly Finding[] {
  if (findings.every(({ at }) => at.aliases === undefined)) return findings
  const told = new Set(findings.map(({ code, at }) => keyOf(code, at, at.aliases ?? [])))
  const folded: Finding[] = []
  const misused = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { code, at } = finding
    const [alias] = at.aliases ?? []
    if (!at.aliases || !alias) folded.push(finding)
    else if (!at.aliases.some((_, index) => told.has(keyOf(code, at, at.aliases?.slice(index + 1) ?? [])))) {
      const key = keyOf(code, { ...at, ...alias }, [])
      misused.set(key, [...(misused.get(key) ?? []), finding])
    }
  }
  return [...folded, ...[...misused.values()].flatMap(atAlias)]
}

const keyOf = (code: string, { document, start, end }: Place, aliases: Place['aliases'] = []): string =>
  [code, document.file, document.offset, start, end, ...aliases.map((alias) => alias.start)].join(' ')

const SHOWN = 5

/** No fix: it would change what other places use as well. */
function atAlias(findings: readonly Finding[]): Finding[] {
  const [first, ...others] = findings
  const alias = first?.at.aliases?.[0]
  if (!first || !alias) return []
  const more =
    others.length === 0 ? '' : ` ${others.length} more of what the alias stands for will not do here.`
  const inside = findings.slice(0, SHOWN).map(({ at, message }, index) => ({
    at,
    message: index === 0 ? 'what the alias stands for' : message,
  }))
  return [
    {
      code: first.code,
      at: { document: first.at.document, ...alias },
      message: first.message + more,
      hint: first.hint,
      related: [...inside, ...(first.related ?? [])],
    },
  ]
}
