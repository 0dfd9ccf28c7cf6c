// Games speak in ids; people read names and sentences.
import type {
  CompiledPack,
  Fact,
  GameEvent,
  Refusal,
  WildBlueInput,
  WildBlueView,
} from '../../runtime/index.ts'
import { deckOf, fighterOf, rulesetOf } from './content.ts'
import { EVENTS } from './eventSentences.ts'
import { inputSentence } from './inputSentence.ts'
import { text } from './phrases.ts'
import { REFUSALS } from './refusalReasons.ts'

type Elements = WildBlueView['elements']
type Element = Elements[number]

export class Words {
  readonly pack: CompiledPack
  readonly elements: Elements

  /** Without elements, for a set-up that was refused. */
  constructor(pack: CompiledPack, elements: Elements = []) {
    this.pack = pack
    this.elements = elements
  }

  /** An element by its leader's model; a wingman as such; told apart where several fly the same. */
  aircraft(id: Fact | undefined): string {
    const element = this.elements.find((each) => each.id === id || each.leader.id === id)
    if (element) return this.#elementName(element)
    const flown = this.elements.find(({ wingman }) => wingman?.id === id)
    return flown ? `${this.#elementName(flown)} wingman` : text(id)
  }

  #elementName(element: Element): string {
    const name = this.model(element.leader.type)
    const same = this.elements.filter(({ leader }) => leader.type === element.leader.type)
    if (same.length === 1) return name
    return same.every(({ side }) => side === element.side)
      ? `${name} ${this.#letter(element)}`
      : `${name} (${this.element(element)})`
  }

  /** The side, and a letter where it has several elements. */
  element(element: Element): string {
    const several = this.elements.filter(({ side }) => side === element.side).length > 1
    return several ? `${this.side(element.side)} ${this.#letter(element)}` : this.side(element.side)
  }

  #letter(element: Element): string {
    const own = this.elements.filter(({ side }) => side === element.side)
    return String.fromCharCode(65 + own.indexOf(element))
  }

  model(type: Fact | undefined): string {
    return fighterOf(this.pack, text(type))?.model ?? text(type)
  }

  card(id: Fact | undefined): string {
    const card = deckOf(this.pack)?.cards[text(id)]
    if (!card) return text(id)
    return card.subtitle === undefined ? card.name : `${card.name} (${card.subtitle})`
  }

  /** Without what tells its variants apart. */
  shortCard(id: Fact | undefined): string {
    return deckOf(this.pack)?.cards[text(id)]?.name ?? text(id)
  }

  family(id: Fact | undefined): string {
    return deckOf(this.pack)?.families[text(id)]?.name ?? text(id)
  }

  colourOf(card: string): 'red' | 'blue' | 'white' {
    return deckOf(this.pack)?.cards[card]?.colour ?? 'white'
  }

  side(id: Fact | undefined): string {
    return nameIn(rulesetOf(this.pack)?.sides, id)
  }

  position(id: Fact | undefined): string {
    return nameIn(rulesetOf(this.pack)?.positions, id)
  }

  altitude(id: Fact | undefined): string {
    return nameIn(rulesetOf(this.pack)?.altitudes, id)
  }

  /** A step of the sequence; the frame of a step is called after it. */
  step(id: Fact | undefined): string {
    return nameIn(rulesetOf(this.pack)?.sequence, text(id).replace(/-step$/, ''))
  }

  counter(id: Fact | undefined): string {
    return rulesetOf(this.pack)?.counters?.[text(id)]?.name ?? text(id)
  }

  rating(id: string): string {
    return rulesetOf(this.pack)?.ratings[id]?.name ?? id
  }

  shortRating(id: string): string {
    return rulesetOf(this.pack)?.ratings[id]?.abbreviation ?? this.rating(id)
  }

  option(id: Fact | undefined): string {
    return rulesetOf(this.pack)?.options?.[text(id)]?.name ?? text(id)
  }

  /** A choice as a button says it; `due` is what it will cost in cards. */
  input(input: WildBlueInput, due = 0): string {
    return inputSentence(this, input, due)
  }

  event({ kind, facts }: GameEvent): string {
    return EVENTS[kind]?.(facts, this) ?? plain(kind, facts)
  }

  /** A clause that can stand behind a colon. */
  refusal({ code, facts }: Refusal): string {
    return REFUSALS[code]?.(facts, this) ?? plain(code, facts)
  }
}

const nameIn = (
  entries: readonly { readonly id: string; readonly name: string }[] | undefined,
  id: Fact | undefined,
): string => entries?.find((each) => each.id === id)?.name ?? text(id)

/** Content may bring what this page does not know: it is told plainly, with its facts. */
const plain = (kind: string, facts: GameEvent['facts']): string => {
  const said = Object.entries(facts).map(([name, fact]) => `${name} ${text(fact)}`)
  const words = kind.replaceAll('-', ' ')
  return `${words}${said.length > 0 ? `: ${said.join(', ')}` : ''}`
}
