// Shows an address in the user's browser, where there is a screen to show it on. Failing is no failure.
import { spawn } from 'node:child_process'

export function openBrowser(address: string): void {
  const command = commandFor(process.platform)
  if (command === undefined) return
  const [program, ...args] = command
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

function commandFor(platform: NodeJS.Platform): readonly [string, ...string[]] | undefined {
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['cmd', '/c', 'start', '']
  const display = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'] ?? ''
  return display === '' ? undefined : ['xdg-open']
}
