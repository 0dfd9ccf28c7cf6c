// The local server: whom it answers, what it refuses, how it starts and ends.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FolderListing } from '../../studio/server/listing.ts'
import { startStudio, type RunningStudio } from '../support/studioServer.mjs'
import { root } from './support.ts'

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

describe('the studio server', () => {
  let server: RunningStudio
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'skywright-studio-'))
    mkdirSync(join(folder, 'mine'))
    writeFileSync(
      join(folder, 'mine', 'pack.yaml'),
      'kind: pack\nid: mine\nname: Mine\nversion: 0.1.0\nlicence: MIT\n',
    )
    writeFileSync(join(folder, 'notes.txt'), 'not content')
    symlinkSync(join(root, 'package.json'), join(folder, 'mine', 'outside.yaml'))
    server = await startStudio(folder)
  })

  afterAll(async () => {
    expect(await server.stop()).toBe(0)
    rmSync(folder, { recursive: true })
  })

  /** Raw: a browser or fetch would tidy the path and the headers. */
  const ask = (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.address)
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (data: string) => (body += data))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
      })
      sent.on('error', reject)
      sent.end()
    })

  it('serves the page with its policy', async () => {
    const { status, headers, body } = await ask('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(body).toContain('http-equiv="Content-Security-Policy"')
  })

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD' })
    expect([status, body]).toEqual([200, ''])
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
  })

  it.each(['evil.example', '127.0.0.1', '127.0.0.1:1'])('refuses the host %s', async (host) => {
    expect((await ask('/', { headers: { host } })).status).toBe(403)
    expect((await ask('/api/files', { headers: { host } })).status).toBe(403)
  })

  it('refuses another origin and takes its own', async () => {
    expect((await ask('/api/files', { headers: { origin: 'http://evil.example' } })).status).toBe(403)
    expect((await ask('/api/files', { headers: { origin: 'null' } })).status).toBe(403)
    expect((await ask('/api/files', { headers: { origin: new URL(server.address).origin } })).status).toBe(
      200,
    )
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not take %s', async (method) => {
    const { status, headers } = await ask('/api/files', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })

  it.each([
    '/../package.json',
    '/assets/../../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/%00',
    '/%',
    '/assets',
    '/nothing.js',
  ])('finds nothing at %s', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).not.toContain('skywright')
  })

  it('lists the YAML of its folder and follows no link out of it', async () => {
    const { folder: listing } = JSON.parse((await ask('/api/files')).body) as { folder: FolderListing }
    expect(Object.keys(listing.files)).toEqual(['mine/pack.yaml'])
    expect(listing.packs).toEqual(['mine'])
    expect(listing.unreadable['mine/outside.yaml']?.code).toBe('yaml/outside-workspace')
  })

  const call = (...args: string[]) =>
    spawnSync(
      process.execPath,
      [join(root, 'compiler', 'cli', 'skywright.js'), 'studio', '--no-open', ...args],
      {
        encoding: 'utf8',
        timeout: 30_000,
      },
    )

  it('says so when the port is taken', () => {
    const { port } = new URL(server.address)
    const { status, stderr } = call('--port', port)
    expect(status).toBe(2)
    expect(stderr).toBe(`skywright: port ${port} is taken; choose another, or leave --port out\n`)
  })

  it.each([
    [['--port', 'x'], '--port takes a number from 1 to 65535, not "x"'],
    [['no-such-folder'], 'there is no folder "no-such-folder"'],
    [['a', 'b'], 'studio takes one folder; see "skywright studio --help"'],
  ])('refuses the call %j', (args, message) => {
    const { status, stderr } = call(...args)
    expect([status, stderr]).toEqual([2, `skywright: ${message}\n`])
  })
})
