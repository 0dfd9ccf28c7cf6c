import type { CompiledPack, WildBlueGame, WildBlueView } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import type { Words } from './words.ts'

/** A fight as the seat that decides may see it. */
export interface SeenTable {
  readonly game: WildBlueGame
  readonly pack: CompiledPack
  readonly fight: Fight
  readonly view: WildBlueView
  readonly words: Words
}

export type SeenElement = WildBlueView['elements'][number]
export type SeenAircraft = SeenElement['leader']
