// Every check, in the order of their codes.
import type { EntityCheck, PackCheck } from './check.ts'
import { colourAgainstUse } from './colourAgainstUse.ts'
import { damagedSideBetter } from './damagedSideBetter.ts'
import { deckTotal } from './deckTotal.ts'
import { destroyedNotAboveDamaged } from './destroyedNotAboveDamaged.ts'
import { neverAnswered } from './neverAnswered.ts'
import { noSource } from './noSource.ts'
import { openFaces } from './openFaces.ts'
import { unknownSource } from './unknownSource.ts'
import { wingmanDiffers } from './wingmanDiffers.ts'

export const CHECKS: readonly EntityCheck[] = [
  colourAgainstUse,
  damagedSideBetter,
  deckTotal,
  destroyedNotAboveDamaged,
  neverAnswered,
  noSource,
  openFaces,
  unknownSource,
  wingmanDiffers,
]

export const PACK_CHECKS: readonly PackCheck[] = []
