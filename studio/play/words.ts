// Games speak in ids; people read sentences. A kind of event not known here is told plainly with its facts.
import { rulesetOf } from './content.ts'
import type { CompiledPack, Fact, GameEvent, Refusal, WildBlueInput } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'

export class Words {
  readonly #pack: CompiledPack
  readonly #fight: Fight

  constructor(pack: CompiledPack, fight: Fight) {
    this.#pack = pack
    this.#fight = fight
  }

  /** The model behind `axis.leader`, or `axis` for short. */
  aircraft(id: Fact | undefined): string {
    const name = text(id)
    const element = this.#fight.state.table.elements.find(
      (each) => each.leader.id === name || each.id === name,
    )
    const type = element && this.#pack.content.aircraft[element.leader.type]
    return type?.model ?? name
  }

  card(id: Fact | undefined): string {
    const card = this.#cards()[text(id)]
    if (!card) return text(id)
    return card.subtitle === undefined ? card.name : `${card.name} (${card.subtitle})`
  }

  side(id: string): string {
    return this.#ruleset()?.sides.find((side) => side.id === id)?.name ?? id
  }

  position(id: Fact | undefined): string {
    return this.#ruleset()?.positions.find((position) => position.id === id)?.name ?? text(id)
  }

  input(input: WildBlueInput): string {
    switch (input.do) {
      case 'attack':
        return `Attack ${this.aircraft(input.target)} with ${this.card(input.card)}`
      case 'answer':
        return `Answer with ${this.card(input.card)}`
      case 'pass':
        return 'Pass: let the last card stand'
      case 'end':
        return 'End the leader step'
    }
  }

  event({ kind, facts }: GameEvent): string {
    return EVENTS[kind]?.(facts, this) ?? plain(kind, facts)
  }

  refusal({ code, facts }: Refusal): string {
    const { card, to, needs } = facts
    switch (code) {
      case 'does-not-answer':
        return `does not answer ${this.card(to)}`
      case 'cannot-attack':
        return 'is no attack'
      case 'wrong-situation':
        return `needs ${text(needs)}`
      case 'not-enough-bursts':
        return `needs ${count(facts['needed'], 'burst')}, ${text(facts['left'])} left`
      case 'no-gun-bears':
        return `no gun bears when ${this.position(facts['position'])}`
      case 'not-answerable':
        return `${this.card(card)} cannot be answered now`
      default:
        return plain(code, facts)
    }
  }

  /** The rule of a number, from the rule index of the pack. */
  rule(id: string): { readonly title: string; readonly summary: string } | undefined {
    return Object.values(this.#pack.content.rules)
      .flatMap(({ rules }) => rules)
      .find((rule) => rule.id === id)
  }

  #ruleset() {
    return rulesetOf(this.#pack)
  }

  #cards() {
    const deck = this.#ruleset()?.deck
    return (deck === undefined ? undefined : this.#pack.content.deck[deck])?.cards ?? {}
  }

  colourOf(card: string): 'red' | 'blue' | 'white' {
    return this.#cards()[card]?.colour ?? 'white'
  }
}

type Sentence = (facts: GameEvent['facts'], words: Words) => string

const EVENTS: Readonly<Record<string, Sentence>> = {
  'hand-dealt': ({ element, cards }, words) =>
    `${words.aircraft(element)} is dealt ${count(Array.isArray(cards) ? cards.length : 0, 'card')}`,
  'attack-played': ({ by, target, card }, words) =>
    `${words.aircraft(by)} attacks ${words.aircraft(target)} with ${words.card(card)}`,
  'answer-played': ({ by, to, card }, words) =>
    `${words.aircraft(by)} answers ${words.card(to)} with ${words.card(card)}`,
  passed: ({ by }, words) => `${words.aircraft(by)} passes`,
  'attack-succeeded': ({ card }, words) => `The attack succeeds: ${words.card(card)} takes effect`,
  'attack-stopped': ({ card }, words) => `The attack is stopped: ${words.card(card)} has no effect`,
  'position-changed': ({ of, from, to }, words) =>
    `${words.aircraft(of)} goes from ${words.position(from)} to ${words.position(to)}`,
  'bursts-gained': ({ by, bursts }, words) => `${words.aircraft(by)} gains ${count(bursts, 'burst')}`,
  'cannon-bonus': ({ by, hits }, words) => `The cannon of ${words.aircraft(by)} adds ${count(hits, 'hit')}`,
  'special-hit': ({ aircraft, hit }, words) =>
    `${words.aircraft(aircraft)} takes a special hit: ${text(hit)}`,
  'hits-taken': ({ aircraft, hits, total }, words) =>
    `${words.aircraft(aircraft)} takes ${count(hits, 'hit')}, ${text(total)} in all`,
  'aircraft-damaged': ({ aircraft }, words) => `${words.aircraft(aircraft)} is damaged; its card is turned`,
  'aircraft-destroyed': ({ aircraft }, words) => `${words.aircraft(aircraft)} is shot down`,
  'leader-step-ended': ({ element }, words) => `${words.aircraft(element)} ends its leader step`,
}

const text = (fact: Fact | undefined): string =>
  typeof fact === 'object' ? JSON.stringify(fact).replaceAll('"', '') : String(fact)

const count = (number: Fact | undefined, noun: string): string =>
  `${text(number)} ${noun}${number === 1 ? '' : 's'}`

const plain = (kind: string, facts: GameEvent['facts']): string => {
  const said = Object.entries(facts).map(([name, fact]) => `${name} ${text(fact)}`)
  const words = kind.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${said.length > 0 ? `: ${said.join(', ')}` : ''}`
}
