// The studio's local server: the built page, and the files of one folder to read. It speaks to this machine only, to
// pages of its own address only, and changes nothing.
import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isInside } from '../../compiler/cli/host/readFiles.ts'
import { contentTypeOf } from './contentTypes.ts'
import { HEADER_POLICY } from './policy.ts'
import { readFolder } from './readFolder.ts'

export interface StudioServer {
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

export interface ServerOptions {
  /** Where the built page lies. */
  readonly page: string
  /** A folder of packs to show beside the built-in ones. */
  readonly folder: string | undefined
  /** 0 for any free one. */
  readonly port: number
}

const LOOPBACK = '127.0.0.1'

export async function startServer(options: ServerOptions): Promise<StudioServer> {
  const server = createServer((request, response) => {
    respond(request, response, options, portOf(server))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, LOOPBACK, resolve)
  })
  const port = portOf(server)
  return {
    address: `http://${LOOPBACK}:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  options: ServerOptions,
  port: number,
): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const refusal = refusalOf(request, port)
  if (refusal !== undefined) {
    if (refusal === 405) response.setHeader('Allow', 'GET, HEAD')
    sendText(request, response, refusal, refusal === 405 ? 'Only GET and HEAD.' : 'Not for this address.')
    return
  }
  const path = pathOf(request.url ?? '/')
  if (path === '/api/files') sendFiles(request, response, options.folder)
  else sendPage(request, response, path, options.page)
}

/** A page elsewhere may name this server by a host of its own, or send its visitors' browsers here. */
function refusalOf({ headers, method }: IncomingMessage, port: number): number | undefined {
  const hosts = [`${LOOPBACK}:${port}`, `localhost:${port}`]
  if (!hosts.includes(headers.host ?? '')) return 403
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) return 403
  return method === 'GET' || method === 'HEAD' ? undefined : 405
}

/** Undefined where the path is not one that a page of ours would ask for. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
    const strange = path.includes('\0') || path.includes('\\') || path.split('/').includes('..')
    return strange || !path.startsWith('/') ? undefined : path
  } catch {
    return undefined
  }
}

function sendFiles(request: IncomingMessage, response: ServerResponse, folder: string | undefined): void {
  try {
    const listing = folder === undefined ? null : readFolder(folder)
    send(request, response, 200, 'application/json; charset=utf-8', JSON.stringify({ folder: listing }))
  } catch (error) {
    sendText(request, response, 500, error instanceof Error ? error.message : 'The folder cannot be read.')
  }
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
  page: string,
): void {
  const file = path === undefined ? undefined : join(page, path === '/' ? 'index.html' : path)
  const stat =
    file !== undefined && isInside(file, page) ? statSync(file, { throwIfNoEntry: false }) : undefined
  if (file === undefined || !stat?.isFile()) {
    sendText(request, response, 404, 'There is nothing here.')
    return
  }
  response.statusCode = 200
  response.setHeader('Content-Type', contentTypeOf(file))
  response.setHeader('Content-Length', stat.size)
  // Names in assets/ change with their content.
  response.setHeader(
    'Cache-Control',
    path?.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-store',
  )
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

const sendText = (request: IncomingMessage, response: ServerResponse, status: number, text: string): void => {
  send(request, response, status, 'text/plain; charset=utf-8', `${text}\n`)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  response.statusCode = status
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.setHeader('Cache-Control', 'no-store')
  response.end(request.method === 'HEAD' ? undefined : body)
}
