// Measures of an aircraft seen from above, completed by those usual for its class.
import type { Entity } from '../../compiler/index.ts'
import { textOr } from './text.ts'
import type { SilhouetteData } from './protocol.ts'

const FIGHTER: SilhouetteData = {
  span: 10.5,
  length: 9.2,
  nose: 'inline',
  fuselage: 0.5,
  wing: { y: 0.28, root: 2.4, tip: 1.2, sweep: 3, end: 'round' },
  tail: { y: 0.84, half: 1.9, root: 1.2, tip: 0.7 },
  engines: [],
  canopy: { from: 0.42, to: 0.58 },
}

const BOMBER: SilhouetteData = {
  span: 24,
  length: 18,
  nose: 'bomber',
  fuselage: 1.1,
  wing: { y: 0.27, root: 4.2, tip: 1.6, sweep: 6, end: 'round' },
  tail: { y: 0.85, half: 4, root: 2.2, tip: 1.1 },
  engines: [{ x: 4, y: 4, length: 3.4, width: 1.3, boom: false }],
  canopy: { from: 0.12, to: 0.22 },
}

type Loose = Record<string, unknown>

export function silhouetteOf(value: Entity['value']): SilhouetteData {
  const usual = value['class'] === 'fighter' || value['class'] === 'light-bomber' ? FIGHTER : BOMBER
  const given = objectOf(value['silhouette'])
  const measure = { ...usual, ...numbers(given, ['span', 'length', 'fuselage']) }
  return {
    ...measure,
    nose: textOr(given['nose'], usual.nose),
    wing: {
      ...usual.wing,
      ...numbers(objectOf(given['wing']), ['y', 'root', 'tip', 'sweep']),
      end: textOr(objectOf(given['wing'])['end'], usual.wing.end),
    },
    tail: { ...usual.tail, ...numbers(objectOf(given['tail']), ['y', 'half', 'root', 'tip']) },
    canopy: { ...usual.canopy, ...numbers(objectOf(given['canopy']), ['from', 'to']) },
    engines: Array.isArray(given['engines'])
      ? (given['engines'] as unknown[]).map(engineOf).slice(0, 4)
      : usual.engines,
  }
}

const objectOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {}

const engineOf = (value: unknown): SilhouetteData['engines'][number] => ({
  ...{ x: 2, y: 1, length: 2, width: 0.8 },
  ...numbers(objectOf(value), ['x', 'y', 'length', 'width']),
  boom: objectOf(value)['boom'] === true,
})

/** Content is unchecked here: only sane numbers get through to a drawing. */
function numbers<K extends string>(from: Loose, keys: readonly K[]): { [P in K]?: number } {
  const entries = keys.flatMap((key) => {
    const value = from[key]
    return typeof value === 'number' && value >= 0 && value < 200 ? [[key, value] as const] : []
  })
  return Object.fromEntries(entries) as { [P in K]?: number }
}
