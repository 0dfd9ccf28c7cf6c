// Outlines of an aircraft seen from above, in metres, nose at y = 0.
import type { SilhouetteData } from '../workers/protocol.ts'

/** Half widths along the fuselage as shares of the greatest, by nose. */
const PROFILES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  inline: [
    [0, 0.12],
    [0.03, 0.45],
    [0.12, 0.78],
    [0.35, 1],
    [0.5, 0.96],
    [0.75, 0.5],
    [0.95, 0.16],
    [1, 0.04],
  ],
  radial: [
    [0, 0.3],
    [0.02, 0.85],
    [0.1, 1],
    [0.3, 0.98],
    [0.5, 0.85],
    [0.75, 0.48],
    [0.95, 0.16],
    [1, 0.04],
  ],
  bomber: [
    [0, 0.2],
    [0.03, 0.65],
    [0.12, 0.95],
    [0.3, 1],
    [0.6, 0.9],
    [0.85, 0.5],
    [0.97, 0.3],
    [1, 0.15],
  ],
}

const number = (value: number): string => value.toFixed(3)
const point = (x: number, y: number): string => `${number(x)} ${number(y)}`

export function fuselagePath({ length, fuselage, nose }: SilhouetteData): string {
  const profile = PROFILES[nose] ?? PROFILES['inline'] ?? []
  const right = profile.map(([along, share]) => [share * fuselage, along * length] as const)
  return closedCurve([...right, ...right.toReversed().map(([x, y]) => [-x, y] as const)])
}

interface Surface {
  readonly y: number
  readonly half: number
  readonly root: number
  readonly tip: number
  readonly sweep: number
  readonly end: string
}

/** A wing or a tailplane, both halves. */
export function surfacePath({ y, half, root, tip, sweep, end }: Surface): string {
  if (end === 'ellipse' || end === 'semi') return ellipsePath(y, half, root)
  const lead = Math.min(half * Math.tan((sweep * Math.PI) / 180), root)
  const cut = end === 'square' ? 0.06 * half : 0.16 * half
  const edge = half - cut
  const side = (sign: number): string =>
    `L${point(sign * edge, y + lead * (edge / half))}` +
    `C${point(sign * half, y + lead)} ${point(sign * half, y + lead + tip)} ${point(sign * edge, y + lead + tip)}` +
    `L${point(0, y + root)}`
  return `M${point(0, y)}${side(1)}Z M${point(0, y)}${side(-1)}Z`
}

function ellipsePath(y: number, half: number, root: number): string {
  const axis = y + root * 0.42
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI
    const reach = Math.sin(angle) < 0 ? 0.42 : 0.58
    return [Math.cos(angle) * half, axis + Math.sin(angle) * root * reach] as const
  })
  return `M${points.map(([x, py]) => point(x, py)).join('L')}Z`
}

export function nacellePath(engine: SilhouetteData['engines'][number], side: number, length: number): string {
  const x = engine.x * side
  const half = engine.width / 2
  const end = engine.boom ? length * 0.95 : engine.y + engine.length
  return closedCurve([
    [x + half * 0.5, engine.y],
    [x + half, engine.y + engine.length * 0.2],
    [x + half * 0.8, engine.y + engine.length * 0.6],
    [x + half * 0.2, end],
    [x - half * 0.2, end],
    [x - half * 0.8, engine.y + engine.length * 0.6],
    [x - half, engine.y + engine.length * 0.2],
    [x - half * 0.5, engine.y],
  ])
}

/** Catmull-Rom through the points, written as cubics. */
function closedCurve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] =>
    points[(index + points.length) % points.length] ?? [0, 0]
  const pieces = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = point(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
    const second = point(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
    return `C${first} ${second} ${point(c[0], c[1])}`
  })
  return `M${point(...at(0))}${pieces.join('')}Z`
}
