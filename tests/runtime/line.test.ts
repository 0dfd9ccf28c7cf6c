// A game is its log: playing on gives a new line, undoing and branching give the old ones back.
import { expect, it } from 'vitest'
import { beginLine, branchAt, hashState, playOn, undo, type Line } from '../../runtime/index.ts'
import type { WildBlueInput, WildBlueSetup, WildBlueState } from '../../runtime/index.ts'
import { attack, duel, plain } from '../support/duel.ts'
import { wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()
const setup = duel({ axis: { leader: { hand: ['maneuver', 'half-loop', 'maneuver'] } } })

type DogfightLine = Line<WildBlueState, WildBlueSetup, WildBlueInput>

function lineOf(inputs: readonly WildBlueInput[]): DogfightLine {
  const begun = beginLine(game, setup, 'line')
  if (!begun.line) throw new Error(begun.refusal.code)
  return inputs.reduce<DogfightLine>((line, input) => {
    const played = playOn(game, line, input)
    if (!played.line) throw new Error(played.refusal.code)
    return played.line
  }, begun.line)
}

const pass = plain('pass', 'allied.leader')

it('plays on without touching the line it came from', () => {
  const before = lineOf([attack('maneuver')])
  const hash = hashState(before.state)
  const { line } = playOn(game, before, pass)
  expect(line?.log.inputs).toHaveLength(2)
  expect(before.log.inputs).toHaveLength(1)
  expect(hashState(before.state)).toBe(hash)
})

it('gives the refusal of an input that is none, and no line', () => {
  expect(playOn(game, lineOf([]), pass)).toMatchObject({ refusal: { code: 'not-your-decision' } })
  expect(beginLine(game, { elements: [] }, 'line')).toMatchObject({ refusal: { rules: ['4.2', '4.1a'] } })
})

it('undoes the last input, and branches from any before it', () => {
  const inputs = [attack('maneuver'), pass, attack('maneuver'), pass]
  const line = lineOf(inputs)
  expect(hashState(undo(game, line).state)).toBe(hashState(lineOf(inputs.slice(0, 3)).state))
  const branch = branchAt(game, line, 0)
  const other = playOn(game, branch, attack('half-loop'))
  expect(other.line?.log.inputs).toEqual([attack('half-loop')])
  expect(line.log.inputs).toEqual(inputs)
  expect(hashState(undo(game, branch).state)).toBe(hashState(branch.state))
})

it('knows the content it was played on', () => {
  expect(lineOf([]).log).toMatchObject({ system: 'wild-blue', contentHash: game.contentHash, seed: 'line' })
})
