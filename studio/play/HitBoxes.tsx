interface Props {
  readonly hits: number
  readonly flipsAt: number
  readonly lostAt: number
}

/** A box a hit, filled as they are taken, with a bar where the card is turned. */
export function HitBoxes({ hits, flipsAt, lostAt }: Props) {
  const count = Math.min(Math.max(flipsAt, lostAt), 40)
  return (
    <svg
      width={count * 10 + 8}
      height="12"
      role="img"
      aria-label={`${hits} of ${lostAt} hits, damaged at ${flipsAt}`}
      className="hit-boxes"
    >
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={index * 10 + (index < flipsAt ? 0.5 : 4.5)}
          y="2.5"
          width="8"
          height="8"
          fill={index < hits ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
      <rect x={flipsAt * 10 + 0.5} y="0" width="1.6" height="12" fill="currentColor" />
    </svg>
  )
}
