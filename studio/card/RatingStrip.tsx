import type { CardCell } from '../workers/protocol.ts'

/** The boxed ratings; a changed one is written with the pen. */
export function RatingStrip({ cells }: { cells: readonly CardCell[] }) {
  const width = 57 / cells.length
  return (
    <g>
      {cells.map(({ label, short, text, raised, was }, index) => {
        const x = 3 + index * width
        const middle = x + width / 2
        const pen = was === undefined ? undefined : 'pen-text'
        return (
          <g key={label}>
            {pen && (
              <rect x={x + 0.8} y="60.2" width={width - 1.6} height="9.3" fill="#A81C6A" opacity="0.09" />
            )}
            <rect x={x} y="57" width={width} height="13.2" fill="none" stroke="#17212B" strokeWidth="0.25" />
            <text x={middle} y="59.6" fontSize="1.9" textAnchor="middle">
              {short.toUpperCase()}
            </text>
            <text
              x={middle}
              y="68.2"
              fontSize={text.length > 3 ? 5 : 8.4}
              textAnchor="middle"
              className={pen}
            >
              {text}
              {raised !== undefined && (
                <tspan fontSize="3.2" dy="-3">
                  {raised}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
    </g>
  )
}
