// Starts the studio the way a user does, through the command line, and waits for its address.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const command = join(root, 'compiler', 'cli', 'skywright.js')

/** The address, and a way to end the server by its own process; Ctrl+C is what ends it for a user. */
export async function startStudio(...args) {
  const child = spawn(process.execPath, [command, 'studio', '--no-open', ...args], { cwd: root })
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
      const found = /http:\/\/\S+/.exec(output)
      if (found) resolve(found[0])
    })
    void exited.then(() => reject(new Error(`the studio did not start: ${errors}`)))
  })
  return {
    address,
    stop() {
      child.kill('SIGINT')
      return exited
    },
  }
}
