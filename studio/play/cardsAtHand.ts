// The cards of whoever decides, and why some of them cannot be played now.
import type { CompiledPack, Refusal, WildBlueInput, WildBlueView } from '../../runtime/index.ts'
import type { Fight } from '../state/playSession.ts'
import { deckOf } from './content.ts'
import type { SeenElement, SeenTable } from './seenTable.ts'

type Decision = NonNullable<Fight['decision']>

export interface CardAtHand {
  readonly card: string
  readonly copies: number
  /** The choices that play it. */
  readonly choices: readonly WildBlueInput[]
  /** Of the most natural way to play it; undefined where it can be played. */
  readonly refusal: Refusal | undefined
}

export interface Held {
  /** The leader or the wingman that plays from it. */
  readonly aircraft: string
  /** Whether it is this hand that cards are taken from now. */
  readonly inPlay: boolean
  readonly cards: readonly CardAtHand[]
}

/** Leader's hand and mini-hand of the element that decides, or of all that may be named. */
export function cardsAtHand({ game, pack, view, fight }: SeenTable): readonly Held[] {
  const { line, decision } = fight
  if (!decision) return []
  const at = (card: string): Omit<CardAtHand, 'card' | 'copies'> => {
    const choices = decision.choices.filter((choice) => 'card' in choice && choice.card === card)
    const natural = naturalInput(pack, view, decision, card)
    return { choices, refusal: choices.length > 0 ? undefined : game.whyNot(line.state, natural) }
  }
  const isMini = (element: SeenElement): boolean => decision.by === element.wingman?.id
  return deciding(view, decision).flatMap((element): Held[] => {
    const { leader, wingman, hand, miniHand } = element
    const own = { aircraft: leader.id, inPlay: !isMini(element), cards: counted(hand ?? [], at) }
    if (!wingman || !miniHand || (miniHand.length === 0 && own.inPlay)) return [own]
    return [own, { aircraft: wingman.id, inPlay: isMini(element), cards: counted(miniHand, at) }]
  })
}

function deciding({ elements }: WildBlueView, { by, choices }: Decision): readonly SeenElement[] {
  const acting = new Set(by === undefined ? choices.map((choice) => choice.by) : [by])
  return elements.filter(({ id, leader, wingman }) =>
    [id, leader.id, wingman?.id].some((each) => each !== undefined && acting.has(each)),
  )
}

const counted = (
  hand: readonly string[],
  at: (card: string) => Omit<CardAtHand, 'card' | 'copies'>,
): readonly CardAtHand[] =>
  [...new Set(hand)].map((card) => ({
    card,
    copies: hand.filter((each) => each === card).length,
    ...at(card),
  }))

/** What a player who points at the card would mean by it. */
function naturalInput(
  pack: CompiledPack,
  view: WildBlueView,
  { seat, kind, by = '' }: Decision,
  card: string,
): WildBlueInput {
  switch (kind) {
    case 'answer':
      return { seat, do: 'respond', by, card }
    case 'pay':
    case 'discard':
      return { seat, do: kind, by, card }
    default:
      return { seat, do: 'attack', by, card, ...aimOf(pack, view, by, card) }
  }
}

/** The aircraft under attack, else the enemy engaged with, else the nearest; and a direction where one is due. */
function aimOf(
  pack: CompiledPack,
  { step, elements, engagements }: WildBlueView,
  by: string,
  card: string,
): { target?: string; direction?: 'up' } {
  const attack = deckOf(pack)?.cards[card]?.attack
  const turns = attack?.effects.some((op) => op.op === 'change-altitude' && op.direction === 'either')
  const direction = turns ? ({ direction: 'up' } as const) : {}
  if (!attack?.['needs-target']) return direction
  const own = elements.find(({ leader, wingman }) => leader.id === by || wingman?.id === by)
  const bond = engagements.find(({ of, toward }) => of === own?.id || toward === own?.id)
  const enemies = elements.filter(({ side, leader }) => side !== own?.side && leader.fate === 'flying')
  const near =
    enemies.find(({ id }) => id === bond?.of || id === bond?.toward) ??
    enemies.find(({ altitude, inClouds }) => altitude === own?.altitude && !inClouds) ??
    enemies[0]
  const target = step?.target ?? near?.leader.id
  return { ...direction, ...(target === undefined ? {} : { target }) }
}
