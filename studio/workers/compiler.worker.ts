// The compiler off the page's thread. Questions that wait in line together are answered by one analysis.
import { CompilerHost } from './compilerHost.ts'
import type { Answer, Request } from './protocol.ts'

const host = new CompilerHost()
const post = (answer: Answer): void => {
  self.postMessage(answer)
}

const turn = new MessageChannel()
let pending: number | undefined

turn.port1.onmessage = () => {
  if (pending === undefined) return
  const version = pending
  pending = undefined
  post(host.analyse(version, () => performance.now()))
}

/** Behind whatever already waits in the worker's queue. */
function analyseSoon(version: number): void {
  const waiting = pending !== undefined
  pending = version
  if (!waiting) turn.port2.postMessage(undefined)
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  switch (data.type) {
    case 'open':
      host.open(data)
      analyseSoon(data.version)
      break
    case 'change':
      host.change(data)
      analyseSoon(data.version)
      break
    case 'cursor':
      post(host.moveCursor(data.version, data.cursor))
      break
    case 'pack':
      if (pending !== undefined) post(host.analyse(pending, () => performance.now()))
      pending = undefined
      post(host.pack(data.version, data.pack))
      break
  }
}
