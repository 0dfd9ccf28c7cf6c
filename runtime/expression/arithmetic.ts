/**
 * Total integer arithmetic. Results saturate at ±NUMBER_LIMIT: two numbers within it have an exact sum, and a
 * product that is either exact or far beyond it, so no result is rounded, infinite or not a number.
 * Emitted modules call these functions wherever a plain operator might saturate or give a negative zero.
 */

/** No evaluation leaves ±NUMBER_LIMIT. */
export const NUMBER_LIMIT = 1_000_000_000_000_000

/** Hosts give numbers within ±INPUT_LIMIT, so that everyday sums and products provably need no check. */
export const INPUT_LIMIT = 1_000_000

export function plus(left: number, right: number): number {
  return saturate(left + right)
}

export function minus(left: number, right: number): number {
  return saturate(left - right)
}

export function times(left: number, right: number): number {
  return saturate(left * right)
}

/** Half, rounded up, toward positive infinity: 3 gives 2, -3 gives -1. */
export function halfUp(value: number): number {
  return Math.ceil(value / 2) + 0
}

/** Half, rounded down, toward negative infinity: 3 gives 1, -3 gives -2. */
export function halfDown(value: number): number {
  return Math.floor(value / 2)
}

function saturate(value: number): number {
  if (value > NUMBER_LIMIT) return NUMBER_LIMIT
  if (value < -NUMBER_LIMIT) return -NUMBER_LIMIT
  // Adding zero turns -0 into 0, which would otherwise differ in hashes and snapshots.
  return value + 0
}
