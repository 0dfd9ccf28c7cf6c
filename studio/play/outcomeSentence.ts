import type { Outcome } from '../../runtime/index.ts'
import { listed } from './phrases.ts'
import type { Words } from './words.ts'

export function outcomeSentence(outcome: Outcome | undefined, words: Words): string {
  if (!outcome) return 'The fight is over.'
  const points = Object.entries(outcome.points).map(([side, number]) => `${words.side(side)} ${number}`)
  const result = outcome.winner === undefined ? 'Nobody has won' : `${words.side(outcome.winner)} has won`
  return `The fight is over. ${result}: ${listed(points)}.`
}
