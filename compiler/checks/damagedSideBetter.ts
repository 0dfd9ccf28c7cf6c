// Damage never improves an aircraft: a higher number on the damaged side is a slip of the pen.
import type { EntityCheck } from './check.ts'
import { mappingAt, roleName, sidesOf } from './fields.ts'

/** These count hits from the first one, so they rise; a check of its own looks at them. */
const HIT_LIMITS = new Set(['damage', 'airframe'])

export const damagedSideBetter: EntityCheck = {
  code: 'check/damaged-side-better',
  kind: 'aircraft',
  run(entity, report) {
    for (const role of sidesOf(entity)) {
      const front = mappingAt(entity, [...role, 'undamaged']) ?? {}
      for (const [rating, back] of Object.entries(mappingAt(entity, [...role, 'damaged']) ?? {})) {
        const printed = front[rating]
        if (
          HIT_LIMITS.has(rating) ||
          typeof back !== 'number' ||
          typeof printed !== 'number' ||
          back <= printed
        )
          continue
        report({
          path: [...role, 'damaged', rating],
          message: `The damaged ${roleName(role)} has ${rating} ${back}, better than ${printed} undamaged.`,
          related: [{ path: [...role, 'undamaged', rating], message: `undamaged: ${printed}` }],
        })
      }
    }
  },
}
