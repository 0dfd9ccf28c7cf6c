// skywright studio: the studio in the browser, served from this machine to this machine.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openBrowser } from '../../../studio/server/openBrowser.ts'
import { startServer, type StudioServer } from '../../../studio/server/server.ts'
import { EXIT, type Call, type Command } from '../command.ts'
import { yamlFilesIn } from '../host/readFiles.ts'
import { UsageError } from '../usage.ts'

/** Always the same where it is free: what a browser keeps, it keeps by address. */
const USUAL_PORT = 4747

export const studio: Command = {
  name: 'studio',
  synopsis: '[DIR] [--port N] [--no-open]',
  summary: 'Open the studio in the browser',
  example: 'skywright studio my-packs --port 5000',
  options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
  help: {
    port: `port to serve on (default ${USUAL_PORT}, or a free one if it is taken)`,
    'no-open': 'only print the address',
  },
  async run(call) {
    const folder = folderOf(call)
    const port = portOf(call)
    const page = await builtPage()
    const server = await start(page, folder, port)
    process.stdout.write(`Skywright studio: ${server.address}\n`)
    if (folder !== undefined) {
      process.stderr.write('The folder is only read: edits are kept in the browser.\n')
    }
    process.stderr.write('Ctrl+C ends it.\n')
    if (call.options['no-open'] !== true) openBrowser(server.address)
    await interrupted()
    await server.close()
    return EXIT.fine
  },
}

function folderOf({ paths }: Call): string | undefined {
  const [given, ...rest] = paths
  if (rest.length > 0) throw new UsageError('studio takes one folder; see "skywright studio --help"')
  if (given === undefined) return undefined
  const folder = resolve(given)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`there is no folder "${given}"`)
  // Too many files are told now, not by an empty page.
  yamlFilesIn(folder)
  return folder
}

function portOf({ options: { port } }: Call): number | undefined {
  if (port === undefined) return undefined
  if (typeof port !== 'string' || !/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new UsageError(`--port takes a number from 1 to 65535, not "${String(port)}"`)
  }
  return Number(port)
}

async function start(
  page: string,
  folder: string | undefined,
  port: number | undefined,
): Promise<StudioServer> {
  try {
    return await startServer({ page, folder, port: port ?? USUAL_PORT })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (port !== undefined) {
      const reason =
        code === 'EADDRINUSE' ? 'is taken' : code === 'EACCES' ? 'needs more rights' : 'cannot be used'
      throw new UsageError(`port ${port} ${reason}; choose another, or leave --port out`)
    }
    process.stderr.write(
      `Port ${USUAL_PORT} is taken; edits kept under that address do not show under this one.\n`,
    )
    return startServer({ page, folder, port: 0 })
  }
}

/** dist/studio beside the bundle of this command. A checkout brings the means to build it, a package does not. */
async function builtPage(): Promise<string> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
  const builder = join(root, 'studio', 'build.mjs')
  if (existsSync(builder)) {
    const { buildStudio } = (await import(pathToFileURL(builder).href)) as {
      buildStudio: (options: { say: (line: string) => void }) => Promise<void>
    }
    await buildStudio({ say: (line) => process.stderr.write(`${line}\n`) })
  }
  const page = join(root, 'dist', 'studio')
  if (!existsSync(join(page, 'index.html'))) throw new UsageError('this installation has no built studio')
  return page
}

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve()
      })
    }
  })
