interface Props {
  readonly flipsAt: number
  readonly lostAt: number
  readonly hatch: string
}

/** One box a hit over both sides, with a mark where the card is turned and a cross where the aircraft is lost. */
export function HitStrip({ flipsAt, lostAt, hatch }: Props) {
  const count = Math.max(flipsAt, lostAt)
  if (count === 0) return null
  const width = 57 / count
  const flip = 3 + Math.min(flipsAt, count) * width
  return (
    <g>
      <text x="3" y="73" fontSize="1.75">
        HITS
      </text>
      <path d={`M${flip - 0.9} 71.6h1.8l-0.9 1.5Z`} fill="#17212B" />
      <text x={flip + 1.3} y="73" fontSize="1.75">
        {flip < 46 ? 'DAMAGED' : ''}
      </text>
      <text x="57.9" y="73" fontSize="1.75" textAnchor="end">
        LOST
      </text>
      <path d="M58.6 71.7 60 73.1M60 71.7 58.6 73.1" stroke="#17212B" strokeWidth="0.4" />
      {Array.from({ length: count }, (_, index) => (
        <g key={index}>
          <rect x={3 + index * width} y="73.6" width={width} height="3" fill="#FBFAF5" />
          <rect
            x={3 + index * width}
            y="73.6"
            width={width}
            height="3"
            fill={index < flipsAt ? 'none' : hatch}
            stroke="#17212B"
            strokeWidth="0.25"
          />
          {index < flipsAt && (
            <text x={3 + (index + 0.5) * width} y="75.8" fontSize="1.9" textAnchor="middle">
              {index + 1}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
