// Bundles the mutation run, whose workers are files of their own, and starts it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..')
const out = join(root, 'dist', 'mutation')

await build({
  entryPoints: {
    mutate: join(root, 'tests', 'mutation', 'mutate.ts'),
    worker: join(root, 'tests', 'mutation', 'worker.ts'),
  },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [join(out, 'mutate.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
