// How far a long command has come, for someone who watches; quick commands say nothing.
const PATIENCE_MS = 1000
const STEP_MS = 100

export interface Progress {
  readonly at: (done: number) => void
  readonly end: () => void
}

export function progress(what: string, total: number): Progress {
  const watched = process.stderr.isTTY
  const start = Date.now()
  let told = 0
  return {
    at(done) {
      const now = Date.now()
      if (!watched || now - start < PATIENCE_MS || now - told < STEP_MS) return
      told = now
      process.stderr.write(`\r${what} ${done} of ${total} `)
    },
    end() {
      if (told > 0) process.stderr.write('\r\u001b[K')
    },
  }
}
