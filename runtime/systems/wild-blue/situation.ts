// What expressions read: the contexts of `contexts.ts` filled from the table.
import type { ContextValuesOf } from '../contexts.ts'
import { entry, printedOf } from './content.ts'
import type { wildBlueContexts } from './contexts.ts'
import { engagedWith, positionOf } from './position.ts'
import type { AircraftState } from './state.ts'
import { enemiesOf, isLastTurn, unitOf, type Play } from './table.ts'

type Contexts = typeof wildBlueContexts
export type ModifierValues = ContextValuesOf<Contexts['modifier']>
export type EffectValues = ContextValuesOf<Contexts['effect']>
export type ResponseValues = ContextValuesOf<Contexts['response']>

/** An attack that succeeded, as its effects see it. */
export interface Attack {
  readonly attacker: AircraftState
  readonly target: AircraftState
  readonly values: EffectValues
}

/** A condition or amount of the content: a plain value, or an expression over a context. */
type Amount<C> = number | { readonly evaluate: (context: C) => number }

export const amountOf = <C>(amount: Amount<C>, context: C): number =>
  typeof amount === 'number' ? amount : amount.evaluate(context)

/** Ratings are as printed here; `ratings.ts` puts the modified ones in their place where rules ask for those. */
export function modifierValues(play: Play, aircraft: AircraftState, target?: AircraftState): ModifierValues {
  const element = unitOf(play, aircraft.id)
  return {
    ...aircraftValues(play, aircraft, target),
    ...targetValues(target),
    ...ratingValues(play, aircraft),
    hand: element.hand.length,
    'own-turn': play.state.frames.some(
      (frame) => frame.procedure === 'leader-step' && frame.element === element.id,
    ),
    'in-clouds': false,
    'has-wingman': false,
    'enemy-fighter-near': enemiesOf(play, element).some((enemy) => enemy.altitude === element.altitude),
  }
}

export const effectValues = (
  play: Play,
  attacker: AircraftState,
  target: AircraftState,
  burstsLeft: number,
): EffectValues => ({
  ...aircraftValues(play, attacker, target),
  ...targetValues(target),
  'target-engines': enginesOf(play, target),
  'target-damaged': target.status !== 'undamaged',
  'bursts-left': burstsLeft,
})

export const responseValues = (
  play: Play,
  answering: AircraftState,
  answered: AircraftState,
  answersAttack: boolean,
): ResponseValues => ({
  ...aircraftValues(play, answering, answered),
  'attacker-role': answered.role,
  'answers-attack': answersAttack,
})

function aircraftValues(play: Play, aircraft: AircraftState, other: AircraftState | undefined) {
  const { content } = play
  const element = unitOf(play, aircraft.id)
  const toward = other ? unitOf(play, other.id).id : engagedWith(play, element.id)
  return {
    role: aircraft.role,
    class: 'fighter',
    side: element.side,
    altitude: entry(content.altitudeRank, element.altitude),
    position: entry(content.positionRank, positionOf(play, element.id, toward)),
    engines: enginesOf(play, aircraft),
    damaged: aircraft.status !== 'undamaged',
    turbocharged: printedOf(content, aircraft).turbocharged ?? false,
    loaded: false,
    green: false,
    night: false,
    turn: play.state.table.turn,
    'last-turn': isLastTurn(play),
  }
}

const targetValues = (target: AircraftState | undefined) => ({
  'target-role': target?.role ?? '',
  'target-class': target ? 'fighter' : '',
})

function ratingValues({ content }: Play, aircraft: AircraftState) {
  const printed: Partial<Record<string, unknown>> = { ...printedOf(content, aircraft) }
  const value = (rating: string): number => (typeof printed[rating] === 'number' ? printed[rating] : 0)
  return {
    performance: value('performance'),
    horsepower: value('horsepower'),
    burst: value('burst'),
    gunner: value('gunner'),
    offensive: value('offensive'),
    defensive: value('defensive'),
    speed: value('speed'),
    thrust: value('thrust'),
  }
}

/** [5.5.3] As the card says, else as its class has. */
const enginesOf = ({ content }: Play, { type }: AircraftState): string =>
  entry(content.fighters, type).engines ?? content.ruleset['class-defaults']?.['fighter']?.engines ?? 'single'
