// The command line as a user runs it, in a folder of its own.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Diagnostic } from '../../compiler/index.ts'

export const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'compiler', 'cli', 'skywright.js')

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export function skywright(args: readonly string[], cwd = root): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 120_000,
  })
  return { code: status, out: stdout, err: stderr }
}

export interface CheckReport {
  readonly diagnostics: readonly Diagnostic[]
  readonly summary: { errors: number; warnings: number; files: number; documents: number }
}

export function check(paths: readonly string[], cwd: string): CheckReport & { code: number | null } {
  const { code, out } = skywright(['check', ...paths, '--format', 'json'], cwd)
  return { code, ...(JSON.parse(out) as CheckReport) }
}

/** A folder with these files, gone after the test. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'skywright-test-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

export { AIRCRAFT, PACK } from './samples.ts'
