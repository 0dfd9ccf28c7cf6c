import type { SilhouetteData } from '../workers/protocol.ts'
import { fuselagePath, nacellePath, surfacePath } from './silhouettePaths.ts'

interface Props {
  readonly shape: SilhouetteData
  /** Middle of the box it is scaled into. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The aircraft from above, nose up, drawn from its measures. */
export function Silhouette({ shape, x, y, width, height }: Props) {
  const { span, length, wing, tail, canopy, engines } = shape
  if (span <= 0 || length <= 0) return null
  const scale = Math.min(width / span, height / length)
  const wingY = wing.y * length
  return (
    <g transform={`translate(${x} ${y - (length * scale) / 2}) scale(${scale})`} fill="#26323D">
      <path d={surfacePath({ ...wing, y: wingY, half: span / 2 })} />
      <path d={surfacePath({ sweep: 8, end: 'round', ...tail, y: tail.y * length })} />
      {engines.flatMap((engine, index) =>
        [-1, 1].map((side) => <path key={`${index} ${side}`} d={nacellePath(engine, side, length)} />),
      )}
      <path d={fuselagePath(shape)} />
      <rect
        x={-shape.fuselage * 0.45}
        y={canopy.from * length}
        width={shape.fuselage * 0.9}
        height={Math.max(0, canopy.to - canopy.from) * length}
        rx={shape.fuselage * 0.45}
        fill="#B9C6D0"
        opacity="0.85"
      />
      {shape.nose !== 'jet' && engines.length === 0 && (
        <path d={`M-1.5 0.08H1.5`} stroke="#26323D" strokeWidth={0.09} fill="none" />
      )}
    </g>
  )
}
