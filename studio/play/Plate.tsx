import type { CompiledPack, WildBlueGame } from '../../runtime/index.ts'
import { Silhouette } from '../card/Silhouette.tsx'
import { NationDisc } from '../card/NationDisc.tsx'
import type { Fight } from '../state/playSession.ts'
import { silhouetteOf } from '../workers/silhouetteData.ts'
import { fighterOf, rulesetOf } from './content.ts'
import { HitBoxes } from './HitBoxes.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly game: WildBlueGame
  readonly pack: CompiledPack
  readonly fight: Fight
  readonly words: Words
  readonly element: Fight['state']['table']['elements'][number]
}

const RATINGS = ['performance', 'horsepower', 'burst']

/** A leader on the table: the card's shape without its text, and its data upright beside it. */
export function Plate({ game, pack, fight, words, element }: Props) {
  const { leader, side } = element
  const aircraft = fighterOf(pack, leader.type)
  const ruleset = rulesetOf(pack)
  if (!aircraft) return null
  const nation = ruleset?.nations[aircraft.nation]
  const red = ruleset?.sides.find(({ id }) => id === side)?.colour === 'red'
  const deciding = fight.decision?.seat === side
  const ratings = RATINGS.flatMap((rating) => game.explain(fight.state, leader.id, rating) ?? [])
  return (
    <div className="plate-and-data">
      <svg className={deciding ? 'plate deciding' : 'plate'} viewBox="0 0 63 58" aria-hidden>
        <rect width="63" height="58" rx="3" fill="#FBFAF5" />
        <path d="M3 0H60a3 3 0 0 1 3 3v2H0V3a3 3 0 0 1 3-3Z" fill={red ? '#7E4E0A' : '#1F5A96'} />
        {red && <rect y="5.6" width="63" height="0.6" fill="#7E4E0A" />}
        <rect
          x="3"
          y="8.5"
          width="57"
          height="46.5"
          fill={leader.status === 'undamaged' ? (red ? '#F4ECDB' : '#E4EDF4') : '#E3E4E2'}
          stroke="#17212B"
          strokeWidth="0.3"
        />
        <Silhouette shape={silhouetteOf(aircraft as never)} x={31.5} y={31.7} width={46} height={40} />
        {nation && (
          <NationDisc nation={{ id: aircraft.nation, code: nation.code, name: nation.name }} x={8.4} y={14} />
        )}
        {leader.status === 'destroyed' && (
          <path d="M8 14 55 50M55 14 8 50" stroke="#B3261E" strokeWidth="2.4" />
        )}
      </svg>
      <p className="plate-name">
        <strong>{aircraft.model}</strong> <span className={red ? 'axis' : 'allied'}>{words.side(side)}</span>
      </p>
      <HitBoxes
        hits={leader.hits}
        flipsAt={aircraft.leader.undamaged.damage}
        lostAt={aircraft.leader.damaged.damage}
      />
      <p className="plate-data">{[STATUS[leader.status], `Hand ${element.hand.length}`].join(' · ')}</p>
      <p className="plate-data">
        {ratings
          .map(({ rating, total }) => `${ruleset?.ratings[rating]?.name ?? rating} ${total}`)
          .join(' · ')}
      </p>
    </div>
  )
}

const STATUS = { undamaged: 'Undamaged', damaged: 'Damaged', destroyed: 'Shot down' }
