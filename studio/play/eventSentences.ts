// What has happened, a sentence for every kind of event that the runtime tells.
import type { GameEvent } from '../../runtime/index.ts'
import { count, listed, text } from './phrases.ts'
import type { Words } from './words.ts'

type Facts = GameEvent['facts']
type Sentence = (facts: Facts, words: Words) => string

export const EVENTS: Readonly<Record<string, Sentence>> = {
  // Set-up and the course of the fight
  'element-formed': ({ element, side, wingman }, words) =>
    `${words.aircraft(element)} flies for ${words.side(side)}, ${wingman === null ? 'a lone leader' : 'with a wingman'}`,
  'balance-bonus': ({ side, points }, words) =>
    `${words.side(side)} is worth less and starts with ${count(points, 'point')}`,
  'counters-placed': ({ aircraft, counter, count: number }, words) =>
    `${words.aircraft(aircraft)} starts with ${counters(words, counter, number)}`,
  'altitude-chosen': ({ element, altitude }, words) =>
    `${words.aircraft(element)} chooses ${words.altitude(altitude)}, in secret`,
  'altitudes-revealed': (facts, words) =>
    `Altitudes are shown: ${listed(
      Object.entries(facts).map(
        ([element, altitude]) => `${words.aircraft(element)} ${words.altitude(altitude)}`,
      ),
    )}`,
  'first-side': ({ side }, words) => `${words.side(side)} goes first, by chance`,
  'order-made': ({ element, order }, words) =>
    `${words.aircraft(element)} takes place ${text(order)} in the order of play`,
  'game-turn-began': ({ turn }) => `Turn ${text(turn)} begins`,
  'turn-began': ({ element, turn }, words) => `Turn ${text(turn)}: ${words.aircraft(element)} acts`,
  'step-skipped': ({ element, step }, words) =>
    `${words.aircraft(element)} takes no ${words.step(step).toLowerCase()}`,
  'draw-step-ended': ({ element }, words) => `${words.aircraft(element)} ends its draw step`,
  'fight-ended': ({ turn }) => `The fight ends in turn ${text(turn)}`,

  // Cards
  'cards-drawn': ({ element, cards }, words) => `${words.aircraft(element)} draws ${cardList(cards, words)}`,
  'mini-hand-drawn': ({ aircraft, cards }, words) =>
    `${words.aircraft(aircraft)} draws a mini-hand of ${count(cards, 'card')}`,
  'pile-reshuffled': ({ side }, words) => `${words.side(side)} shuffles its discards into a new pile`,
  'card-discarded': ({ element, card }, words) => `${words.aircraft(element)} discards ${words.card(card)}`,
  'hand-discarded': ({ of, cards, top }, words) =>
    `${words.aircraft(of)} discards ${cards === 1 ? words.card(top) : `${count(cards, 'card')}, ${words.card(top)} on top`}`,

  // Attacks and answers
  'target-named': ({ by, target }, words) => `${words.aircraft(by)} is to attack ${words.aircraft(target)}`,
  'fire-card-held': ({ by, card }, words) =>
    card === null
      ? `${words.aircraft(by)} holds a card that fires`
      : `${words.aircraft(by)} shows a card that fires: ${words.card(card)}`,
  'no-fire-card': ({ by }, words) => `${words.aircraft(by)} holds no card that fires: no attack`,
  'attack-played': attackPlayed,
  'answer-played': (facts, words) =>
    `${words.aircraft(facts['by'])} answers ${words.card(facts['to'])} with ${playedCard(facts, words)}`,
  passed: ({ by }, words) => `${words.aircraft(by)} passes`,
  'attack-succeeded': ({ card }, words) => `The attack succeeds: ${words.card(card)} takes effect`,
  'attack-stopped': ({ card }, words) => `The attack is stopped: ${words.card(card)} has no effect`,

  // What attacks do
  'position-changed': ({ of, toward, from, to }, words) =>
    `${words.aircraft(of)} goes from ${words.position(from)} to ${words.position(to)} toward ${words.aircraft(toward)}`,
  'bursts-gained': ({ by, bursts }, words) => `${words.aircraft(by)} gains ${count(bursts, 'burst')}`,
  'next-shot-heavier': ({ by, hits }, words) =>
    `The next shot of ${words.aircraft(by)} that hits counts ${count(hits, 'hit')} more`,
  'hits-changed': ({ by, hits }, words) =>
    `${words.aircraft(by)} changes the hits of this attack by ${signed(hits)}`,
  'special-hit-cancelled': ({ by, hit }, words) =>
    `${words.aircraft(by)} rules out a special hit: ${text(hit)}`,
  'burst-cost-raised': ({ element, bursts }, words) =>
    `Shots at ${words.aircraft(element)} cost ${count(bursts, 'burst')} more until its next turn`,
  'points-scored': ({ side, points }, words) => `${words.side(side)} scores ${count(points, 'point')}`,
  'counters-changed': ({ aircraft, counter, count: number }, words) =>
    `${words.aircraft(aircraft)} now has ${counters(words, counter, number)}`,
  'counter-spent': ({ aircraft, counter, left }, words) =>
    `${words.aircraft(aircraft)} spends a counter (${words.counter(counter)}), ${text(left)} left`,
  'counters-lost': ({ aircraft, counter }, words) =>
    `${words.aircraft(aircraft)} loses counters (${words.counter(counter)})`,
  'cannon-bonus': ({ by, hits }, words) => `The cannon of ${words.aircraft(by)} add ${count(hits, 'hit')}`,
  'special-hit': ({ aircraft, hit }, words) =>
    `${words.aircraft(aircraft)} takes a special hit: ${text(hit)}`,
  'hits-taken': ({ aircraft, hits, total }, words) =>
    `${words.aircraft(aircraft)} takes ${count(hits, 'hit')}, ${text(total)} in all`,
  'aircraft-damaged': ({ aircraft }, words) => `${words.aircraft(aircraft)} is damaged; its card is turned`,
  'aircraft-destroyed': ({ aircraft }, words) => `${words.aircraft(aircraft)} is destroyed`,
  'wingman-promoted': ({ element }, words) =>
    `The wingman of ${words.aircraft(element)} flies on as the leader`,
  'element-out': ({ element }, words) => `${words.aircraft(element)} is out of the fight`,

  // Altitude and clouds
  'altitude-changed': ({ element, from, to }, words) =>
    `${words.aircraft(element)} goes from ${words.altitude(from)} to ${words.altitude(to)}`,
  followed: ({ element, follows, paid }, words) =>
    `${words.aircraft(element)} follows ${words.aircraft(follows)}${paid === 0 ? '' : ` for ${count(paid, 'card')}`}`,
  'clouds-entered': ({ element }, words) => `${words.aircraft(element)} enters clouds`,
  'clouds-left': ({ element, altitude }, words) =>
    `${words.aircraft(element)} comes out of the clouds at ${words.altitude(altitude)}`,

  // Leaving
  'disengagement-checked': ({ aircraft, card, shift, result }, words) =>
    `${words.aircraft(aircraft)} checks its way out with ${words.card(card)}, moved by ${signed(shift)}: ${text(result)}`,
  'aircraft-disengaged': ({ aircraft, voluntary }, words) =>
    `${words.aircraft(aircraft)} leaves the fight${voluntary === true ? ' of its own will' : ''}`,
}

function attackPlayed(facts: Facts, words: Words): string {
  const { by, target, guns, bursts, direction } = facts
  const card = playedCard(facts, words)
  const way = typeof direction === 'string' ? `, going ${direction}` : ''
  const fired =
    guns === 'wingman' || !bursts
      ? ''
      : `, for ${count(bursts, 'burst')}${guns === 'gunner' ? ' of the gunner' : ''}`
  return target === null
    ? `${words.aircraft(by)} plays ${card}${way}`
    : `${words.aircraft(by)} attacks ${words.aircraft(target)} with ${card}${way}${fired}`
}

/** The card or counter, and what it was declared to be. */
function playedCard({ card, counter, declared, as, with: marker }: Facts, words: Words): string {
  const what = card === null ? `a ${words.counter(counter)} counter` : words.card(card)
  const meant = declared === null ? '' : ` as ${words.card(as)}`
  return marker === null ? `${what}${meant}` : `${what}${meant} and a ${words.counter(marker)} marker`
}

const cardList = (cards: Facts[string] | undefined, words: Words): string =>
  Array.isArray(cards) ? listed(cards.map((card: Facts[string]) => words.card(card))) : text(cards)

const counters = (words: Words, id: Facts[string] | undefined, number: Facts[string] | undefined): string =>
  `${count(number, 'counter')} (${words.counter(id)})`

const signed = (number: Facts[string] | undefined): string =>
  typeof number === 'number' && number > 0 ? `+${number}` : text(number).replace('-', '−')
