// What checks over a whole pack get to see: every entity whose shape is right, so that one broken document does not
// hide what is to be said of the others.
import type { Kind } from '../../schemas/index.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import type { Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'
import { checkShape } from '../shape/checkShape.ts'

export const isFaulty = ({ source, shape }: DocumentEntry): boolean => source.broken || shape.length > 0

/** The view with the sound entities of these kinds only. */
export function soundView(view: PackView, kinds: readonly Kind[]): PackView {
  const entities = new Map(kinds.map((kind) => [kind, sound(view.entities.get(kind) ?? new Map())]))
  const { ruleset } = view
  return { ...view, entities, ruleset: ruleset && isSound(ruleset) ? ruleset : undefined }
}

/** As a rule all of them are, and nothing is copied. */
function sound(entities: ReadonlyMap<string, Entity>): ReadonlyMap<string, Entity> {
  for (const entity of entities.values())
    if (!isSound(entity)) return new Map([...entities].filter(([, each]) => isSound(each)))
  return entities
}

const isSound = ({ kind, value, layers }: Entity): boolean =>
  !layers.some(isFaulty) && (layers.length === 1 || checkShape(kind, value).length === 0)
