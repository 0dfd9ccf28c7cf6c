// What a choice does, as its button says it.
import type { WildBlueInput } from '../../runtime/index.ts'
import { rulesetOf } from './content.ts'
import { count } from './phrases.ts'
import type { Words } from './words.ts'

type Of<V extends WildBlueInput['do']> = Extract<WildBlueInput, { do: V }>
type Sentence<I extends WildBlueInput> = (words: Words, input: I, due: number) => string

/** `due` is what the choice will cost in cards. */
export function inputSentence(words: Words, input: WildBlueInput, due: number): string {
  const sentence = SENTENCES[input.do] as Sentence<WildBlueInput>
  return sentence(words, input, due)
}

const SENTENCES: { readonly [V in WildBlueInput['do']]: Sentence<Of<V>> } = {
  'choose-altitude': (words, { by, altitude }) =>
    `${isPlaced(words, by) ? 'Come out' : 'Start'} at ${words.altitude(altitude)}`,
  'take-turn': (words, { by }) => `${words.aircraft(by)} acts next`,
  target: (words, { by, target }) =>
    isWingman(words, by)
      ? `Send the wingman at ${words.aircraft(target)}`
      : `Declare an attack on ${words.aircraft(target)}`,
  attack: attackSentence,
  respond: (words, input) => `Answer with ${played(words, input)}`,
  pass: () => 'Pass: let the last card stand',
  pay: (words, { card, counter }) =>
    `Pay with ${counter === undefined ? words.card(card) : counterNamed(words, counter)}`,
  discard: (words, { card }) => `Discard ${words.card(card)}`,
  draw: (_, { amount }) => (amount === 0 ? 'Draw nothing' : `Draw ${count(amount, 'card')}`),
  climb: (words, { by }, due) => `Climb${level(words, by, 1)}${cost(due)}`,
  dive: (words, { by }) => `Dive${level(words, by, -1)}`,
  stay: (words, { by }) => `Stay${level(words, by, 0)}`,
  follow: (_, __, due) => `Follow${cost(due)}`,
  'let-go': () => 'Let it go',
  'give-up-position': () => 'Give up position',
  disengage: () => 'Disengage: leave the fight',
  'end-step': (words, { by }) => `End the ${endedStep(words, by)}`,
}

type Played = Pick<Of<'attack'>, 'card' | 'counter' | 'as' | 'with'>

function attackSentence(words: Words, { target, direction, ...meant }: Of<'attack'>): string {
  const way = direction === undefined ? '' : direction === 'up' ? ', going up' : ', going down'
  const card = played(words, meant)
  return target === undefined ? `Play ${card}${way}` : `Attack ${words.aircraft(target)} with ${card}${way}`
}

function played(words: Words, { card, counter: spent, as, with: marker }: Played): string {
  const what = spent === undefined ? words.card(card) : counterNamed(words, spent)
  const declared = as === undefined ? '' : ` as ${words.family(as)}`
  if (marker === undefined) return `${what}${declared}`
  return as === undefined
    ? `${what} and a ${words.counter(marker)} marker`
    : `${what}${declared}, spending a marker (${words.counter(marker)})`
}

const counterNamed = (words: Words, id: string): string => `a ${words.counter(id)} counter`

const cost = (due: number): string => (due === 0 ? '' : `: ${count(due, 'card')} to pay`)

const isWingman = (words: Words, id: string): boolean =>
  words.elements.some(({ wingman }) => wingman?.id === id)

const isPlaced = (words: Words, id: string): boolean =>
  words.elements.some((element) => element.id === id && element.altitude !== '')

/** The level it leads to, as ` to High`; nothing where the track ends or an option lets it fall further. */
function level(words: Words, id: string, steps: -1 | 0 | 1): string {
  const element = words.elements.find((each) => each.id === id)
  const ruleset = rulesetOf(words.pack)
  const track = ruleset?.altitudes ?? []
  const at = track.findIndex((each) => each.id === element?.altitude)
  const to = track[at + steps * (ruleset?.altitude['levels-per-step'] ?? 1)]
  return at < 0 || !to ? '' : steps === 0 ? ` at ${to.name}` : ` to ${to.name}`
}

function endedStep(words: Words, by: string): string {
  if (isWingman(words, by)) return words.step('wingman').toLowerCase()
  const leads = words.elements.some(({ leader }) => leader.id === by)
  return words.step(leads ? 'leader' : 'discard').toLowerCase()
}
