// A command of the command line: what it is called, what it takes, and what it does.
import type { ParseArgsConfig } from 'node:util'

export interface Command {
  readonly name: string
  /** What follows the name in a call. */
  readonly synopsis: string
  readonly summary: string
  readonly example: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** One line for each option, by name. */
  readonly help: Readonly<Record<string, string>>
  run(call: Call): Promise<number> | number
}

export interface Call {
  readonly paths: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
}

export const EXIT = { fine: 0, errors: 1, usage: 2 } as const
