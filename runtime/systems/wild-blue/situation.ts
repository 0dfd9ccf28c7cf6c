// What expressions read: the contexts of `contexts.ts` over the table. An expression reads two or three of some thirty
// names and is evaluated thousands of times a second, so each name is a getter and nothing is worked out in vain.
import type { ContextValuesOf } from '../contexts.ts'
import { enginesOf, entry, isTurbocharged, printedNumber } from './content.ts'
import type { wildBlueContexts } from './contexts.ts'
import { attackPosition, engagedWith, positionOf } from './position.ts'
import { enemiesOf, flyingWingman, handOf, isLastTurn, option, type Flyer, type Play } from './table.ts'

type Contexts = typeof wildBlueContexts
export type ModifierValues = ContextValuesOf<Contexts['modifier']>
export type EffectValues = ContextValuesOf<Contexts['effect']>
export type ResponseValues = ContextValuesOf<Contexts['response']>

/** Amounts and conditions of the content: a plain value, or an expression over a context. */
export type Amount<C> = number | { readonly evaluate: (context: C) => number }
export type Condition<C> = boolean | { readonly evaluate: (context: C) => boolean }

export const amountOf = <C>(amount: Amount<C>, context: C): number =>
  typeof amount === 'number' ? amount : amount.evaluate(context)

/** A condition that is not written holds. */
export const holds = <C>(condition: Condition<C> | undefined, context: C): boolean =>
  typeof condition === 'object' ? condition.evaluate(context) : (condition ?? true)

/** Positions compare by rank; this one is neither above nor below nor equal to any. */
const NO_POSITION = Number.NaN

/** Toward the aircraft concerned or, without one, toward the enemy it is engaged with. */
export class AircraftSituation {
  protected readonly play: Play
  protected readonly flyer: Flyer
  protected readonly other: Flyer | undefined

  constructor(play: Play, flyer: Flyer, other: Flyer | undefined) {
    this.play = play
    this.flyer = flyer
    this.other = other
  }

  get role(): string {
    return this.flyer.aircraft.role
  }
  get class(): string {
    return 'fighter'
  }
  get side(): string {
    return this.flyer.element.side
  }
  get altitude(): number {
    return entry(this.play.content.altitudeRank, this.flyer.element.altitude)
  }
  get position(): number {
    return this.positionToward(this.other)
  }
  protected positionToward(other: Flyer | undefined): number {
    const { id } = this.flyer.element
    const toward = other ? other.element.id : engagedWith(this.play, id)
    return entry(this.play.content.positionRank, positionOf(this.play, id, toward))
  }
  get engines(): string {
    return enginesOf(this.play.content, this.flyer.aircraft)
  }
  get damaged(): boolean {
    return this.flyer.aircraft.damaged
  }
  get turbocharged(): boolean {
    return isTurbocharged(this.play.content, this.flyer.aircraft)
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
    return this.other?.aircraft.role ?? ''
  }
  get 'target-class'(): string {
    return this.other ? 'fighter' : ''
  }
}

/** Ratings are as printed; `ratings.ts` has a kin that gives them with all modifiers. */
export class ModifierSituation extends AircraftSituation implements ModifierValues {
  protected rating(id: string): number {
    return printedNumber(this.play.content, this.flyer.aircraft, id) ?? 0
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
    return handOf(this.flyer).length
  }
  get 'own-turn'(): boolean {
    return isOwnTurn(this.play, this.flyer)
  }
  get 'in-clouds'(): boolean {
    return this.flyer.element.inClouds
  }
  get 'has-wingman'(): boolean {
    return flyingWingman(this.flyer.element) !== undefined
  }
  get 'in-formation'(): boolean {
    return false
  }
  get 'target-in-formation'(): boolean {
    return false
  }
  get 'attacker-class'(): string {
    return ''
  }
  get 'night-fighter'(): boolean {
    return false
  }
  get 'enemy-fighter-near'(): boolean {
    const { element } = this.flyer
    return enemiesOf(this.play, element).some(({ altitude }) => altitude === element.altitude)
  }
}

/** The position is the one that cards of the attack count from (7.5.2). */
class EffectSituation extends AircraftSituation implements EffectValues {
  readonly #burstsLeft: () => number

  constructor(play: Play, attacker: Flyer, target: Flyer | undefined, burstsLeft: () => number) {
    super(play, attacker, target)
    this.#burstsLeft = burstsLeft
  }

  override get position(): number {
    if (!this.other) return super.position
    const position = attackPosition(this.play, this.flyer.element, this.other.element)
    return entry(this.play.content.positionRank, position)
  }
  get 'target-engines'(): string {
    return this.other ? enginesOf(this.play.content, this.other.aircraft) : ''
  }
  get 'target-damaged'(): boolean {
    return this.other?.aircraft.damaged ?? false
  }
  get 'bursts-left'(): number {
    return this.#burstsLeft()
  }
}

class ResponseSituation extends AircraftSituation implements ResponseValues {
  readonly #answersAttack: boolean

  constructor(play: Play, answering: Flyer, answered: Flyer, answersAttack: boolean) {
    super(play, answering, answered)
    this.#answersAttack = answersAttack
  }

  /** A leader who is engaged has that position, whoever attacks it (7.5.2); a wingman has that of its leader. */
  override get position(): number {
    const { element, aircraft } = this.flyer
    if (aircraft.role === 'wingman' && option(this.play, 'wingman-position') === 'none') return NO_POSITION
    const toward = aircraft.role === 'leader' ? engagedWith(this.play, element.id) : this.other?.element.id
    return entry(this.play.content.positionRank, positionOf(this.play, element.id, toward))
  }
  get 'attacker-role'(): string {
    return this['target-role']
  }
  get 'answers-attack'(): boolean {
    return this.#answersAttack
  }
}

/** Who may answer at all: only the leader engaged with whoever played the card (7.3.5-stop, 8.2.3). */
class LimitSituation extends ResponseSituation {
  override get position(): number {
    return this.flyer.aircraft.role === 'leader' ? this.positionToward(this.other) : super.position
  }
}

/** Whether the element of an aircraft is taking its turn. */
export const isOwnTurn = ({ state }: Play, { element }: Flyer): boolean =>
  state.frames.some((frame) => frame.procedure === 'turn' && frame.element === element.id)

export const modifierValues = (play: Play, flyer: Flyer, target?: Flyer): ModifierValues =>
  new ModifierSituation(play, flyer, target)

export const effectValues = (
  play: Play,
  attacker: Flyer,
  target: Flyer | undefined,
  burstsLeft: () => number,
): EffectValues => new EffectSituation(play, attacker, target, burstsLeft)

export const responseValues = (
  play: Play,
  answering: Flyer,
  answered: Flyer,
  answersAttack: boolean,
): ResponseValues => new ResponseSituation(play, answering, answered, answersAttack)

export const limitValues = (
  play: Play,
  answering: Flyer,
  answered: Flyer,
  answersAttack: boolean,
): ResponseValues => new LimitSituation(play, answering, answered, answersAttack)
