export interface RunningStudio {
  readonly address: string
  /** Resolves to the exit code. */
  stop(): Promise<number | null>
}
export function startStudio(...args: string[]): Promise<RunningStudio>
