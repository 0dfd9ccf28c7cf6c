#!/usr/bin/env node
// Starts the command line. In a checkout the bundle is rebuilt when a source is newer; an installed package
// brings the bundle and no sources.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
if (existsSync(join(root, 'compiler', 'cli', 'main.ts'))) {
  const { buildCli } = await import('./build.mjs')
  await buildCli()
}
const { main } = await import(pathToFileURL(join(root, 'dist', 'cli', 'main.js')).href)
process.exitCode = await main(process.argv.slice(2))
