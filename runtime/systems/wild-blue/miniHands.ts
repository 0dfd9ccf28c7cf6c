// [10.1] The wingman's mini-hand: drawn to attack or when attacked, gone when the step is over.
import type { RuleId } from '../../kernel/game.ts'
import { entry } from './content.ts'
import { discardAll, drawCards } from './piles.ts'
import { ratingRules, ruleNumber } from './ratings.ts'
import type { CardId, ElementState } from './state.ts'
import { flyerOf, option, type Flyer, type Play } from './table.ts'

/** [10.1.1, 10.4b, 10.5b] As many cards as the offensive rating says. */
export const drawOffence = (play: Play, wingman: Flyer, rules: readonly RuleId[]): void => {
  draw(play, wingman, 'offensive', 'attacking-mini-hand', rules)
}

/** [10.1.2, 10.5c, 10.6.1] As many as the defensive rating says; leaders defend with their own hand. */
export function drawDefence(play: Play, target: Flyer, rules: readonly RuleId[]): void {
  if (target.aircraft.role !== 'wingman' || target.element.miniHand.length > 0) return
  draw(play, target, 'defensive', 'defending-mini-hand', rules)
}

function draw(
  play: Play,
  wingman: Flyer,
  rating: string,
  number: 'attacking-mini-hand' | 'defending-mini-hand',
  rules: readonly RuleId[],
): void {
  const { element, aircraft } = wingman
  const cards = ruleNumber(play, wingman, play.content.ruleset.dogfight[number])
  const drawn = drawCards(play, element, 'miniHand', cards, rules)
  play.sink?.({
    kind: 'mini-hand-drawn',
    rules: ['10.1', ...rules, '5.4.2', ...ratingRules(play, wingman, rating)],
    facts: { aircraft: aircraft.id, cards: drawn.length },
    seenBy: 'all',
  })
}

export const dropMiniHand = (play: Play, element: ElementState, rules: readonly RuleId[]): void => {
  discardAll(play, element, 'miniHand', element.wingman?.id ?? element.id, rules)
}

/** [10.4e, 10.5f] What the attacker and a wingman it attacked have left when the wingman step ends. */
export function dropLeftovers(play: Play, attacker: ElementState, target: string | null): void {
  const defender = wingmanAttacked(play, target)
  const rules = defender ? ['10.5f'] : ['10.4e']
  dropMiniHand(play, attacker, rules)
  if (defender) dropMiniHand(play, defender, rules)
}

/** [10.1] What a wingman has left of its defence against a leader. Under an option it stays. */
export function dropDefence(play: Play, target: string | null): void {
  const defender = wingmanAttacked(play, target)
  if (defender && option(play, 'mini-hand-leftovers') !== 'keep')
    dropMiniHand(play, defender, ['10.1', '10.6'])
}

function wingmanAttacked(play: Play, target: string | null): ElementState | undefined {
  const flyer = target === null ? undefined : flyerOf(play, target)
  return flyer?.aircraft.role === 'wingman' ? flyer.element : undefined
}

/** [10.5c, 10.6.1] A card that fires, as an attack on a wingman needs one. */
export const fireCard = ({ content }: Play, hand: readonly CardId[]): CardId | undefined =>
  hand.find((card) =>
    content.ruleset.firing['fire-families'].includes(
      entry(content.cards, entry(content.typeOf, card)).family,
    ),
  )

/** The enemy learns that there is one, and under an option which. */
export function tellFireCard(play: Play, wingman: string, card: CardId, rules: readonly RuleId[]): void {
  const shown = option(play, 'show-fire-card') === 'shown' ? entry(play.content.typeOf, card) : null
  play.sink?.({ kind: 'fire-card-held', rules, facts: { by: wingman, card: shown }, seenBy: 'all' })
}
