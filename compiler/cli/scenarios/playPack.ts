// Plays the scenarios of a pack and reports on each with its places in the YAML.
import type { Scenario } from '../../../schemas/generated/compiled.ts'
import { loadPack, type CompiledPack } from '../../../runtime/pack.ts'
import { uncarriedBy } from '../../../runtime/scenario/coverage.ts'
import { openScenarios } from '../../../runtime/scenario/openScenarios.ts'
import type { ScenarioRun } from '../../../runtime/scenario/scenarioRun.ts'
import { lower, placeIn, type Entity, type PackView } from '../../index.ts'
import type { LoadedWorkspace } from '../host/loadWorkspace.ts'
import type { ScenarioReport } from './scenarioReport.ts'

export interface PackScenario {
  readonly view: PackView
  readonly pack: CompiledPack
  readonly entity: Entity
  readonly scenario: Scenario
  play(): ScenarioRun
}

/** A pack without errors, compiled, with those of its scenarios that were given. */
export interface ScenarioPack {
  readonly view: PackView
  readonly pack: CompiledPack
  readonly scenarios: readonly PackScenario[]
}

/** `given` is asked first: compiling reports on dependencies as well, and then every scenario counts as given. */
export function openPack(view: PackView, given: readonly Entity[]): ScenarioPack {
  const pack = loadPack(lower(view))
  const play = openScenarios(pack)
  const scenarios = given.flatMap((entity) => {
    const scenario = pack.content.scenario[entity.id]
    return scenario ? [{ view, pack, entity, scenario, play: () => play(scenario) }] : []
  })
  return { view, pack, scenarios }
}

export function reportOf(
  { view, entity, scenario }: PackScenario,
  run: ScenarioRun,
  { names, workspace }: Pick<LoadedWorkspace, 'names' | 'workspace'>,
): ScenarioReport {
  const cites = scenario.cites ?? []
  return {
    id: scenario.id,
    name: scenario.name ?? scenario.id,
    pack: view.pack.id,
    file: names.shown(entity.layers.at(-1)?.source.file ?? ''),
    line: workspace.lineOf(entity),
    passed: run.failures.length === 0,
    failures: run.failures.map(({ path, expected, found }) => {
      const place = placeIn(entity, path)
      return {
        file: names.shown(place.document.file),
        range: workspace.rangeOf(place),
        path,
        expected,
        found,
      }
    }),
    cites,
    uncarried: uncarriedBy(cites, run),
  }
}
