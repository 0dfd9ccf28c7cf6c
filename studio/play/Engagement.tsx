import type { CompiledPack, WildBlueGame } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import { Plate } from './Plate.tsx'
import { PositionMark } from './PositionMark.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly game: WildBlueGame
  readonly pack: CompiledPack
  readonly fight: Fight
  readonly words: Words
  readonly altitude: string
}

/** The leaders at one altitude and, between them, how they stand to each other and what is being played. */
export function Engagement({ game, pack, fight, words, altitude }: Props) {
  const { table } = fight.state
  const here = table.elements.filter((element) => element.altitude === altitude)
  const [left, right] = here
  const bond = table.engagements[0]
  const positions = pack.content.ruleset[pack.ruleset]?.positions ?? []
  const given = bond?.position ?? 'neutral'
  const opposite = positions.find(({ id }) => id === given)?.opposite ?? given
  const position = bond && bond.of !== left?.id ? opposite : given
  const chain = game.view(fight.state, fight.decision?.seat ?? left?.side ?? '').exchange
  return (
    <div className="engagement">
      {left && <Plate {...{ game, pack, fight, words }} element={left} />}
      {left && right && (
        <div className="between">
          <PositionMark position={position} />
          <strong>{words.position(position)}</strong>
          <span>
            {words.aircraft(left.id)} toward {words.aircraft(right.id)}
          </span>
          {chain.length > 0 && (
            <ol className="chain" aria-label="Cards of this exchange">
              {chain.map(({ by, card }, index) => (
                <li key={index} className={words.colourOf(card)}>
                  {words.card(card)} <span>{words.aircraft(by)}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
      {right && <Plate {...{ game, pack, fight, words }} element={right} />}
    </div>
  )
}
