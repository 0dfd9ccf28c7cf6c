// Every check, in the order of their codes.
import type { EntityCheck, PackCheck } from './check.ts'
import { cardIncomplete } from './cardIncomplete.ts'
import { cardTotal } from './cardTotal.ts'
import { colourAgainstUse } from './colourAgainstUse.ts'
import { damagedSideBetter } from './damagedSideBetter.ts'
import { deckTotal } from './deckTotal.ts'
import { destroyedNotAboveDamaged } from './destroyedNotAboveDamaged.ts'
import { faceTotal } from './faceTotal.ts'
import { neverAnswered } from './neverAnswered.ts'
import { noSource } from './noSource.ts'
import { notPlayed } from './notPlayed.ts'
import { openFaces } from './openFaces.ts'
import { unknownSource } from './unknownSource.ts'
import { wingmanDiffers } from './wingmanDiffers.ts'

export const CHECKS: readonly EntityCheck[] = [
  cardTotal,
  colourAgainstUse,
  damagedSideBetter,
  deckTotal,
  destroyedNotAboveDamaged,
  faceTotal,
  neverAnswered,
  noSource,
  notPlayed,
  openFaces,
  unknownSource,
  wingmanDiffers,
]

export const PACK_CHECKS: readonly PackCheck[] = [cardIncomplete]
