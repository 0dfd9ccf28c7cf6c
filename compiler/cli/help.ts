// Help texts, made from the commands themselves.
import type { Command } from './command.ts'

export async function overview(commands: Readonly<Record<string, () => Promise<Command>>>): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  const width = Math.max(...all.map(({ name }) => name.length))
  return [
    'Skywright checks and compiles air-combat game content.',
    '',
    'Usage: skywright COMMAND [arguments]',
    '',
    ...all.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '"skywright COMMAND --help" says more, with an example.',
    '',
  ].join('\n')
}

export function commandHelp(command: Command): string {
  const options = Object.entries({ ...command.help, help: 'this text' })
  const label = (name: string): string => `--${name}`
  const width = Math.max(...options.map(([name]) => label(name).length))
  return [
    `${command.summary}.`,
    '',
    `Usage: skywright ${command.name} ${command.synopsis}`.trimEnd(),
    '',
    ...options.map(([name, text]) => `  ${label(name).padEnd(width)}  ${text}`),
    '',
    `Example: ${command.example}`,
    '',
  ].join('\n')
}
