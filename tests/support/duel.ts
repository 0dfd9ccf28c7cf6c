// A situation between two elements, told by what matters in it: whose turn, who holds what, how they stand.
import type { ElementSetup, WildBlueInput, WildBlueSetup } from '../../runtime/index.ts'

export interface Duel extends Omit<WildBlueSetup, 'elements' | 'situation'> {
  readonly axis?: Partial<ElementSetup>
  readonly allied?: Partial<ElementSetup>
  /** Of the axis leader toward the allied one. */
  readonly position?: string
  readonly active?: 'axis' | 'allied'
  readonly step?: string
  readonly turn?: number
}

/** An MC.202 and a P-47C at medium altitude, neutral and without cards, the axis in its leader step of turn 2. */
export function duel({
  axis = {},
  allied = {},
  position = 'neutral',
  active = 'axis',
  step = 'leader',
  turn = 2,
  ...rest
}: Duel = {}): WildBlueSetup {
  const bare = { altitude: 'medium', leader: { hand: [] } }
  return {
    ...rest,
    elements: [
      { side: 'axis', aircraft: 'mc-202', ...bare, ...axis },
      { side: 'allied', aircraft: 'p-47c', ...bare, ...allied },
    ],
    situation: {
      turn,
      active,
      step,
      positions: position === 'neutral' ? [] : [{ of: 'axis', toward: 'allied', is: position }],
    },
  }
}

export const attack = (
  card: string,
  target: string | undefined = 'allied.leader',
  by = 'axis.leader',
): WildBlueInput => ({
  seat: by.split('.')[0] ?? '',
  do: 'attack',
  by,
  card,
  ...(target === '' ? {} : { target }),
})

export const respond = (card: string, by = 'allied.leader'): WildBlueInput => ({
  seat: by.split('.')[0] ?? '',
  do: 'respond',
  by,
  card,
})

export const plain = (what: 'pass' | 'end-step' | 'stay' | 'climb' | 'dive', by: string): WildBlueInput => ({
  seat: by.split('.')[0] ?? '',
  do: what,
  by,
})
