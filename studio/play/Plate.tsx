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

const TURNS = { up: 0, right: 90, left: -90 }

/** An aircraft on the table: the card's shape without its text. What it says is written beside it. */
export function Plate({ pack, side, aircraft: { type, role, damaged, fate }, inClouds, heading, deciding }: Props) {
  const fighter = fighterOf(pack, type)
  const ruleset = rulesetOf(pack)
  if (!fighter) return null
  const nation = ruleset?.nations[fighter.nation]
  const red = ruleset?.sides.find(({ id }) => id === side)?.colour === 'red'
  const gone = fate !== 'flying'
  return (
    <svg
      className={`plate ${role} ${deciding ? 'deciding' : ''} ${gone ? 'gone' : ''}`}
      viewBox="0 0 63 63"
      aria-hidden
    >
      <g transform={`rotate(${TURNS[heading]} 31.5 31.5)`}>
        <rect width="63" height="63" rx="3" fill="#FBFAF5" />
        <path d="M3 0H60a3 3 0 0 1 3 3v2H0V3a3 3 0 0 1 3-3Z" fill={red ? '#7E4E0A' : '#1F5A96'} />
        {red && <rect y="5.6" width="63" height="0.7" fill="#7E4E0A" />}
        <path d="M28.5 5 31.5 1.6 34.5 5Z" fill="#FBFAF5" />
        <rect
          x="3"
          y="8.5"
          width="57"
          height="51.5"
          fill={damaged || gone ? '#E3E4E2' : red ? '#F4ECDB' : '#E4EDF4'}
          stroke="#17212B"
          strokeWidth="0.3"
        />
        <Silhouette shape={silhouetteOf(fighter as never)} x={31.5} y={34.4} width={48} height={44} />
        {inClouds && <path d={CLOUD} fill="#FBFAF5" stroke="#5A6771" strokeWidth="0.8" opacity="0.92" />}
        {gone && <path d="M8 13 55 56M55 13 8 56" stroke="#B3261E" strokeWidth="2.4" />}
      </g>
      {nation && (
        <NationDisc
          nation={{ id: fighter.nation, code: nation.code, name: nation.name }}
          x={8.6}
          y={heading === 'left' ? 54.4 : heading === 'right' ? 8.6 : 14.1}
        />
      )}
    </svg>
  )
}

const CLOUD = 'M14 46a8 8 0 0 1 1-15.900a11 11 0 0 1 20-5a9 9 0 0 1 14 7a7.200 7.200 0 0 1 0 13.900Z'
