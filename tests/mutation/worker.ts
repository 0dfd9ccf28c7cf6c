// Tries mutants, one after another as they are handed over.
import { parentPort, workerData } from 'node:worker_threads'
import type { Mutant } from './mutant.ts'
import { MutationBench, type Fate, type Files } from './mutationBench.ts'

export interface WorkerStart {
  readonly files: Files
  readonly pack: string
  readonly kills: Readonly<Record<string, number>>
}

export interface Task {
  readonly mutant: Mutant
  readonly first: string | undefined
}

export type Answer = { readonly failing: readonly string[] } | { readonly fate: Fate }

const { files, pack, kills } = workerData as WorkerStart
const bench = new MutationBench(files, pack, kills)
const answer = (message: Answer): void => parentPort?.postMessage(message)
parentPort?.on('message', ({ mutant, first }: Task) => {
  answer({ fate: bench.try(mutant, first) })
})
answer({ failing: bench.failing })
