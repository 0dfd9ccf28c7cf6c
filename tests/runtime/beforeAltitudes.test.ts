// Between set-up and the reveal of the starting altitudes an element is at none.
import { expect, it } from 'vitest'
import { start, wildBlueGame } from '../support/wildBlue.ts'

const game = wildBlueGame()
const state = start(game, {
  elements: [
    { side: 'allied', aircraft: 'p-47d' },
    { side: 'axis', aircraft: 'bf-109g' },
  ],
})

it('[8.3.1] no altitude changes a rating yet', () => {
  expect(game.explain(state, 'allied.leader', 'horsepower')?.changes).toEqual([])
})

it('[4.5] everyone sees who has chosen, and only the owner what', () => {
  game.apply(state, { seat: 'allied', do: 'choose-altitude', by: 'allied', altitude: 'low' })
  const seen = (seat: string) =>
    game.view(state, seat).elements.map(({ hasChosen, secretAltitude }) => [hasChosen, secretAltitude])
  expect(seen('allied')).toEqual([
    [true, 'low'],
    [false, null],
  ])
  expect(seen('axis')).toEqual([
    [true, null],
    [false, null],
  ])
})
