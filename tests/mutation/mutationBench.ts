// A pack on which mutants are tried: compiled anew for each, and played by the scenarios of the unchanged pack until
// one of them notices.
import { lower, Workspace } from '../../compiler/index.ts'
import { loadPack, type CompiledPack } from '../../runtime/index.ts'
import { openScenarios, type PlayScenario } from '../../runtime/scenario/openScenarios.ts'
import { shownBy } from '../../runtime/scenario/coverage.ts'
import type { Scenario } from '../../schemas/generated/compiled.ts'
import { mutated, type Mutant } from './mutant.ts'

/** What becomes of a mutant. */
export type Fate =
  /** A scenario fails. */
  | { readonly fate: 'killed'; readonly by: string }
  /** All scenarios pass, but one no longer shows a rule that it cites. */
  | { readonly fate: 'uncovered'; readonly by: string }
  | { readonly fate: 'survived' }
  /** The compiler finds an error: nobody could play it. */
  | { readonly fate: 'refused'; readonly by: string }

export type Files = Readonly<Record<string, string>>

export class MutationBench {
  readonly #files: Files
  readonly #pack: string
  readonly #workspace = new Workspace()
  readonly #scenarios: readonly Scenario[]
  /** Scenarios that fail on the unchanged pack, and so can tell nothing. */
  readonly failing: readonly string[]
  /** What each scenario shows on the unchanged pack. */
  readonly #shown = new Map<string, readonly string[]>()
  readonly #kills = new Map<string, number>()
  #changed: string | undefined

  /** `kills` of an earlier run put the scenarios that notice most first. */
  constructor(files: Files, pack: string, kills: Readonly<Record<string, number>> = {}) {
    this.#files = files
    this.#pack = pack
    const { pack: whole, error } = compiled(workspaceOf(files), pack)
    if (!whole) throw new Error(`the pack "${pack}" has errors such as ${error}: see "skywright check"`)
    const play = openScenarios(whole)
    const played = Object.values(whole.content.scenario).map((scenario) => ({
      scenario,
      run: play(scenario),
    }))
    const passing = played.filter(({ run }) => run.failures.length === 0)
    this.#scenarios = passing.map(({ scenario }) => scenario)
    this.failing = played.filter((each) => !passing.includes(each)).map(({ scenario }) => scenario.id)
    for (const { scenario, run } of passing) {
      this.#shown.set(scenario.id, shownBy(scenario.cites ?? [], run))
      this.#kills.set(scenario.id, kills[scenario.id] ?? 0)
    }
    // Scenarios name much and are changed by nothing: without them a mutant is compiled in a fraction of the time.
    for (const [file, text] of Object.entries(files))
      if (!holdsScenariosOnly(text)) this.#workspace.setFile(file, text)
  }

  /** `first` names a scenario that has killed this mutant before. */
  try(mutant: Mutant, first?: string): Fate {
    const original = this.#files[mutant.file] ?? ''
    if (this.#changed !== undefined && this.#changed !== mutant.file)
      this.#workspace.setFile(this.#changed, this.#files[this.#changed] ?? '')
    this.#changed = mutant.file
    this.#workspace.setFile(mutant.file, mutated(original, mutant))
    const { pack, error } = compiled(this.#workspace, this.#pack)
    if (!pack) return { fate: 'refused', by: error }
    try {
      return this.#play(openScenarios(pack), first)
    } catch (error) {
      return { fate: 'killed', by: String(error) }
    }
  }

  #play(play: PlayScenario, first: string | undefined): Fate {
    const killsOf = ({ id }: Scenario): number => (id === first ? Infinity : (this.#kills.get(id) ?? 0))
    let uncovered: string | undefined
    for (const scenario of [...this.#scenarios].sort((a, b) => killsOf(b) - killsOf(a))) {
      const run = play(scenario)
      if (run.failures.length > 0) {
        this.#kills.set(scenario.id, (this.#kills.get(scenario.id) ?? 0) + 1)
        return { fate: 'killed', by: scenario.id }
      }
      if (this.#shown.get(scenario.id)?.some((rule) => !run.carried.includes(rule))) uncovered ??= scenario.id
    }
    return uncovered === undefined ? { fate: 'survived' } : { fate: 'uncovered', by: uncovered }
  }
}

function workspaceOf(files: Files): Workspace {
  const workspace = new Workspace()
  for (const [file, text] of Object.entries(files)) workspace.setFile(file, text)
  return workspace
}

/** The pack, or the code of the first error there is. */
function compiled(
  workspace: Workspace,
  id: string,
):
  | { readonly pack: CompiledPack; readonly error?: never }
  | { readonly error: string; readonly pack?: never } {
  const { diagnostics, views } = workspace.analyse()
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const view = views.find(({ pack }) => pack.id === id)
  if (error || !view) return { error: error?.code ?? `no pack "${id}"` }
  return { pack: loadPack(lower(view)) }
}

/** A file in which nothing but scenarios starts. */
function holdsScenariosOnly(text: string): boolean {
  const kinds = [...text.matchAll(/^kind: *(\S+)/gm)].map((match) => match[1])
  return kinds.length > 0 && kinds.every((kind) => kind === 'scenario')
}
