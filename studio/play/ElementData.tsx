import { fighterOf, rulesetOf } from './content.ts'
import { oppositeOf } from './formations.ts'
import { HitBoxes } from './HitBoxes.tsx'
import { count } from './phrases.ts'
import type { SeenAircraft, SeenElement, SeenTable } from './seenTable.ts'

interface Props {
  readonly seen: SeenTable
  readonly element: SeenElement
}

const LEADER_RATINGS = ['performance', 'horsepower', 'burst', 'gunner']
const WINGMAN_RATINGS = ['offensive', 'defensive']

/** What the plates of an element do not say: names, hits, ratings as they are now, cards and counters. */
export function ElementData({ seen, element }: Props) {
  const { pack, view, words } = seen
  const { leader, wingman, side, order, cards, inClouds, secretAltitude } = element
  const red = rulesetOf(pack)?.sides.find(({ id }) => id === side)?.colour === 'red'
  const acts = view.step?.active === element.id
  return (
    <div className="element-data">
      <p className="element-name">
        <strong>{words.model(leader.type)}</strong>{' '}
        <span className={red ? 'axis' : 'allied'}>{words.element(element)}</span>
        {order > 0 && (
          <span className={acts ? 'order acts' : 'order'} title="Place in the order of play">
            <span className="hidden-text">{acts ? 'acts now, place' : 'place'} </span>
            {order}
          </span>
        )}
      </p>
      <Hits seen={seen} aircraft={leader} />
      <Said
        parts={[
          ...ratingsOf(seen, element, leader, LEADER_RATINGS),
          cards === null ? '' : `Hand ${cards}`,
          burstsFired(seen, element),
          ...countersOf(seen, leader),
          inClouds ? 'In clouds' : '',
          secretAltitude === null
            ? ''
            : `${inClouds ? 'out at' : 'starts at'} ${words.altitude(secretAltitude)}`,
          farBond(seen, element),
        ]}
      />
      {wingman ? (
        <div className="wingman-data">
          <Hits seen={seen} aircraft={wingman} name={wingman.promoted ? 'First leader' : 'Wingman'} />
          {wingman.fate === 'flying' && <Said parts={wingmanData(seen, element, wingman)} />}
        </div>
      ) : (
        <p className="wingman-data">Lone leader</p>
      )}
    </div>
  )
}

const wingmanData = (seen: SeenTable, element: SeenElement, wingman: SeenAircraft): string[] => [
  ...ratingsOf(seen, element, wingman, WINGMAN_RATINGS),
  element.miniCards > 0 ? `Mini-hand ${element.miniCards}` : '',
  ...countersOf(seen, wingman),
]

function Hits({
  seen: { pack },
  aircraft,
  name,
}: {
  seen: SeenTable
  aircraft: SeenAircraft
  name?: string
}) {
  const fighter = fighterOf(pack, aircraft.type)
  const printed = aircraft.role === 'wingman' ? (fighter?.wingman ?? fighter?.leader) : fighter?.leader
  const state = aircraft.fate === 'flying' ? (aircraft.damaged ? 'Damaged' : '') : FATES[aircraft.fate]
  return (
    <p className="hits">
      {name !== undefined && <span>{name}</span>}
      {printed && aircraft.fate === 'flying' && (
        <HitBoxes hits={aircraft.hits} flipsAt={printed.undamaged.damage} lostAt={printed.damaged.damage} />
      )}
      {state !== '' && <strong className={aircraft.fate}>{state}</strong>}
    </p>
  )
}

const FATES = { destroyed: 'Destroyed', disengaged: 'Disengaged' }

/** Parts that there are, each on one line. */
const Said = ({ parts }: { parts: readonly string[] }) => (
  <p className="said">
    {parts
      .filter((part) => part !== '')
      .map((part) => (
        <span key={part}>{part}</span>
      ))}
  </p>
)

/** With more elements than these, ratings are told by their abbreviations. */
const CROWD = 4

/** Ratings depend on the altitude, so there are none before it is known. */
const ratingsOf = (
  { game, fight, view, words }: SeenTable,
  { altitude }: SeenElement,
  { id }: SeenAircraft,
  ratings: readonly string[],
): string[] =>
  (altitude === '' ? [] : ratings)
    .flatMap((rating) => game.explain(fight.line.state, id, rating) ?? [])
    .map(
      ({ rating, total }) =>
        `${view.elements.length > CROWD ? words.shortRating(rating) : words.rating(rating)} ${total}`,
    )

const countersOf = ({ words }: SeenTable, { counters }: SeenAircraft): string[] =>
  Object.entries(counters).flatMap(([id, held]) => (held > 0 ? [`${words.counter(id)} ×${held}`] : []))

function burstsFired({ view: { step } }: SeenTable, { id }: SeenElement): string {
  const fired = (step?.bursts ?? 0) + (step?.gunnerBursts ?? 0)
  return step?.active === id && fired > 0 ? `${count(fired, 'burst')} fired` : ''
}

/** While its enemy has changed altitude and may yet be followed, the two are not drawn side by side. */
function farBond({ pack, view, words }: SeenTable, element: SeenElement): string {
  const ruleset = rulesetOf(pack)
  const bond = view.engagements.find(({ of, toward }) => of === element.id || toward === element.id)
  const enemy = view.elements.find(({ id }) => id !== element.id && (id === bond?.of || id === bond?.toward))
  if (!ruleset || !bond || !enemy || enemy.altitude === element.altitude) return ''
  const position = bond.of === element.id ? bond.position : oppositeOf(ruleset, bond.position)
  return `${words.position(position)} toward ${words.aircraft(enemy.id)}`
}
