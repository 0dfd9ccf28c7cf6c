// Every rating says where it comes from; an estimate is welcome, silence is not.
import { mappingAt, sidesOf } from './fields.ts'
import type { EntityCheck } from './check.ts'

export const noSource: EntityCheck = {
  code: 'check/no-source',
  kind: 'aircraft',
  run(entity, report) {
    const sources = Object.keys(mappingAt(entity, ['sources']) ?? {})
    if (sources.includes('all')) return
    for (const role of sidesOf(entity)) {
      for (const side of ['undamaged', 'damaged']) {
        const ratings = Object.keys(mappingAt(entity, [...role, side]) ?? {})
        const bare = ratings.filter((rating) => !isCovered([...role, side, rating].join('.'), sources))
        if (bare.length === 0) continue
        report({
          path: [...role, side],
          part: 'key',
          message: `No source is given for ${bare.join(', ')}.`,
          hint: 'Add "sources:" with "all:" or a field path, for example `all: { from: estimate, method: … }`.',
        })
      }
    }
  },
}

const isCovered = (path: string, sources: readonly string[]): boolean =>
  sources.some((source) => path === source || path.startsWith(`${source}.`))
