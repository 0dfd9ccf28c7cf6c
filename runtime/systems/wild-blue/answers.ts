// [6.2] Who may answer which card with what: the deck's own lists and conditions, read at the table.
import type { Refusal, RuleId } from '../../kernel/game.ts'
import { judgeFree } from './actions.ts'
import { judgeMeant, typeMeant, type Meant } from './cardPlay.ts'
import { entry } from './content.ts'
import type { ExchangeFrame, PlayedCard } from './frames.ts'
import { refuse } from './inputs.ts'
import { engagedWith, positionOf } from './position.ts'
import { holds, limitValues, responseValues, type ResponseValues } from './situation.ts'
import { flyerOf, option, type Flyer, type Play } from './table.ts'

/** Whoever may answer the last card. */
export function answererOf(play: Play, { answers }: ExchangeFrame): Flyer {
  if (answers === null) throw new Error('nobody may answer')
  return flyerOf(play, answers)
}

/** The last card that stops the one before it; the attack where there is none. */
export function lastOf({ content }: Play, { chain }: ExchangeFrame): PlayedCard {
  const last = chain.findLast(({ as }, at) => at === 0 || entry(content.cards, as).response?.stops !== false)
  if (!last) throw new Error('an exchange begins with a card')
  return last
}

export function judgeAnswer(play: Play, frame: ExchangeFrame, meant: Meant): Refusal | undefined {
  const answerer = answererOf(play, frame)
  const unheld = judgeMeant(play, answerer, meant, 'response')
  if (unheld) return unheld
  if (frame.attack.guns === 'gunner' && frame.answers === frame.attack.attacker)
    return refuse('gunner-cannot-answer', ['9.2.2'])
  const last = lastOf(play, frame)
  const forbidden = judgeFree(play, answerer, 'respond', flyerOf(play, last.by))
  if (forbidden) return forbidden
  const values = valuesOf(play, frame, last)
  return judgeAnswerable(play, frame, last) ?? judgeLists(play, answerer, meant, last, values)
}

/** The rules by which a legal answer answers. */
export function answerRules(play: Play, frame: ExchangeFrame, meant: Meant): readonly RuleId[] {
  const last = lastOf(play, frame)
  const values = valuesOf(play, frame, last)
  const found = entriesFor(play, meant, last.as).find(({ when }) => holds(when, values))
  return [
    '6.2-inverse',
    ...(found?.rules ?? []),
    ...(entry(play.content.cards, typeMeant(play, meant) ?? '').response?.rules ?? []),
    ...(frame.attack.guns === 'gunner' ? ['9.2.1'] : []),
    ...(frame.chain.length === 1 ? (limitOf(play, last)?.rules ?? []) : []),
    ...wingmanRules(play, frame, meant),
  ]
}

/** [10.2, 10.5.1] Wingmen answer as leaders do; against each other, with white cards too. */
function wingmanRules(play: Play, frame: ExchangeFrame, meant: Meant): readonly RuleId[] {
  const isWingman = (id: string | null): boolean =>
    id !== null && flyerOf(play, id).aircraft.role === 'wingman'
  if (!isWingman(frame.answers)) return []
  const { attacker, target } = frame.attack
  const white = entry(play.content.cards, typeMeant(play, meant) ?? '').colour === 'white'
  return white && isWingman(attacker) && isWingman(target) ? ['10.2', '10.5.1'] : ['10.2']
}

/** [7.3.5-stop, 8.2.3] Some attacks can be stopped by few; in a chain the same cards answer as usual. */
function judgeAnswerable(play: Play, frame: ExchangeFrame, last: PlayedCard): Refusal | undefined {
  const limit = limitOf(play, last)
  const isAttack = frame.chain.length === 1
  if (!limit || !(isAttack || option(play, 'self-attack-answers') === 'always')) return undefined
  const values = limitValues(play, answererOf(play, frame), flyerOf(play, last.by), isAttack)
  if (limit.when.evaluate(values)) return undefined
  return refuse('not-answerable', limit.rules, { card: last.as, needs: limit.when.text })
}

function limitOf({ content }: Play, { as }: PlayedCard) {
  const { 'answerable-when': when, rules = [] } = entry(content.cards, as).attack ?? {}
  return when && { when, rules }
}

function judgeLists(
  play: Play,
  answerer: Flyer,
  meant: Meant,
  last: PlayedCard,
  values: ResponseValues,
): Refusal | undefined {
  const as = typeMeant(play, meant) ?? ''
  const card = entry(play.content.cards, as)
  const entries = entriesFor(play, meant, last.as)
  if (entries.length === 0) {
    const answers = card['responds-to'].map(({ to }) => to)
    const rules =
      answers.length === 0 ? ['2.2a', '6.2'] : ['2.2d', '6.2', '6.2-inverse', ...(card.rules ?? [])]
    const { rules: answered = [] } = entry(play.content.cards, last.as)
    return refuse('does-not-answer', [...rules, ...answered], { card: as, to: last.as, answers })
  }
  if (entries.some(({ when }) => holds(when, values))) return undefined
  const [first] = entries
  return refuse('wrong-situation', first?.rules ?? [], {
    card: as,
    to: last.as,
    needs: first?.when?.text ?? '',
    position: positionOf(play, answerer.element.id, engagedWith(play, answerer.element.id)),
  })
}

const entriesFor = ({ content }: Play, meant: Meant, to: string) =>
  content.answers[typeMeant({ content }, meant) ?? '']?.[to] ?? []

const valuesOf = (play: Play, frame: ExchangeFrame, last: PlayedCard): ResponseValues =>
  responseValues(play, answererOf(play, frame), flyerOf(play, last.by), frame.chain.length === 1)
