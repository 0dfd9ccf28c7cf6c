// Scenario documents over wild-blue, compiled and played as the test command does it.
import { lower, Workspace } from '../../compiler/index.ts'
import { loadPack } from '../../runtime/index.ts'
import { openScenarios } from '../../runtime/scenario/openScenarios.ts'
import type { ScenarioRun } from '../../runtime/scenario/scenarioRun.ts'
import type { Scenario } from '../../schemas/generated/compiled.ts'
import { wildBlueFiles } from './content.ts'
import { PACK } from './samples.ts'

export interface PlayedScenario {
  readonly scenario: Scenario
  readonly run: ScenarioRun
}

const workspace = new Workspace()
for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text, { quiet: true })
workspace.setFile('mine/pack.yaml', PACK)

/** Those of the given documents, in the order of their ids. */
export function playScenarios(documents: string): PlayedScenario[] {
  workspace.setFile('mine/scenarios.yaml', documents)
  const { diagnostics, views } = workspace.analyse()
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const view = views.find(({ pack }) => pack.id === 'mine')
  if (!view || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const pack = loadPack(lower(view))
  const play = openScenarios(pack)
  const own = new Set(view.pack.documents.map(({ id }) => id))
  return Object.values(pack.content.scenario)
    .filter(({ id }) => own.has(id))
    .map((scenario) => ({ scenario, run: play(scenario) }))
}
