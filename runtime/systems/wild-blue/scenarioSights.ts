// What a player of the dogfight may or may not see of an element, for the expectations of scenarios.
import { unitName } from './stageScenario.ts'
import type { ElementView, WildBlueView } from './view.ts'

type Sight = (view: WildBlueView, of: string) => boolean

const ofElement =
  (shows: (element: ElementView, view: WildBlueView) => boolean): Sight =>
  (view, of) => {
    const element = view.elements.find(({ id }) => id === unitName(of))
    return element !== undefined && shows(element, view)
  }

export const scenarioSights: Readonly<Record<string, Sight>> = {
  altitude: ofElement(({ altitude }) => altitude !== ''),
  'secret-altitude': ofElement(({ secretAltitude }) => secretAltitude !== null),
  hand: ofElement(({ hand }) => hand !== null),
  'hand-size': ofElement(({ cards }) => cards !== null),
  'mini-hand': ofElement(({ miniHand }) => miniHand !== null),
  'draw-pile': ofElement(({ side }, { piles }) => (piles[side]?.left ?? null) !== null),
  'top-discard': ofElement(({ side }, { piles }) => (piles[side]?.top ?? null) !== null),
  /** What its player may choose now, which tells what is in the hand. */
  choices: ofElement(({ seat }, { decision }) => decision?.seat === seat && 'choices' in decision),
}

/** The rules by which each of them is shown to some and hidden from others. */
export const sightRules: Readonly<Record<string, readonly string[]>> = {
  'secret-altitude': ['4.5'],
  hand: ['4.6.1'],
  'hand-size': ['4.6.1-count'],
  'mini-hand': ['4.6.1'],
  'top-discard': ['3.4-closed'],
  choices: ['4.6.1'],
}
