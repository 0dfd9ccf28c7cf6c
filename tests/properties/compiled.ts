// Everything that the compiler can do with a workspace, each step with its promises: it ends in time, it tells only
// what is so, and what passes without errors can be built.
import { transformSync } from 'esbuild'
import { expect } from 'vitest'
import { CODES, explainEntity, lower, type Diagnostic } from '../../compiler/index.ts'
import { emitPack } from '../../compiler/emit/emitPack.ts'
import type { PackView, Workspace } from '../../compiler/index.ts'
import { loadPack } from '../../runtime/index.ts'

/** Long enough for any honest document on a slow machine, far too short for a runaway. */
const PATIENCE_MS = 20_000

export function compiled(workspace: Workspace): readonly Diagnostic[] {
  const start = performance.now()
  const { diagnostics, views } = workspace.analyse()
  for (const diagnostic of diagnostics) {
    expectHonest(diagnostic, workspace.file(diagnostic.file)?.text ?? '')
  }
  const reported = views.filter(({ pack }) => workspace.isReported(pack))
  for (const view of reported) explainAll(view, workspace)
  if (diagnostics.every(({ severity }) => severity !== 'error')) {
    for (const view of reported) build(view, workspace)
  }
  expect(performance.now() - start).toBeLessThan(PATIENCE_MS)
  return diagnostics
}

/** A known code, a sentence without a stack trace, and a place that exists. */
function expectHonest({ range, code, message }: Diagnostic, text: string): void {
  expect(Object.hasOwn(CODES, code)).toBe(true)
  expect(code).not.toBe('internal/error')
  expect(message).not.toMatch(/\bat .*\.(ts|js):\d+|undefined|\[object|NaN/)
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  const { start, end } = range
  for (const { line, column } of [start, end]) {
    expect(line >= 1 && line <= lines.length).toBe(true)
    expect(column >= 1 && column <= (lines[line - 1] ?? '').length + 1).toBe(true)
  }
  expect(start.line < end.line || (start.line === end.line && start.column <= end.column)).toBe(true)
}

/** Faulty documents are explained too: `explain` is asked about just those. */
function explainAll(view: PackView, workspace: Workspace): void {
  const own = new Set(view.pack.documents)
  for (const entities of view.entities.values()) {
    for (const entity of entities.values()) {
      if (!entity.layers.some((layer) => own.has(layer))) continue
      for (const { path, origin } of explainEntity(entity)) {
        expect(path.length).toBeGreaterThan(0)
        expect(entity.layers).toContain(origin)
      }
      expect(workspace.lineOf(entity)).toBeGreaterThan(0)
    }
  }
}

/** What `build` would write, as far as this pack has modules of its own: each of them parses. */
function build(view: PackView, workspace: Workspace): void {
  const data = lower(view)
  loadPack(data)
  if (view.pack.documents.length === 0) return
  for (const { path, text } of emitPack(view, data, workspace.lineOf)) {
    expect(path).toMatch(/^[\w./-]+$/)
    if (path.includes(`/${view.pack.id}/`)) transformSync(text, { loader: 'ts' })
  }
}
