import type { CompiledPack, WildBlueGame } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import { rulesetOf } from './content.ts'
import { Exchange } from './Exchange.tsx'
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
  const [left, right] = fight.state.table.elements.filter((element) => element.altitude === altitude)
  if (!left) return null
  const position = positionOf(left.id, pack, fight)
  return (
    <div className="engagement">
      <Plate {...{ game, pack, fight, words }} element={left} />
      {right && (
        <>
          <div className="between">
            <PositionMark position={position} />
            <strong>{words.position(position)}</strong>
            <span>
              {words.aircraft(left.id)} toward {words.aircraft(right.id)}
            </span>
            <Exchange chain={game.view(fight.state, left.side).exchange} words={words} />
          </div>
          <Plate {...{ game, pack, fight, words }} element={right} />
        </>
      )}
    </div>
  )
}

function positionOf(element: string, pack: CompiledPack, { state }: Fight): string {
  const bond = state.table.engagements.find(({ of, toward }) => of === element || toward === element)
  if (!bond) return 'neutral'
  if (bond.of === element) return bond.position
  const known = rulesetOf(pack)?.positions.find(({ id }) => id === bond.position)
  return known?.opposite ?? bond.position
}
