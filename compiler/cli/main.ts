// The command line: finds the command, reads its options, and turns every wrong call into one plain line.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nearest } from '../diagnostics/suggest.ts'
import { EXIT, type Command } from './command.ts'
import { commandHelp, overview } from './help.ts'
import { TooManyFiles } from './host/readFiles.ts'
import { UsageError } from './usage.ts'

/** Loaded one by one: `--help` of one command should not wait for the code of another. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./commands/check.ts')).check,
  build: async () => (await import('./commands/build.ts')).build,
  fmt: async () => (await import('./commands/fmt.ts')).fmt,
  new: async () => (await import('./commands/new.ts')).newDocument,
  explain: async () => (await import('./commands/explain.ts')).explain,
  test: async () => (await import('./commands/test.ts')).test,
  studio: async () => (await import('./commands/studio.ts')).studio,
}

export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', closedPipe)
  const [name, ...rest] = args
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      process.stdout.write(await overview(COMMANDS))
      return EXIT.fine
    }
    if (name === '--version') {
      process.stdout.write(`${version()}\n`)
      return EXIT.fine
    }
    return await runCommand(await findCommand(name), rest)
  } catch (error) {
    if (error instanceof UsageError || error instanceof TooManyFiles) {
      process.stderr.write(`skywright: ${error.message}\n`)
      return EXIT.usage
    }
    return failed(error)
  }
}

/** A fault of ours is told in a line as well; whoever looks for it can have the whole of it. */
function failed(error: unknown): number {
  if (process.env['SKYWRIGHT_DEBUG'] !== undefined) throw error
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `skywright: failed, which is a fault of Skywright and not of your content: ${message}\n` +
      'skywright: please report it; with SKYWRIGHT_DEBUG=1 it says where\n',
  )
  return EXIT.errors
}

/** From the package.json beside dist/, in a checkout and in an installed package alike. */
function version(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

async function findCommand(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load) return load()
  const guess = nearest(name, Object.keys(COMMANDS))
  const advice = guess === undefined ? 'see "skywright --help"' : `did you mean "${guess}"?`
  throw new UsageError(`there is no command "${name}"; ${advice}`)
}

async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(command, args)
  if (values['help'] === true) {
    process.stdout.write(commandHelp(command))
    return EXIT.fine
  }
  return command.run({ paths: positionals, options: values })
}

function parse(command: Command, args: readonly string[]): ReturnType<typeof parseArgs> {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    const said = reason.charAt(0).toLowerCase() + reason.slice(1)
    throw new UsageError(`${said.replace(/\.$/, '')}; see "skywright ${command.name} --help"`)
  }
}

/** `skywright check | head` ends when head has read enough. */
function closedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}
