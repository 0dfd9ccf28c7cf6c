import fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { constantName, fold, printTypeScript } from '../../compiler/expression/index.ts'
import { amount, condition } from './arbitraries.ts'
import { ALTITUDE, NATION } from './fixtures.ts'

test('folded expressions type-check under strict, with the narrowest context types', () => {
  const exprs = fc.sample(fc.oneof(condition, amount), { numRuns: 400, seed: 11 })
  const rank = ALTITUDE.words.map((_, i) => i).join(' | ')
  const source = [
    'declare function plus(a: number, b: number): number',
    'declare function minus(a: number, b: number): number',
    'declare function times(a: number, b: number): number',
    'declare function halfUp(a: number): number',
    'declare function halfDown(a: number): number',
    `const ${constantName('altitude')} = { ${ALTITUDE.words.map((w, i) => `'${w}': ${i}`).join(', ')} } as const`,
    `interface C { altitude: ${rank}; 'leader-altitude': ${rank}; nation: ${NATION.words.map((w) => `'${w}'`).join(' | ')}`,
    "turbo: boolean; 'night-combat': boolean; hits: number; turn: number; 'fuel-left': number }",
    ...exprs.map(
      (expr, i) => `export const f${i} = (c: C): number | boolean => ${printTypeScript(fold(expr)).code}`,
    ),
  ].join('\n')
  expect(problemsOf(source)).toEqual([])
})

function problemsOf(source: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const file = ts.createSourceFile('/emitted.ts', source, ts.ScriptTarget.ES2022)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => (name === '/emitted.ts' ? file : read(name, ...rest))
  const program = ts.createProgram(['/emitted.ts'], options, host)
  return program.getSemanticDiagnostics(file).map((d) => {
    const line = file.getLineAndCharacterOfPosition(d.start ?? 0).line
    return `${ts.flattenDiagnosticMessageText(d.messageText, ' ')} ${source.split('\n')[line] ?? ''}`
  })
}
