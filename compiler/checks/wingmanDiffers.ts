// Leader and wingman fly the same type: what both cards show should agree.
import type { EntityCheck } from './check.ts'
import { asText } from '../source/sourceDocument.ts'
import { mappingAt, sidesOf } from './fields.ts'

const SHARED = ['damage', 'ceiling', 'strafe', 'turbocharged']

export const wingmanDiffers: EntityCheck = {
  code: 'check/wingman-differs',
  kind: 'aircraft',
  run(entity, report) {
    if (sidesOf(entity).length < 2) return
    for (const side of ['undamaged', 'damaged']) {
      const leader = mappingAt(entity, ['leader', side]) ?? {}
      const wingman = mappingAt(entity, ['wingman', side]) ?? {}
      for (const rating of SHARED) {
        const [ours, theirs] = [leader[rating], wingman[rating]]
        if (theirs === undefined || ours === undefined || ours === theirs) continue
        report({
          path: ['wingman', side, rating],
          message: `The ${side} wingman has ${rating} ${asText(theirs)}, its leader ${asText(ours)}.`,
          hint: 'Both fly the same aircraft.',
          related: [{ path: ['leader', side, rating], message: `leader: ${asText(ours)}` }],
        })
      }
    }
  },
}
