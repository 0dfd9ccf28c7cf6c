// The page's end of the compiler's worker.
import type { Answer, Cursor, OpenRequest, PackAnswer, Request } from '../workers/protocol.ts'
import CompilerWorker from '../workers/compiler.worker.ts?worker'

type Analysis = Extract<Answer, { type: 'analysis' }>
type Card = Extract<Answer, { type: 'card' }>

export interface CompilerEvents {
  analysis(answer: Analysis): void
  card(answer: Card): void
}

export class CompilerClient {
  readonly #worker = new CompilerWorker()
  readonly #packs = new Map<number, (answer: PackAnswer) => void>()
  #version = 0
  /** The last question that changes what a card or an analysis says. */
  #latest = { analysis: 0, card: 0 }

  constructor(events: CompilerEvents) {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'pack') {
        this.#packs.get(data.version)?.(data)
        this.#packs.delete(data.version)
      } else if (data.type === 'analysis') {
        if (data.version === this.#latest.analysis) events.analysis(data)
      } else if (data.version === this.#latest.card) events.card(data)
    }
  }

  open(files: Omit<OpenRequest, 'type' | 'version'>): void {
    this.#ask({ type: 'open', version: this.#next('analysis'), ...files })
  }

  change(file: string, text: string, cursor: Cursor | undefined): void {
    this.#ask({ type: 'change', version: this.#next('analysis'), file, text, cursor })
  }

  moveCursor(cursor: Cursor): void {
    this.#ask({ type: 'cursor', version: this.#next('card'), cursor })
  }

  pack(id: string): Promise<PackAnswer> {
    const version = ++this.#version
    return new Promise((resolve) => {
      this.#packs.set(version, resolve)
      this.#ask({ type: 'pack', version, pack: id })
    })
  }

  #next(of: 'analysis' | 'card'): number {
    return (this.#latest[of] = ++this.#version)
  }

  #ask(request: Request): void {
    this.#worker.postMessage(request)
  }
}
