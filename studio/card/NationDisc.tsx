import type { CardData } from '../workers/protocol.ts'

const BLUE = '#2F4F7F'
const RED = '#A5352C'
const GREEN = '#3C7350'
const INK = '#20262C'
const WHITE = '#F7F5EE'

interface Props {
  readonly nation: CardData['nation']
  readonly x: number
  readonly y: number
}

const STAR = starPath(2.6)

/** A plain disc in the colours of the country, our own drawing; the code in text stands beside it. */
export function NationDisc({ nation, x, y }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Mark code={nation.code.toUpperCase()} />
      <circle r="3.1" fill="none" stroke={INK} strokeWidth="0.25" />
    </g>
  )
}

function Mark({ code }: { code: string }) {
  switch (code) {
    case 'UK':
      return <Rings colours={[BLUE, WHITE, RED]} />
    case 'US':
      return (
        <>
          <circle r="3.1" fill={BLUE} />
          <path d={STAR} fill={WHITE} />
        </>
      )
    case 'SU':
      return (
        <>
          <circle r="3.1" fill={WHITE} />
          <path d={STAR} fill={RED} />
        </>
      )
    case 'DE':
      return (
        <>
          <circle r="3.1" fill={WHITE} />
          <path d="M-0.6-2.2h1.2v1.6h1.6v1.2h-1.6v1.6h-1.2v-1.6h-1.6v-1.2h1.6Z" fill={INK} />
        </>
      )
    case 'IT':
      return <Bars colours={[GREEN, WHITE, RED]} />
    default:
      return <circle r="3.1" fill={WHITE} />
  }
}

const Rings = ({ colours }: { colours: readonly string[] }) => (
  <>
    {colours.map((colour, index) => (
      <circle key={index} r={3.1 - index * 1.05} fill={colour} />
    ))}
  </>
)

/** Upright bars cut by the disc: each is a piece of the circle, so no clip path is needed. */
const Bars = ({ colours: [left, middle, right] }: { colours: readonly string[] }) => (
  <>
    <circle r="3.1" fill={middle} />
    <path d="M-1-2.934A3.1 3.1 0 0 0-1 2.934Z" fill={left} />
    <path d="M1-2.934A3.1 3.1 0 0 1 1 2.934Z" fill={right} />
  </>
)

function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * 0.382
    return `${(Math.cos(angle) * reach).toFixed(3)} ${(Math.sin(angle) * reach).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}
