// Hands mutants to workers. A mutant that never comes back has made the game endless, and is noticed by that.
import { Worker } from 'node:worker_threads'
import { labelOf, type Mutant } from './mutant.ts'
import type { Fate } from './mutationBench.ts'
import type { Tried } from './report.ts'
import type { Answer, Task, WorkerStart } from './worker.ts'

const PATIENCE_MS = 30_000

export interface TryOptions extends WorkerStart {
  readonly script: URL
  readonly workers: number
  /** By label: the scenario that killed the mutant the last time. */
  readonly killers: Readonly<Record<string, string>>
  readonly progress: (done: number) => void
  /** Told once a worker: scenarios that fail without any mutant. */
  readonly failing: (scenarios: readonly string[]) => void
}

export async function tryAll(mutants: readonly Mutant[], options: TryOptions): Promise<Tried[]> {
  const queue = [...mutants.entries()]
  const tried = new Map<number, Tried>()
  const work = async (): Promise<void> => {
    let worker = await startWorker(options)
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, mutant] = next
      const fate = await tryOne(worker, { mutant, first: options.killers[labelOf(mutant)] })
      tried.set(index, { mutant, fate: fate ?? { fate: 'killed', by: 'no end in sight' } })
      options.progress(tried.size)
      if (!fate) {
        await worker.terminate()
        worker = await startWorker(options)
      }
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: options.workers }, work))
  return mutants.flatMap((_, index) => tried.get(index) ?? [])
}

async function startWorker({ script, files, pack, kills, failing }: TryOptions): Promise<Worker> {
  const worker = new Worker(script, { workerData: { files, pack, kills } satisfies WorkerStart })
  const answer = await answerOf(worker)
  if ('failing' in answer) failing(answer.failing)
  return worker
}

async function tryOne(worker: Worker, task: Task): Promise<Fate | undefined> {
  const answered = answerOf(worker)
  worker.postMessage(task)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, undefined)))
  const answer = await Promise.race([answered, late])
  clearTimeout(timer)
  return answer && 'fate' in answer ? answer.fate : undefined
}

const answerOf = (worker: Worker): Promise<Answer> =>
  new Promise((resolve, reject) => {
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject)
      resolve(answer)
    })
    worker.once('error', reject)
  })
