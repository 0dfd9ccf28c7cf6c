// Bundles the command line with esbuild, when a source is newer than the bundle.
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bundle = join(root, 'dist', 'cli', 'main.js')

export async function buildCli({ force = false } = {}) {
  if (!force && newest(['compiler', 'runtime', 'schemas', join('studio', 'server')]) <= modified(bundle))
    return
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(root, 'compiler', 'cli', 'main.ts')],
    outdir: dirname(bundle),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    absWorkingDir: root,
  })
}

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function newest(folders) {
  let latest = 0
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) latest = Math.max(latest, modified(join(entry.parentPath, entry.name)))
    }
  }
  return latest
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildCli({ force: process.argv.includes('--force') })
