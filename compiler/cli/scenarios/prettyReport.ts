// Scenario results for a terminal: a line for each, and under a failed one what was expected where.
import type { Coverage, Share } from '../../../runtime/scenario/coverage.ts'
import { count } from '../output/count.ts'
import { paint } from '../output/paint.ts'
import { lineReader, printable, sourceFrame, type LineOf } from '../output/sourceFrame.ts'
import type { FailureReport, ScenarioReport } from './scenarioReport.ts'

export function prettyReports(
  reports: readonly ScenarioReport[],
  textOf: (file: string) => string | undefined,
): string {
  const lineOf = lineReader(textOf)
  const packs = [...new Set(reports.map(({ pack }) => pack))]
  const passed = reports.filter((report) => report.passed).length
  const failed = reports.length - passed
  const total =
    failed === 0
      ? `${paint.green(`${count(passed, 'scenario')} passed`)}.`
      : `${paint.red(`${failed} of ${count(reports.length, 'scenario')} failed`)}.`
  return [
    ...packs.flatMap((pack) => [
      paint.bold(pack),
      ...reports.filter((report) => report.pack === pack).flatMap((report) => pretty(report, lineOf)),
      '',
    ]),
    total,
    '',
  ].join('\n')
}

function pretty(report: ScenarioReport, lineOf: LineOf): string[] {
  const { id, name, passed, failures, uncarried } = report
  const mark = passed ? paint.green('✓') : paint.red('✗')
  const told = name === id ? '' : `  ${paint.dim(printable(name))}`
  return [
    `  ${mark} ${id}${told}`,
    ...failures.flatMap((failure) => prettyFailure(failure, lineOf)),
    // What stopped halfway has not had its chance to show them.
    ...(passed ? uncarried : []).map(
      (rule) => `      ${paint.yellow('!')} cites ${rule}, but nothing in the run carries it`,
    ),
  ]
}

function prettyFailure({ file, range, expected, found }: FailureReport, lineOf: LineOf): string[] {
  const { line, column } = range.start
  return [
    paint.bold(`${printable(file)}:${line}:${column}`),
    ...sourceFrame(lineOf(file, line), range, paint.red),
    `expected  ${printable(expected)}`,
    `found     ${printable(found)}`,
    '',
  ].map((text) => (text === '' ? '' : `      ${text}`))
}

export function prettyCoverage(coverage: Readonly<Record<string, Coverage>>): string {
  return Object.entries(coverage)
    .flatMap(([ruleset, { yes, optional, content, missing }]) => [
      paint.bold(`Rules of ${ruleset}`),
      `  shown in play         ${share(yes)}`,
      `  shown with an option  ${share(optional)}`,
      `  checked in content    ${share(content)}`,
      ...(missing.length === 0 ? [] : wrapped(`  missing: `, missing)),
      '',
    ])
    .join('\n')
}

const share = ([covered, total]: Share): string =>
  covered === total ? paint.green(`${covered} of ${total}`) : `${paint.yellow(String(covered))} of ${total}`

const WIDTH = 100

/** Words after a label, broken into lines that start below the first word. */
function wrapped(label: string, words: readonly string[]): string[] {
  const lines: string[] = []
  let line = label
  for (const [index, word] of words.entries()) {
    const next = index < words.length - 1 ? `${word}, ` : word
    if (line.length + next.trimEnd().length > WIDTH) {
      lines.push(line.trimEnd())
      line = ' '.repeat(label.length)
    }
    line += next
  }
  return [...lines, line]
}
