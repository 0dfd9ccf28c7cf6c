// Leader and wingman fly the same type: what both cards show should agree.
import type { Value } from '../source/parseYaml.ts'
import { asText, isMapping } from '../source/sourceDocument.ts'
import type { EntityCheck } from './check.ts'
import { mappingAt, sidesOf } from './fields.ts'

const SHARED = ['damage', 'ceiling', 'bomb', 'strafe', 'turbocharged']

export const wingmanDiffers: EntityCheck = {
  code: 'check/wingman-differs',
  kind: 'aircraft',
  run(entity, report, note) {
    if (sidesOf(entity).length < 2) return
    for (const side of ['undamaged', 'damaged']) {
      const leader = mappingAt(entity, ['leader', side]) ?? {}
      const wingman = mappingAt(entity, ['wingman', side]) ?? {}
      for (const rating of SHARED) {
        const [ours, theirs] = [leader[rating], wingman[rating]]
        if (theirs === undefined || ours === undefined) continue
        const agree = words(ours) === words(theirs)
        note({ rating }, agree)
        if (agree) continue
        report({
          path: ['wingman', side, rating],
          message: `The ${side} wingman has ${rating} ${words(theirs)}, its leader ${words(ours)}.`,
          hint: 'Both fly the same aircraft.',
          related: [{ path: ['leader', side, rating], message: `leader: ${words(ours)}` }],
        })
      }
    }
  },
}

/** A value, or one for each mode in the order of their names. */
const words = (value: Value): string =>
  isMapping(value)
    ? Object.entries(value)
        .map(([mode, number]) => `${mode} ${asText(number)}`)
        .sort()
        .join(', ')
    : asText(value)
