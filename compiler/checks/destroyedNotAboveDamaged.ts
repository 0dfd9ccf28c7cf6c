// Hits count on from the front to the back of a card, so the back's limit lies above the front's.
import type { EntityCheck } from './check.ts'
import { numberAt, roleName, sidesOf } from './fields.ts'

export const destroyedNotAboveDamaged: EntityCheck = {
  code: 'check/destroyed-not-above-damaged',
  kind: 'aircraft',
  run(entity, report) {
    for (const role of sidesOf(entity)) {
      const limit = numberAt(entity, [...role, 'undamaged', 'airframe']) === undefined ? 'damage' : 'airframe'
      const damaged = numberAt(entity, [...role, 'undamaged', limit])
      const destroyed = numberAt(entity, [...role, 'damaged', limit])
      if (damaged === undefined || destroyed === undefined || destroyed > damaged) continue
      report({
        path: [...role, 'damaged', limit],
        message: `The ${roleName(role)} is damaged at ${damaged} hits but already destroyed at ${destroyed}.`,
        hint: 'Hits add up over both sides: the damaged side shows the higher number.',
        related: [{ path: [...role, 'undamaged', limit], message: `damaged at ${damaged}` }],
      })
    }
  },
}
