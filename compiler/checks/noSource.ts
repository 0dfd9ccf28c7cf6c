// Every rating says where it comes from; an estimate is welcome, silence is not.
import { mappingAt, sidesOf } from './fields.ts'
import type { EntityCheck } from './check.ts'
import { sourceOf } from '../packs/sources.ts'

export const noSource: EntityCheck = {
  code: 'check/no-source',
  kind: 'aircraft',
  run(entity, report) {
    if (entity.layers.length === 1 && mappingAt(entity, ['sources', 'all'])) return
    const bare = sidesOf(entity)
      .flatMap((role) => [
        [...role, 'undamaged'],
        [...role, 'damaged'],
      ])
      .map((path) => ({
        path,
        ratings: Object.keys(mappingAt(entity, path) ?? {}).filter(
          (rating) => sourceOf(entity, [...path, rating]) === undefined,
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
