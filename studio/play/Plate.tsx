import type { CompiledPack } from '../../runtime/index.ts'
import { NationDisc } from '../card/NationDisc.tsx'
import { Silhouette } from '../card/Silhouette.tsx'
import { silhouetteOf } from '../workers/silhouetteData.ts'
import { fighterOf, rulesetOf } from './content.ts'
import type { Heading } from './formations.ts'
import type { SeenAircraft } from './seenTable.ts'

interface Props {
  readonly pack: CompiledPack
  readonly side: string
  readonly aircraft: SeenAircraft
  readonly inClouds: boolean
  readonly heading: Heading
  readonly deciding: boolean
}

/** How far the plate is turned, and where the disc, which never turns, finds a free corner. */
const HEADINGS = {
  up: { turn: 0, disc: { x: 8.6, y: 14.1 } },
  right: { turn: 90, disc: { x: 8.6, y: 8.6 } },
  left: { turn: -90, disc: { x: 14.1, y: 54.4 } },
}

/** Colours of print: the same in both themes. */
const COLOURS = {
  blue: { bar: '#1F5A96', field: '#E4EDF4' },
  red: { bar: '#7E4E0A', field: '#F4ECDB' },
  turned: '#E3E4E2',
}

/** An aircraft on the table: the card's shape without its text. What it says is written beside it. */
export function Plate({ pack, side, aircraft, inClouds, heading, deciding }: Props) {
  const { type, role, damaged, fate } = aircraft
  const fighter = fighterOf(pack, type)
  const ruleset = rulesetOf(pack)
  if (!fighter || !ruleset) return null
  const nation = ruleset.nations[fighter.nation]
  const red = ruleset.sides.find(({ id }) => id === side)?.colour === 'red'
  const { bar, field } = red ? COLOURS.red : COLOURS.blue
  const gone = fate !== 'flying'
  const { turn, disc } = HEADINGS[heading]
  return (
    <svg
      className={['plate', role, deciding && 'deciding', gone && 'gone'].filter(Boolean).join(' ')}
      viewBox="0 0 63 63"
      aria-hidden
    >
      <g transform={`rotate(${turn} 31.5 31.5)`}>
        <rect width="63" height="63" rx="3" fill="#FBFAF5" />
        <path d="M3 0H60a3 3 0 0 1 3 3v2H0V3a3 3 0 0 1 3-3Z" fill={bar} />
        {red && <rect y="5.6" width="63" height="0.7" fill={bar} />}
        <path d="M28.5 5 31.5 1.6 34.5 5Z" fill="#FBFAF5" />
        <rect
          x="3"
          y="8.5"
          width="57"
          height="51.5"
          fill={damaged || gone ? COLOURS.turned : field}
          stroke="#17212B"
          strokeWidth="0.3"
        />
        <Silhouette shape={silhouetteOf(fighter as never)} x={31.5} y={34.4} width={48} height={44} />
      </g>
      {inClouds && <path d={CLOUD} fill="#FBFAF5" stroke="#5A6771" strokeWidth="0.8" opacity="0.92" />}
      {gone && <path d="M8 13 55 56M55 13 8 56" stroke="#B3261E" strokeWidth="2.4" />}
      {nation && <NationDisc nation={{ ...nation, id: fighter.nation }} {...disc} />}
    </svg>
  )
}

const CLOUD = 'M14 46a8 8 0 0 1 1-15.900a11 11 0 0 1 20-5a9 9 0 0 1 14 7a7.200 7.200 0 0 1 0 13.900Z'
