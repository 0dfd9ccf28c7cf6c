// What the game asks, by the kind of its decision. Each goes on from "P-47D, ".
export const QUESTIONS: Readonly<Record<string, string>> = {
  'start-altitude': 'at which altitude does it start? Nobody else sees it yet.',
  'next-element': 'which element acts next?',
  'wingman-target': 'whom does the wingman attack?',
  'wingman-attack': 'attack with the mini-hand, or end the step.',
  altitude: 'climb, dive or stay?',
  follow: 'its enemy changes altitude. Follow?',
  pay: 'which card pays?',
  'leader-attack': 'attack, or end the step.',
  answer: 'answer the last card, or pass.',
  'clouds-exit': 'where does it come out of the clouds? Nobody else sees it yet.',
  draw: 'how many cards does it draw?',
  discard: 'discard any card, or end the step.',
}
