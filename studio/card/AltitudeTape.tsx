import type { CardFace } from '../workers/protocol.ts'

const TINTS = ['#BFD3E4', '#D0DFEA', '#E0E9ED', '#ECF0E8', '#F7F3E4']

interface Props {
  readonly levels: CardFace['altitudes']
  readonly hatch: string
}

/** The altitudes it can fly at; those above its ceiling are hatched. */
export function AltitudeTape({ levels, hatch }: Props) {
  const height = 39 / Math.max(1, levels.length)
  return (
    <g stroke="#17212B" strokeWidth="0.25">
      {levels.map(({ short, open }, index) => {
        const y = 15.5 + index * height
        return (
          <g key={short}>
            <rect x="5" y={y} width="6.4" height={height} fill={TINTS[index] ?? '#F7F3E4'} />
            {!open && <rect x="5" y={y} width="6.4" height={height} fill={hatch} />}
            <text
              x="8.2"
              y={y + height / 2 + 0.8}
              fontSize="2.2"
              textAnchor="middle"
              stroke={open ? 'none' : '#D5DAD9'}
              strokeWidth="0.9"
              paintOrder="stroke"
              opacity={open ? 1 : 0.8}
            >
              {short}
            </text>
          </g>
        )
      })}
    </g>
  )
}
