// skywright test: plays the scenarios of the given paths and says which rules they show.
import type { Coverage } from '../../../runtime/scenario/coverage.ts'
import type { Entity, PackView, Workspace } from '../../index.ts'
import { EXIT, type Call, type Command } from '../command.ts'
import { loadWorkspace, type LoadedWorkspace } from '../host/loadWorkspace.ts'
import { formatAnalysis, formatOption, summaryOf } from '../output/format.ts'
import { progress } from '../output/progress.ts'
import { chosen, givenScenarios } from '../scenarios/chooseScenarios.ts'
import { packCoverage, type PlayedPack } from '../scenarios/packCoverage.ts'
import { openPack, reportOf, type ScenarioPack } from '../scenarios/playPack.ts'
import { prettyCoverage, prettyReports } from '../scenarios/prettyReport.ts'
import type { ScenarioReport } from '../scenarios/scenarioReport.ts'
import { UsageError } from '../usage.ts'

const FORMATS = ['pretty', 'json'] as const
type Format = (typeof FORMATS)[number]

export const test: Command = {
  name: 'test',
  synopsis: '[paths…] [--only ID|TAG]… [--coverage] [--format pretty|json]',
  summary: 'Play scenarios and tell which of them hold',
  example: 'skywright test my-pack --only first-burst --coverage',
  options: {
    only: { type: 'string', multiple: true },
    coverage: { type: 'boolean' },
    format: { type: 'string' },
  },
  help: {
    only: 'just the scenarios with this id or tag; may be given several times',
    coverage: 'say which rules the scenarios show, and which nothing shows; always part of JSON',
    format: 'pretty (default) or json',
  },
  run(call) {
    const format = formatOption(call.options['format'], FORMATS)
    const loaded = loadWorkspace(call.paths.length === 0 ? ['.'] : call.paths)
    const { workspace } = loaded
    const given = givenPacks(workspace)
    // Scenarios are played on all that lies below their pack.
    workspace.reportAll()
    if (tellErrors(loaded, format)) return EXIT.errors
    const packs = given.map(({ view, scenarios }) => openPack(view, scenarios))
    const { played, reports } = playAll(packs, onlyOption(call), loaded)
    tell(reports, packCoverage(played), { format, coverage: call.options['coverage'] === true, loaded })
    return reports.every(({ passed }) => passed) ? EXIT.fine : EXIT.errors
  },
}

interface GivenPack {
  readonly view: PackView
  readonly scenarios: readonly Entity[]
}

function givenPacks(workspace: Workspace): GivenPack[] {
  const views = workspace.analyse().views.filter(({ pack }) => workspace.isReported(pack))
  if (views.length === 0) throw new UsageError('there is no pack in the given paths: a pack has a pack.yaml')
  return views.map((view) => ({ view, scenarios: givenScenarios(view, workspace) }))
}

const onlyOption = (call: Call): readonly string[] => (call.options['only'] as string[] | undefined) ?? []

/** Errors of the content come before anything that is played on it. */
function tellErrors(loaded: LoadedWorkspace, format: Format): boolean {
  const analysis = loaded.workspace.analyse()
  if (summaryOf(analysis).errors === 0) return false
  const diagnostics = analysis.diagnostics.filter(({ severity }) => severity === 'error')
  if (format === 'json') printJson({ passed: 0, failed: 0, scenarios: [], coverage: {}, diagnostics })
  else {
    const told = { ...analysis, diagnostics }
    process.stdout.write(formatAnalysis(told, 'pretty', loaded))
  }
  process.stderr.write('skywright: nothing was played, because there are errors\n')
  return true
}

function playAll(
  packs: readonly ScenarioPack[],
  only: readonly string[],
  loaded: LoadedWorkspace,
): { readonly played: readonly PlayedPack[]; readonly reports: readonly ScenarioReport[] } {
  const wanted = chosen(
    packs.flatMap(({ scenarios }) => scenarios),
    only,
  )
  const shown = progress('scenario', wanted.length)
  const runs = wanted.map((each, index) => {
    shown.at(index + 1)
    return { ...each, run: each.play() }
  })
  shown.end()
  return {
    played: packs.map(({ view, pack }) => ({ view, pack, played: runs.filter((run) => run.view === view) })),
    reports: runs.map((each) => reportOf(each, each.run, loaded)),
  }
}

function tell(
  reports: readonly ScenarioReport[],
  coverage: Readonly<Record<string, Coverage>>,
  options: { readonly format: Format; readonly coverage: boolean; readonly loaded: LoadedWorkspace },
): void {
  if (options.format === 'json') {
    const passed = reports.filter((report) => report.passed).length
    printJson({ passed, failed: reports.length - passed, scenarios: reports, coverage })
    return
  }
  const { names, workspace } = options.loaded
  const texts = new Map(workspace.paths().map((path) => [names.shown(path), path]))
  const textOf = (file: string): string | undefined => workspace.file(texts.get(file) ?? file)?.text
  if (reports.length > 0) process.stdout.write(prettyReports(reports, textOf))
  else process.stdout.write(NO_SCENARIOS)
  if (options.coverage) process.stdout.write(`\n${prettyCoverage(coverage)}`)
}

const NO_SCENARIOS = `There are no scenarios here. A scenario is a document that sets up a fight, plays it and says what must come of it:
start one with "skywright new scenario my-first" and see docs/scenarios.md.
`

const printJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}
