import { useId } from 'react'
import type { CardData } from '../workers/protocol.ts'
import { AltitudeTape } from './AltitudeTape.tsx'
import { HitStrip } from './HitStrip.tsx'
import { NationDisc } from './NationDisc.tsx'
import { RatingStrip } from './RatingStrip.tsx'
import { Silhouette } from './Silhouette.tsx'

/** Colours of print: the same in both themes. */
const SIDE = {
  blue: { bar: '#1F5A96', field: '#E4EDF4' },
  red: { bar: '#7E4E0A', field: '#F4ECDB' },
}

interface Props {
  readonly card: CardData
  readonly side: 'front' | 'back'
}

/** One side of an aircraft card, drawn in millimetres. */
export function CardFace({ card, side }: Props) {
  const id = useId()
  const face = card[side]
  const back = side === 'back'
  const colours = card.side.colour === 'red' ? SIDE.red : SIDE.blue
  const values = face.cells.map(({ label, text, raised = '' }) => `${label} ${text}${raised}`).join(', ')
  return (
    <svg
      className="card-face"
      viewBox="0 0 63 88"
      role="img"
      aria-label={`${card.model}, ${side}: ${values}`}
    >
      <defs>
        <pattern
          id={`${id}-hatch`}
          width="1.6"
          height="1.6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="0.5" height="1.6" fill="#17212B" opacity="0.45" />
        </pattern>
        <pattern id={`${id}-grid`} x="3" y="14.2" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M6 0H0V6" fill="none" stroke="#17212B" strokeWidth="0.12" opacity="0.28" />
        </pattern>
      </defs>
      <rect width="63" height="88" fill="#FBFAF5" />
      <rect width="63" height="2.1" fill={colours.bar} />
      {back && <rect width="63" height="2.1" fill={`url(#${id}-hatch)`} />}
      {card.side.colour === 'red' && <rect y="2.5" width="63" height="0.35" fill={colours.bar} />}
      <path d="M29.9 2.1 31.5 0.4 33.1 2.1Z" fill="#FBFAF5" />
      <NationDisc nation={card.nation} x={6.1} y={7.6} />
      <Fitted text={card.model} x={10.6} y={8.7} size={6.1} width={33.5} />
      <Fitted text={card.name} x={10.6} y={12.4} size={2.6} width={34} running />
      <text x="60" y="6" fontSize="2.35" textAnchor="end" style={{ fill: colours.bar }}>
        {card.role.toUpperCase()}
      </text>
      <text x="60" y="9.1" fontSize="2.1" textAnchor="end" className="running">
        {card.service}
      </text>
      <text x="60" y="12" fontSize="2.1" textAnchor="end" className="running">
        {[card.nation.code, card.side.name].filter((word) => word !== '').join(' · ')}
      </text>
      <rect x="3" y="14.2" width="57" height="41.5" fill={back ? '#E3E4E2' : colours.field} />
      <rect
        x="3"
        y="14.2"
        width="57"
        height="41.5"
        fill={`url(#${id}-grid)`}
        stroke="#17212B"
        strokeWidth="0.25"
      />
      <AltitudeTape levels={face.altitudes} hatch={`url(#${id}-hatch)`} />
      <Silhouette shape={card.shape} x={35.5} y={34.9} width={42} height={36} />
      {back && <DamageMark />}
      <RatingStrip cells={face.cells} front={back ? card.front.cells : undefined} />
      <HitStrip flipsAt={card.flipsAt} lostAt={card.lostAt} hatch={`url(#${id}-hatch)`} />
      <Traits traits={card.traits} />
      <Extras cells={face.extras} />
      <text x="3" y="86.9" fontSize="1.75" className="running">
        {card.pack} · {card.id}
      </text>
      <text x="60" y="86.9" fontSize="1.75" textAnchor="end" className="running">
        {card.version}
      </text>
    </svg>
  )
}

interface FittedProps {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly running?: boolean
}

/** Text squeezed to its room; the face is condensed, about 0.45 of its size a letter. */
function Fitted({ text, x, y, size, width, running = false }: FittedProps) {
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text
  const tooLong = shown.length * size * 0.45 > width
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      className={running ? 'running' : undefined}
      {...(tooLong ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {shown}
    </text>
  )
}

const DamageMark = () => (
  <g>
    <path d="M12 41 29 37l3 5 3-9 3 6 21.6-6" fill="none" stroke="#17212B" strokeWidth="2.2" />
    <path d="M11.4 41.1 29 37l3 5 3-9 3 6 22.2-6.1" fill="none" stroke="#FBFAF5" strokeWidth="1.5" />
    <rect x="25.5" y="50" width="20" height="4.4" rx="0.6" fill="#17212B" />
    <text x="35.5" y="53.2" fontSize="3" textAnchor="middle" letterSpacing="0.5" style={{ fill: '#FBFAF5' }}>
      DAMAGED
    </text>
  </g>
)

function Traits({ traits }: { traits: readonly string[] }) {
  if (traits.length === 0) return null
  const text = traits.join(', ').toUpperCase()
  const width = Math.min(30, text.length * 1.05 + 2.4)
  return (
    <g>
      <rect
        x="3"
        y="79.3"
        width={width}
        height="3.6"
        rx="0.7"
        fill="none"
        stroke="#17212B"
        strokeWidth="0.25"
      />
      <Fitted text={text} x={4.2} y={81.9} size={2} width={width - 2.4} />
    </g>
  )
}

/** From the right edge inward, a fixed room each. */
const Extras = ({ cells }: { cells: CardData['front']['extras'] }) => (
  <g>
    {cells.map(({ label, short, text, was }, index) => {
      const right = 60 - (cells.length - 1 - index) * 9.6
      const pen = was === undefined ? undefined : 'pen-text'
      return (
        <g key={label}>
          <text
            x={right - (text.length > 1 ? 4.2 : 3.2)}
            y="82"
            fontSize="1.9"
            textAnchor="end"
            className={pen}
          >
            {short.toUpperCase()}
          </text>
          <text x={right} y="82" fontSize={text.length > 2 ? 2.4 : 3.6} textAnchor="end" className={pen}>
            {text}
          </text>
        </g>
      )
    })}
  </g>
)
