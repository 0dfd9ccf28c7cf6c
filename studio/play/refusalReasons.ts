// Why something cannot be, a clause for every code that the runtime refuses with. Each can stand behind a colon.
import type { Fact, Refusal } from '../../runtime/index.ts'
import { count, listed, text } from './phrases.ts'
import type { Words } from './words.ts'

type Reason = (facts: Refusal['facts'], words: Words) => string

export const REFUSALS: Readonly<Record<string, Reason>> = {
  // Whose decision it is, and of what kind
  'game-over': () => 'the fight is over',
  'not-your-decision': ({ decides }, words) => `${words.side(decides)} has to choose first`,
  'wrong-action': () => 'this is not the moment for it',
  'not-its-turn': ({ acts }, words) => `it is for ${words.aircraft(acts)} to act`,
  'not-a-choice': () => 'it is not among the choices',
  'step-over': () => 'no more cards may be played in this step',
  'too-late': () => 'an attack was declared or a card played in this step',
  forbidden: ({ note }) => (typeof note === 'string' ? `forbidden: ${note}` : 'a rule forbids it just now'),

  // What is played
  'card-not-held': ({ card }, words) => `whoever plays here does not hold ${words.card(card)}`,
  'card-or-counter': () => 'one card or one counter, and just one, has to be named',
  'cannot-attack': () => 'it is no attack',
  'not-for-wingmen': () => 'wingmen do not attack with it',
  'no-counter': ({ counter }, words) => `no counter left (${words.counter(counter)})`,
  'counter-plays-as-nothing': ({ counter }, words) =>
    `${words.counter(counter)} counters do not stand for a card here`,
  'counter-pays-nothing': ({ counter }, words) => `${words.counter(counter)} counters do not pay`,
  'cards-only': ({ counter }, words) => `no ${words.counter(counter)} counter can stand in for a card here`,
  'marker-does-nothing': ({ with: marker }, words) => `${words.counter(marker)} does nothing for this card`,
  'not-that-family': ({ families }, words) =>
    `the marker makes a card one of ${named(families, (id) => words.family(id))} only`,
  'one-at-a-time': () => 'a heavy-gun shot cannot also be declared another card',
  'not-agile': ({ aircraft, as }, words) =>
    `${words.aircraft(aircraft)} cannot declare a card ${words.family(as)}`,
  'role-not-agile': ({ role }) => `being agile is of no use to a ${text(role)}`,
  'not-own-turn': () => 'cards are turned into others in its own turn only',
  'agile-used': ({ uses }) => `it has declared ${count(uses, 'card')} this turn, and no more are allowed`,
  'already-that': ({ as }, words) => `it is ${words.family(as)} already`,
  'not-a-heavy-gun-card': () => 'heavy guns do not go with it',
  'heavy-gun-for-formations': () => 'wingmen fire heavy guns at formations only',
  'heavy-gun-and-gunner': () => 'gunners fire no heavy guns',

  // Whom it is played at
  'needs-target': () => 'a target has to be named',
  'needs-no-target': () => 'it is played at nobody',
  'unknown-target': ({ target }) => `there is no ${text(target)}`,
  'own-side': () => 'the target flies for the same side',
  'target-gone': ({ target }, words) => `${words.aircraft(target)} is out of the fight`,
  'another-target': ({ attacked }, words) => `only ${words.aircraft(attacked)} is attacked in this step`,
  'in-clouds': ({ target }, words) => `${words.aircraft(target)} is in clouds`,
  'other-altitude': ({ target }, words) => `the target is at ${words.altitude(target)}`,
  'engaged-elsewhere': ({ with: enemy }, words) => `its leader is engaged with ${words.aircraft(enemy)}`,
  'engaged-with-its-leader': ({ position }, words) =>
    `${words.position(position)} toward its leader, only a gunner could fire at the wingman`,
  'target-engaged': ({ with: enemy }, words) => `the target is engaged with ${words.aircraft(enemy)}`,
  'declared-by-attacking': () => 'leaders are attacked with a card, without being named first',
  'not-declared': ({ target }, words) => `an attack on ${words.aircraft(target)} has to be declared first`,
  'no-fire-card': () => 'the hand holds no card that fires',
  'no-maneuvering': () => 'wingmen do not maneuver against wingmen',
  'gunner-only': () => 'against the wingman of its pursuer only the gunner acts',

  // Where and when
  'wrong-situation': ({ needs, position }, words) =>
    `needs ${text(needs)}; it is ${words.position(position)}`,
  'no-gain': ({ position }, words) => `there is nothing to gain from ${words.position(position)}`,
  'not-enough-bursts': ({ needed, left, guns }) =>
    `needs ${count(needed, 'burst')}, ${text(left)} left${guns === 'gunner' ? ' for the gunner' : ''}`,
  'no-gun-bears': ({ position }, words) => `no gun bears when ${words.position(position)}`,
  'position-first': () => 'the friend has to be freed before anybody fires',
  'does-not-answer': ({ to }, words) => `does not answer ${words.shortCard(to)}`,
  'not-answerable': ({ card, needs }, words) =>
    `${words.shortCard(card)} is answered only when ${text(needs)}`,
  'gunner-cannot-answer': () => 'whoever fires with a gunner does not answer',
  'needs-direction': () => 'up or down has to be said',
  'no-direction': () => 'no direction goes with it',
  'nothing-to-give-up': () => 'it is not on top of anybody',
  'no-table': () => 'the pack has no disengagement table',

  // Altitude, paying, drawing
  'above-ceiling': ({ altitude, ceiling, aircraft }, words) =>
    `${words.altitude(altitude)} is above the ceiling of ${words.aircraft(aircraft)}, ${words.altitude(ceiling)}`,
  'cannot-start-there': ({ altitude, needs }, words) =>
    `nobody starts at ${words.altitude(altitude)} unless ${text(needs)}`,
  'no-such-level': ({ altitude }, words) => `there is no level beyond ${words.altitude(altitude)}`,
  'must-dive': ({ levels }) => `${count(levels, 'level')} above its ceiling, it has to dive`,
  'too-far': ({ levels }) => `it is more than ${count(levels, 'level')} away`,
  'cannot-pay': ({ due, cards }) => `costs ${count(due, 'card')}, ${text(cards)} at hand`,
  'no-such-amount': () => 'cards are drawn by whole numbers',
  'hand-full': ({ held, performance }) =>
    `${count(held, 'card')} held, and performance is ${text(performance)}`,
  'over-horsepower': ({ horsepower }) => `horsepower is ${text(horsepower)}`,
  'all-or-none': ({ most }) => `it is ${count(most, 'card')} or none`,

  // Set-up
  'unknown-option': ({ option }) => `the ruleset has no option ${text(option)}`,
  'wrong-option-value': ({ option, value }, words) => `${words.option(option)} cannot be ${text(value)}`,
  'unknown-side': ({ side }) => `there is no side ${text(side)}`,
  'wrong-number-of-elements': ({ side, elements }, words) =>
    `${words.side(side)} cannot fly ${count(elements, 'element')}`,
  'not-a-fighter': ({ aircraft }) => `the pack has no fighter ${text(aircraft)}`,
  'other-side': ({ aircraft, side }, words) =>
    `the ${words.model(aircraft)} does not fly for ${words.side(side)}`,
  'not-in-service': ({ aircraft, entered, date }, words) =>
    `the ${words.model(aircraft)} entered service in ${text(entered)}, after ${text(date)}`,
  'unequal-numbers': ({ sides, aircraft, elements }, words) =>
    `${perSide(words, sides, aircraft, elements)}; sides are equal in number unless "${words.option('balance-method')}" says otherwise`,
  'unequal-values': ({ sides, values }, words) =>
    `both sides have to be worth the same, and are worth ${valuesOf(words, sides, values)}`,
  'no-balance-value': ({ sides, values }, words) =>
    `some aircraft have no balance value (${valuesOf(words, sides, values)})`,
  'no-pilots': ({ sides }, words) =>
    `${named(sides, (id) => words.side(id))} has skilled pilots, and "${words.option('balance-method')}" does not use them`,
  'pilots-for-leaders': () => 'skilled pilots fly as leaders only',
  'pilots-for-weaker-side': ({ side }, words) => `${words.side(side)} is worth more and has skilled pilots`,
  'no-copy-left': ({ card }, words) => `the deck has no further ${words.card(card)}`,
  'element-twice': ({ element }) => `two elements are called ${text(element)}`,
  'unknown-element': ({ element }) => `there is no element ${text(element)}`,
  'unknown-altitude': ({ altitude }) => `there is no altitude ${text(altitude)}`,
  'unknown-position': ({ position }) => `there is no position ${text(position)}`,
  'unknown-step': ({ step }) => `there is no step ${text(step)}`,
  'unknown-card': ({ card }) => `the deck has no card ${text(card)}`,
  'unknown-counter': ({ counter }) => `the ruleset has no counter ${text(counter)}`,
  'unknown-rating': ({ rating }) => `the ruleset has no rating ${text(rating)}`,
  'unknown-trait': ({ trait }) => `the ruleset has no trait ${text(trait)}`,
  'unknown-crew': ({ crew }) => `the pack has no pilot ${text(crew)}`,
}

const listOf = (fact: Fact | undefined): readonly Fact[] =>
  Array.isArray(fact) ? (fact as readonly Fact[]) : []

const named = (ids: Fact | undefined, name: (id: Fact) => string): string => listed(listOf(ids).map(name))

const perSide = (
  words: Words,
  sides: Fact | undefined,
  aircraft: Fact | undefined,
  elements: Fact | undefined,
) =>
  listed(
    listOf(sides).map(
      (side, at) =>
        `${words.side(side)} has ${text(listOf(aircraft)[at])} aircraft in ${count(listOf(elements)[at], 'element')}`,
    ),
  )

const valuesOf = (words: Words, sides: Fact | undefined, values: Fact | undefined): string =>
  listed(listOf(sides).map((side, at) => `${words.side(side)} ${text(listOf(values)[at] ?? '?')}`))
