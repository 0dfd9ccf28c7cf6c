// One expectation, judged by whoever can answer it.
import type { Expectation } from '../../schemas/generated/compiled.ts'
import type { Input } from '../kernel/game.ts'
import type { Complaint, Scene } from './judge.ts'
import { judgeLegal, judgeOffered } from './judgeChoices.ts'
import { judgeEvent, judgeRating } from './judgeLog.ts'
import { judgeView, judgeWinner } from './judgeOutcome.ts'
import { judgeTable } from './judgeTable.ts'

export function judgeExpectation<S, U, I extends Input, V>(
  scene: Scene<S, U, I, V>,
  expectation: Expectation,
): Complaint[] {
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
    case 'position':
    case 'altitude':
    case 'hits':
    case 'state':
    case 'hand':
    case 'counters':
    case 'bursts':
    case 'attack':
    case 'points':
    case 'turn':
    case 'target':
    case 'place':
    case 'track':
    case 'drawn':
    case 'deck':
    case 'used':
      return judgeTable(scene, expectation)
  }
}
