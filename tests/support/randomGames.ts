// Random games of wild-blue: any set-up that its rules allow, and any choices. All comes from one number, so a game
// that shows a mistake can be played again.
import type { WildBlueGame, WildBlueInput, WildBlueSetup, WildBlueState } from '../../runtime/index.ts'

/** A small generator of its own: tests do not need good numbers but the same ones each time. */
export function numbers(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    state = (Math.imul(state ^ (state >>> 12), 0x297a2d39) ^ (state >>> 15)) >>> 0
    return Math.floor((state / 0x100000000) * below)
  }
}

export interface Hangar {
  readonly bySide: Readonly<Record<string, readonly string[]>>
  readonly options: Readonly<Record<string, readonly (boolean | number | string)[]>>
}

/** One to four elements a side, as many lone leaders on either, and now and then an option that is not the usual one. */
export function randomSetup({ bySide, options }: Hangar, seed: number): WildBlueSetup {
  const pick = numbers(seed)
  const pairs = 1 + Math.floor(pick(8) / 2)
  const elements = Array.from({ length: pairs }, () => pick(5) === 0).flatMap((lone) =>
    Object.entries(bySide).map(([side, aircraft]) => ({
      side,
      aircraft: aircraft[pick(aircraft.length)] ?? '',
      lone,
    })),
  )
  const chosen = Object.entries(options).flatMap(([id, values]) =>
    pick(4) === 0 ? [[id, values[pick(values.length)]]] : [],
  )
  return { elements, options: Object.fromEntries(chosen) as NonNullable<WildBlueSetup['options']> }
}

export interface Step {
  readonly state: WildBlueState
  readonly choices: readonly WildBlueInput[]
  readonly kind: string
  readonly seat: string
  readonly choice: WildBlueInput
}

/** Leaving and ending are one choice in many, or few games would come to anything. */
const RARE = new Set(['disengage', 'end-step', 'pass'])

/** Plays to the end and gives the inputs; `each` sees every decision before it is taken. */
export function playOut(
  game: WildBlueGame,
  state: WildBlueState,
  seed: number,
  each?: (step: Step) => void,
): WildBlueInput[] {
  const pick = numbers(seed + 1)
  const inputs: WildBlueInput[] = []
  for (let decision = game.decision(state); decision; decision = game.decision(state)) {
    const { choices, kind, seat } = decision
    const acting = choices.filter((choice) => !RARE.has(choice.do))
    const from = acting.length > 0 && pick(4) > 0 ? acting : choices
    const choice = from[pick(from.length)]
    if (!choice) throw new Error(`nobody can choose at ${kind}`)
    each?.({ state, choices, kind, seat, choice })
    const refusal = game.apply(state, choice)
    if (refusal) throw new Error(`${JSON.stringify(choice)} was offered and refused: ${refusal.code}`)
    inputs.push(choice)
    if (inputs.length > 5000) throw new Error('the game does not end')
  }
  return inputs
}
