// What expressions read: the contexts of `contexts.ts` over the table. An expression reads two or three of some thirty
// names and is evaluated thousands of times a second, so each name is a getter and nothing is worked out in vain.
import type { ContextValuesOf } from '../contexts.ts'
import { entry, printedNumber, printedOf } from './content.ts'
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

/** Amounts and conditions of the content: a plain value, or an expression over a context. */
export type Amount<C> = number | { readonly evaluate: (context: C) => number }
export type Condition<C> = boolean | { readonly evaluate: (context: C) => boolean }

export const amountOf = <C>(amount: Amount<C>, context: C): number =>
  typeof amount === 'number' ? amount : amount.evaluate(context)

/** A condition that is not written holds. */
export const holds = <C>(condition: Condition<C> | undefined, context: C): boolean =>
  typeof condition === 'object' ? condition.evaluate(context) : (condition ?? true)

/** Toward the aircraft attacked or answered or, without one, toward the enemy it is engaged with. */
class AircraftSituation {
  protected readonly play: Play
  protected readonly aircraft: AircraftState
  protected readonly other: AircraftState | undefined

  constructor(play: Play, aircraft: AircraftState, other: AircraftState | undefined) {
    this.play = play
    this.aircraft = aircraft
    this.other = other
  }

  get role(): string {
    return this.aircraft.role
  }
  get class(): string {
    return 'fighter'
  }
  get side(): string {
    return unitOf(this.play, this.aircraft.id).side
  }
  get altitude(): number {
    return entry(this.play.content.altitudeRank, unitOf(this.play, this.aircraft.id).altitude)
  }
  get position(): number {
    const own = unitOf(this.play, this.aircraft.id).id
    const toward = this.other ? unitOf(this.play, this.other.id).id : engagedWith(this.play, own)
    return entry(this.play.content.positionRank, positionOf(this.play, own, toward))
  }
  get engines(): string {
    return enginesOf(this.play, this.aircraft)
  }
  get damaged(): boolean {
    return this.aircraft.status !== 'undamaged'
  }
  get turbocharged(): boolean {
    return printedOf(this.play.content, this.aircraft).turbocharged ?? false
  }
  get loaded(): boolean {
    return false
  }
  get green(): boolean {
    return false
  }
  get night(): boolean {
    return false
  }
  get turn(): number {
    return this.play.state.table.turn
  }
  get 'last-turn'(): boolean {
    return isLastTurn(this.play)
  }
  get 'target-role'(): string {
    return this.other?.role ?? ''
  }
  get 'target-class'(): string {
    return this.other ? 'fighter' : ''
  }
}

/** Ratings are as printed; `ratings.ts` has a kin that gives them with all modifiers. */
export class ModifierSituation extends AircraftSituation implements ModifierValues {
  protected rating(id: string): number {
    return printedNumber(this.play.content, this.aircraft, id) ?? 0
  }

  get performance(): number {
    return this.rating('performance')
  }
  get horsepower(): number {
    return this.rating('horsepower')
  }
  get burst(): number {
    return this.rating('burst')
  }
  get gunner(): number {
    return this.rating('gunner')
  }
  get offensive(): number {
    return this.rating('offensive')
  }
  get defensive(): number {
    return this.rating('defensive')
  }
  get speed(): number {
    return this.rating('speed')
  }
  get thrust(): number {
    return this.rating('thrust')
  }
  get hand(): number {
    return unitOf(this.play, this.aircraft.id).hand.length
  }
  get 'own-turn'(): boolean {
    const { id } = unitOf(this.play, this.aircraft.id)
    return this.play.state.frames.some((frame) => frame.procedure === 'leader-step' && frame.element === id)
  }
  get 'in-clouds'(): boolean {
    return false
  }
  get 'has-wingman'(): boolean {
    return false
  }
  get 'enemy-fighter-near'(): boolean {
    const own = unitOf(this.play, this.aircraft.id)
    return enemiesOf(this.play, own).some(({ altitude }) => altitude === own.altitude)
  }
}

class EffectSituation extends AircraftSituation implements EffectValues {
  readonly #target: AircraftState
  readonly #burstsLeft: () => number

  constructor(play: Play, attacker: AircraftState, target: AircraftState, burstsLeft: () => number) {
    super(play, attacker, target)
    this.#target = target
    this.#burstsLeft = burstsLeft
  }

  get 'target-engines'(): string {
    return enginesOf(this.play, this.#target)
  }
  get 'target-damaged'(): boolean {
    return this.#target.status !== 'undamaged'
  }
  get 'bursts-left'(): number {
    return this.#burstsLeft()
  }
}

class ResponseSituation extends AircraftSituation implements ResponseValues {
  readonly #answersAttack: boolean

  constructor(play: Play, answering: AircraftState, answered: AircraftState, answersAttack: boolean) {
    super(play, answering, answered)
    this.#answersAttack = answersAttack
  }

  get 'attacker-role'(): string {
    return this['target-role']
  }
  get 'answers-attack'(): boolean {
    return this.#answersAttack
  }
}

export const modifierValues = (play: Play, aircraft: AircraftState, target?: AircraftState): ModifierValues =>
  new ModifierSituation(play, aircraft, target)

export const effectValues = (
  play: Play,
  attacker: AircraftState,
  target: AircraftState,
  burstsLeft: () => number,
): EffectValues => new EffectSituation(play, attacker, target, burstsLeft)

export const responseValues = (
  play: Play,
  answering: AircraftState,
  answered: AircraftState,
  answersAttack: boolean,
): ResponseValues => new ResponseSituation(play, answering, answered, answersAttack)

/** [5.5.3] As the card says, else as its class has. */
const enginesOf = ({ content }: Play, { type }: AircraftState): string =>
  entry(content.fighters, type).engines ?? content.ruleset['class-defaults']?.['fighter']?.engines ?? 'single'
