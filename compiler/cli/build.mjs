// Bundles the command line with esbuild.
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshBuild, root } from './freshBuild.mjs'

export const buildCli = ({ force = false } = {}) =>
  freshBuild({
    sources: ['compiler', 'runtime', 'schemas', join('studio', 'server')],
    product: join('dist', 'cli', 'main.js'),
    force,
    build: bundle,
  })

/** Into a fresh folder, then swapped in: nobody starts half a bundle, and no old chunk stays behind. */
async function bundle() {
  const { build } = await import('esbuild')
  const fresh = mkdtempSync(join(root, 'dist', 'cli-'))
  await build({
    entryPoints: [join(root, 'compiler', 'cli', 'main.ts')],
    outdir: fresh,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    absWorkingDir: root,
  })
  rmSync(join(root, 'dist', 'cli'), { recursive: true, force: true })
  renameSync(fresh, join(root, 'dist', 'cli'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildCli({ force: process.argv.includes('--force') })
}
