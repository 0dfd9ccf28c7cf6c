// Builds the studio's page into dist/studio.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshBuild, root } from '../compiler/cli/freshBuild.mjs'

export const buildStudio = ({ force = false, say = () => {} } = {}) =>
  freshBuild({
    sources: ['studio', 'compiler', 'runtime', 'schemas', 'content'],
    product: join('dist', 'studio', 'index.html'),
    force,
    async build() {
      say('Building the studio…')
      const { build } = await import('vite')
      await build({ configFile: join(root, 'studio', 'vite.config.ts'), logLevel: 'warn' })
    },
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildStudio({ force: process.argv.includes('--force'), say: console.log })
}
