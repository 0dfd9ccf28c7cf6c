// Expectations about who has won, and about what a player can see.
import type { ExpectView, ExpectWinner } from '../../schemas/generated/compiled.ts'
import type { Input } from '../kernel/game.ts'
import { listed } from './describe.ts'
import { NO_CLAIM, type Complaint, type Scene } from './judge.ts'

export function judgeWinner<S, U, I extends Input, V>(
  { game, moment: { state }, carry }: Scene<S, U, I, V>,
  { is }: ExpectWinner,
): Complaint[] {
  const outcome = game.outcome(state)
  carry(outcome?.rules ?? [])
  const found = outcome ? (outcome.winner ?? 'draw') : 'none'
  return found === is ? [] : [{ expected: `winner: ${is}`, found: outcome ? found : 'the game goes on' }]
}

export function judgeView<S, U, I extends Input, V>(
  { game, host, moment: { state }, carry }: Scene<S, U, I, V>,
  { player, of, sees = [], hides = [] }: ExpectView,
): Complaint[] {
  if (sees.length + hides.length === 0) return [NO_CLAIM]
  if (!host.seats(state).includes(player))
    return [{ expected: `${player} plays`, found: `players: ${listed(host.seats(state))}` }]
  if (host.seatOf(state, of) === undefined)
    return [{ expected: `view of ${of}`, found: 'there is no such thing in this game' }]
  const view = game.view(state, player)
  const complain = (sight: string, shown: boolean): Complaint[] => {
    const look = Object.hasOwn(host.sights, sight) ? host.sights[sight] : undefined
    if (!look)
      return [
        { expected: `something to see`, found: `"${sight}"; known are ${listed(Object.keys(host.sights))}` },
      ]
    carry(host.sightRules?.[sight] ?? [])
    if (look(view, of) === shown) return []
    const words = shown ? ['sees', 'hidden'] : ['does not see', 'shown']
    return [{ expected: `${player} ${words[0] ?? ''} ${sight} of ${of}`, found: words[1] ?? '' }]
  }
  return [
    ...sees.flatMap((sight) => complain(sight, true)),
    ...hides.flatMap((sight) => complain(sight, false)),
  ]
}
