// One expectation, judged by whoever can answer it: the kernel's game, or the rule system that knows its table.
import type { Expectation } from '../../schemas/generated/compiled.ts'
import type { Input } from '../kernel/game.ts'
import type { Complaint, Scene } from './judge.ts'
import { judgeLegal, judgeOffered } from './judgeChoices.ts'
import { judgeEvent, judgeRating } from './judgeLog.ts'
import { judgeView, judgeWinner } from './judgeOutcome.ts'
import { judgeTable, type TableExpectation } from './judgeTable.ts'

export function judgeExpectation<S, U, I extends Input, V>(
  scene: Scene<S, U, I, V>,
  expectation: Expectation,
): Complaint[] {
  if (isAboutTable(expectation)) return judgeTable(scene, expectation)
  switch (expectation.that) {
    case 'rating':
      return judgeRating(scene, expectation)
    case 'legal':
      return judgeLegal(scene, expectation)
    case 'offered':
      return judgeOffered(scene, expectation)
    case 'winner':
      return judgeWinner(scene, expectation)
    case 'event':
      return judgeEvent(scene, expectation)
    case 'view':
      return judgeView(scene, expectation)
  }
}

const OF_ANY_GAME: readonly string[] = ['rating', 'legal', 'offered', 'winner', 'event', 'view']

const isAboutTable = (expectation: Expectation): expectation is TableExpectation =>
  !OF_ANY_GAME.includes(expectation.that)
