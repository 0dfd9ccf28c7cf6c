// Expectations about a hand of cards. A hand has no order and may hold a card type several times.
import type { ExpectHand } from '../../schemas/generated/compiled.ts'
import type { Fact } from '../kernel/game.ts'
import { listed } from './describe.ts'
import { NO_CLAIM, type Complaint } from './judge.ts'

export function judgeHand(subject: string, expectation: ExpectHand, cards: Fact | undefined): Complaint[] {
  const held = (Array.isArray(cards) ? cards : []) as readonly string[]
  const { count, is, has, lacks } = expectation
  if (count === undefined && !is && !has && !lacks) return [NO_CLAIM]
  const complaints: Complaint[] = []
  const complain = (expected: string): void => {
    complaints.push({ expected: `${subject}: ${expected}`, found: `${held.length} cards: ${listed(held)}` })
  }
  if (count !== undefined && held.length !== count) complain(`${count} cards`)
  if (is && (is.length !== held.length || without(is, held).length > 0)) complain(`just ${listed(is)}`)
  if (has && without(has, held).length > 0) complain(`with ${listed(without(has, held))}`)
  const unwanted = (lacks ?? []).filter((card) => held.includes(card))
  if (unwanted.length > 0) complain(`without ${listed(unwanted)}`)
  return complaints
}

/** What of the wanted cards is not held, each copy counted. */
function without(wanted: readonly string[], held: readonly string[]): string[] {
  const left = [...held]
  return wanted.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
