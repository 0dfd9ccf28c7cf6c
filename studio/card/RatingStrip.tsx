import type { CardCell } from '../workers/protocol.ts'

interface Props {
  readonly cells: readonly CardCell[]
  /** On the back: what the front says, shown beside a rating that got worse. */
  readonly front?: readonly CardCell[] | undefined
}

/** The boxed ratings; a changed one is written with the pen. */
export function RatingStrip({ cells, front }: Props) {
  const width = 57 / cells.length
  return (
    <g>
      {cells.map(({ label, short, text, raised, was }, index) => {
        const x = 3 + index * width
        const middle = x + width / 2
        const last = front !== undefined && index === cells.length - 1
        const before = last ? undefined : front?.[index]?.text
        const pen = was === undefined ? undefined : 'pen-text'
        return (
          <g key={label}>
            {pen && (
              <rect x={x + 0.8} y="60.2" width={width - 1.6} height="9.3" fill="#A81C6A" opacity="0.09" />
            )}
            <rect x={x} y="57" width={width} height="13.2" fill="none" stroke="#17212B" strokeWidth="0.25" />
            <text x={middle} y="59.6" fontSize="1.9" textAnchor="middle">
              {last ? 'LOST AT' : short.toUpperCase()}
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
              {before !== undefined && before !== text && (
                <tspan fontSize="2.8" dy={raised === undefined ? 0 : 3} className="running">
                  /{before}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
    </g>
  )
}
