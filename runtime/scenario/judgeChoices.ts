// Expectations about what may be done now.
import type { ExpectLegal, ExpectOffered } from '../../schemas/generated/compiled.ts'
import type { Input } from '../kernel/game.ts'
import { describeInput, describeRefusal, listed } from './describe.ts'
import { missingFrom, NO_CLAIM, type Complaint, type Scene } from './judge.ts'

export function judgeLegal<S, U, I extends Input, V>(
  { game, host, moment: { state }, carry }: Scene<S, U, I, V>,
  { input: given, is, code, rules }: ExpectLegal,
): Complaint[] {
  const { input, problem } = host.read(state, given)
  if (problem !== undefined) return [{ expected: 'an input that can be judged', found: problem }]
  const refusal = game.whyNot(state, input)
  const told = refusal ? `refused: ${describeRefusal(refusal)}` : 'it is legal'
  const wanted = `${describeInput(input)} ${is ? 'is legal' : 'is refused'}`
  if ((refusal === undefined) !== is) return [{ expected: wanted, found: told }]
  const cited = refusal ? refusal.rules : game.cite(state, input)
  carry(cited)
  const missing = missingFrom(rules, cited)
  return [
    ...(code !== undefined && code !== refusal?.code
      ? [{ expected: `${wanted} with code ${code}`, found: told }]
      : []),
    ...(missing.length > 0
      ? [{ expected: `${wanted} by ${listed(missing)}`, found: `by ${listed(cited)}` }]
      : []),
  ]
}

export function judgeOffered<S, U, I extends Input, V>(
  { game, host, moment: { state }, carry }: Scene<S, U, I, V>,
  { by, cards, includes = [], excludes = [] }: ExpectOffered,
): Complaint[] {
  if (!cards && includes.length + excludes.length === 0) return [NO_CLAIM]
  const decision = game.decision(state)
  const expected = `${by} chooses`
  if (!decision) return [{ expected, found: 'the game is over' }]
  if (decision.seat !== host.seatOf(state, by))
    return [{ expected, found: `${decision.seat} decides now (${decision.kind})` }]
  carry(decision.rules)
  const choices = decision.choices.filter((choice) => concerns(choice, by))
  const words = choices.map(wordsOf)
  const found = `offered: ${listed(choices.map(describeInput))}`
  const isOffered = (word: string): boolean => words.some((each) => each.includes(word))
  const isWord = (word: string): boolean =>
    /^\d+$/.test(word) || host.words.has(word) || host.aircraft(state, word) !== undefined
  const playable = [...new Set(choices.flatMap(cardOf))].sort()
  const complaints = [...includes, ...excludes]
    .filter((word) => !isWord(word))
    .map((word) => ({ expected: 'words that choices are made of', found: `no choice ever has "${word}"` }))
  if (cards && playable.join() !== [...new Set(cards)].sort().join())
    complaints.push({ expected: `${by} may play ${listed(cards)}`, found: listed(playable) })
  const absent = includes.filter((word) => !isOffered(word))
  if (absent.length > 0) complaints.push({ expected: `${by} is offered ${listed(absent)}`, found })
  const present = excludes.filter(isOffered)
  if (present.length > 0) complaints.push({ expected: `${by} is not offered ${listed(present)}`, found })
  return complaints
}

/** A unit's choices are those of its aircraft too, and an aircraft may choose for its unit. */
const concerns = ({ by }: Input, name: string): boolean =>
  by === name || by.startsWith(`${name}.`) || name.startsWith(`${by}.`)

function wordsOf(choice: Input): string[] {
  const { seat: _seat, by: _by, ...told } = choice
  return Object.values(told).map(String)
}

function cardOf(choice: Input): string[] {
  const { card } = choice as Input & { readonly card?: unknown }
  return typeof card === 'string' ? [card] : []
}
