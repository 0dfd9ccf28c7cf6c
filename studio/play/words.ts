// Games speak in ids; people read sentences. A kind of event not known here is told plainly with its facts.
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
    const name = String(id)
    const element = this.#fight.state.table.elements.find(
      (each) => each.leader.id === name || each.id === name,
    )
    const type = element && this.#pack.content.aircraft[element.leader.type]
    return type?.model ?? name
  }

  card(id: Fact | undefined): string {
    const card = this.#cards()[String(id)]
    if (!card) return String(id)
    return card.subtitle === undefined ? card.name : `${card.name} (${card.subtitle})`
  }

  side(id: string): string {
    return this.#ruleset()?.sides.find((side) => side.id === id)?.name ?? id
  }

  position(id: Fact | undefined): string {
    return this.#ruleset()?.positions.find((position) => position.id === id)?.name ?? String(id)
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
    const who = this.aircraft(facts['by'] ?? facts['aircraft'] ?? facts['element'] ?? facts['of'])
    switch (kind) {
      case 'hand-dealt':
        return `${who} is dealt ${count(Array.isArray(facts['cards']) ? facts['cards'].length : 0, 'card')}`
      case 'attack-played':
        return `${who} attacks ${this.aircraft(facts['target'])} with ${this.card(facts['card'])}`
      case 'answer-played':
        return `${who} answers ${this.card(facts['to'])} with ${this.card(facts['card'])}`
      case 'passed':
        return `${who} passes`
      case 'attack-succeeded':
        return `The attack succeeds: ${this.card(facts['card'])} takes effect`
      case 'attack-stopped':
        return `The attack is stopped: ${this.card(facts['card'])} has no effect`
      case 'position-changed':
        return `${who} goes from ${this.position(facts['from'])} to ${this.position(facts['to'])}`
      case 'bursts-gained':
        return `${who} gains ${count(facts['bursts'], 'burst')}`
      case 'cannon-bonus':
        return `The cannon of ${who} adds ${count(facts['hits'], 'hit')}`
      case 'special-hit':
        return `${who} takes a special hit: ${String(facts['hit'])}`
      case 'hits-taken':
        return `${who} takes ${count(facts['hits'], 'hit')}, ${String(facts['total'])} in all`
      case 'aircraft-damaged':
        return `${who} is damaged; its card is turned`
      case 'aircraft-destroyed':
        return `${who} is shot down`
      case 'leader-step-ended':
        return `${who} ends its leader step`
      default:
        return plain(kind, facts)
    }
  }

  refusal({ code, facts }: Refusal): string {
    const { card, to, needs } = facts
    switch (code) {
      case 'does-not-answer':
        return `does not answer ${this.card(to)}`
      case 'cannot-attack':
        return 'is no attack'
      case 'wrong-situation':
        return `needs ${String(needs)}`
      case 'not-enough-bursts':
        return `needs ${count(facts['needed'], 'burst')}, ${String(facts['left'])} left`
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
    return this.#pack.content.ruleset[this.#pack.ruleset]
  }

  #cards() {
    const deck = this.#ruleset()?.deck
    return (deck === undefined ? undefined : this.#pack.content.deck[deck])?.cards ?? {}
  }

  colourOf(card: string): 'red' | 'blue' | 'white' {
    return this.#cards()[card]?.colour ?? 'white'
  }
}

const count = (number: Fact | undefined, noun: string): string =>
  `${String(number)} ${noun}${number === 1 ? '' : 's'}`

const plain = (kind: string, facts: GameEvent['facts']): string => {
  const said = Object.entries(facts).map(
    ([name, fact]) => `${name} ${JSON.stringify(fact).replaceAll('"', '')}`,
  )
  const words = kind.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${said.length > 0 ? `: ${said.join(', ')}` : ''}`
}
