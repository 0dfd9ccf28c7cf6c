// [6.2] Who may answer which card with what: the deck's own lists and conditions, read at the table.
import type { CardAnswer, CardType } from '../../../schemas/generated/compiled.ts'
import type { Refusal, RuleId } from '../../kernel/game.ts'
import { cardOf, entry, lookUp, typeOf } from './content.ts'
import { refuse } from './inputs.ts'
import { positionOf } from './position.ts'
import { holds, responseValues, type ResponseValues } from './situation.ts'
import type { ExchangeFrame, PlayedCard } from './state.ts'
import { aircraftOf, heldCard, unitOf, type Play } from './table.ts'

export function judgeAnswer(play: Play, frame: ExchangeFrame, card: string): Refusal | undefined {
  const type = lookUp(play.content.cards, card)
  if (!type || !heldCard(unitOf(play, frame.answers), card)) return refuse('card-not-held', ['6.2'], { card })
  if (frame.guns === 'gunner' && frame.answers === frame.attacker)
    return refuse('gunner-cannot-answer', ['9.2.2'], { card })
  const last = lastOf(frame)
  const values = valuesOf(play, frame, last)
  return judgeAnswerable(play, frame, last, values) ?? judgeLists(play, frame, card, type, last, values)
}

/** The rules by which a legal answer answers. */
export function answerRules(play: Play, frame: ExchangeFrame, card: string): readonly RuleId[] {
  const last = lastOf(frame)
  const values = valuesOf(play, frame, last)
  const found = entriesFor(
    entry(play.content.cards, card),
    cardOf(play.content, last.card),
    typeOf(last.card),
  ).find(({ when }) => holds(when, values))
  return found?.rules ?? []
}

export function lastOf({ chain }: ExchangeFrame): PlayedCard {
  const last = chain.at(-1)
  if (!last) throw new Error('an exchange begins with a card')
  return last
}

/** [7.3.5-stop, 8.2.3] Some attacks can be stopped by few; in a chain the same cards answer as usual. */
function judgeAnswerable(
  play: Play,
  frame: ExchangeFrame,
  last: PlayedCard,
  values: ResponseValues,
): Refusal | undefined {
  const { attack } = cardOf(play.content, last.card)
  const limit = attack?.['answerable-when']
  const binds = frame.chain.length === 1 || play.state.table.options['self-attack-answers'] === 'always'
  if (!limit || !binds || limit.evaluate(values)) return undefined
  return refuse('not-answerable', attack.rules ?? [], { card: typeOf(last.card), needs: limit.text })
}

function judgeLists(
  play: Play,
  frame: ExchangeFrame,
  card: string,
  type: CardType,
  last: PlayedCard,
  values: ResponseValues,
): Refusal | undefined {
  const to = typeOf(last.card)
  const entries = entriesFor(type, cardOf(play.content, last.card), to)
  const answers = type['responds-to'].map((each) => each.to)
  if (entries.length === 0) {
    const rules = answers.length === 0 ? ['2.2a', '6.2'] : ['2.2d', ...(type.rules ?? [])]
    return refuse('does-not-answer', rules, { card, to, answers })
  }
  if (entries.some(({ when }) => holds(when, values))) return undefined
  const [first] = entries
  const position = positionOf(play, unitOf(play, frame.answers).id, unitOf(play, last.by).id)
  return refuse('wrong-situation', first?.rules ?? [], { card, to, needs: first?.when?.text ?? '', position })
}

const entriesFor = (type: CardType, to: CardType, toId: string): readonly CardAnswer[] =>
  type['responds-to'].filter(
    (each) => (each.to === 'any' || each.to === to.family) && (each.card === undefined || each.card === toId),
  )

const valuesOf = (play: Play, frame: ExchangeFrame, last: PlayedCard): ResponseValues =>
  responseValues(play, aircraftOf(play, frame.answers), aircraftOf(play, last.by), frame.chain.length === 1)
