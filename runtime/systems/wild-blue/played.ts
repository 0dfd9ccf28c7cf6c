// Words of a ruleset that this rule system acts on. A ruleset may declare others, but they would do nothing: the compiler
// says so (check/not-played).

/** Steps of an element's turn. The final step belongs to the whole fight. */
export const STEPS = ['wingman', 'altitude', 'leader', 'discard', 'draw'] as const
export type PlayedStep = (typeof STEPS)[number]

/** Actions that may be permitted and forbidden. */
export const ACTIONS = [
  'voluntary-disengage',
  'change-altitude',
  'give-up-position',
  'attack',
  'respond',
  'fire-bursts',
  'fire-gunner',
  'play-as-scissors',
  'use-heavy-gun',
  'draw-cards',
  'discard-cards',
] as const
export type Action = (typeof ACTIONS)[number]

/** Options that a dogfight asks for. */
export const OPTIONS = [
  'agile-counters',
  'agile-wingmen',
  'attack-promoted',
  'balance-combined',
  'balance-method',
  'cannon-bonus-special',
  'clouds-climb',
  'clouds-last-turn',
  'counter-owner',
  'damaged-jet-counters',
  'disengage-damaged',
  'disengage-ends',
  'disengage-in-clouds',
  'draw-amount',
  'early-end',
  'empty-piles',
  'engaged-leader-and-wingmen',
  'follow-payment',
  'forced-dive',
  'gunner-evasion',
  'gunner-evasion-moment',
  'gunner-limit',
  'hand-size-seen',
  'heavy-gun-special',
  'lone-leader-gain',
  'mini-hand-leftovers',
  'mini-hand-moment',
  'no-gain-plays',
  'points-stacking',
  'promotion-cockpit',
  'promotion-counters',
  'rating-floor',
  'reshuffle-moment',
  'roll-climb-payment',
  'self-attack-answers',
  'self-attack-target',
  'show-fire-card',
  'start-above-ceiling',
  'targets-after-altitude',
  'to-the-death',
  'turret-fighter-maneuvers',
  'uneven-order',
  'wingman-position',
] as const
export type PlayedOption = (typeof OPTIONS)[number]
