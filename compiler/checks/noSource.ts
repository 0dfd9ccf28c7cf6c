// Every rating says where it comes from; an estimate is welcome, silence is not.
import { mappingAt, sidesOf } from './fields.ts'
import type { EntityCheck } from './check.ts'

export const noSource: EntityCheck = {
  code: 'check/no-source',
  kind: 'aircraft',
  run(entity, report) {
    const sources = Object.keys(mappingAt(entity, ['sources']) ?? {})
    if (sources.includes('all')) return
    const bare = sidesOf(entity)
      .flatMap((role) => [
        [...role, 'undamaged'],
        [...role, 'damaged'],
      ])
      .map((path) => ({
        path,
        ratings: Object.keys(mappingAt(entity, path) ?? {}).filter(
          (rating) => !isCovered([...path, rating].join('.'), sources),
        ),
      }))
      .filter(({ ratings }) => ratings.length > 0)
    const [first, ...others] = bare
    if (!first) return
    // One remark an aircraft: one line under "sources" mends them all.
    report({
      path: first.path,
      part: 'key',
      message: `No source is given for ${bare.map(({ path, ratings }) => `${ratings.join(', ')} (${path.join(' ')})`).join('; ')}.`,
      hint: 'Add "sources:" with "all:" or a field path, for example `all: { from: estimate, method: … }`.',
      related: others.map(({ path, ratings }) => ({ path, message: `no source for ${ratings.join(', ')}` })),
    })
  },
}

const isCovered = (path: string, sources: readonly string[]): boolean =>
  sources.some((source) => path === source || path.startsWith(`${source}.`))
