// The wild-blue pack as a game, compiled once; with an edit, compiled afresh.
import { lower, Workspace } from '../../compiler/index.ts'
import { join } from 'node:path'
import { loadPack, wildBlue } from '../../runtime/index.ts'
import type { CompiledPack, WildBlueGame, WildBlueSetup } from '../../runtime/index.ts'
import type { WildBlueState } from '../../runtime/index.ts'
import { wildBlueFiles } from './content.ts'
import type { Hangar } from './randomGames.ts'

/** Compiles the pack, each file as `edit` leaves it. */
export function compileWildBlue(
  edit: (path: string, text: string) => string = (_, text) => text,
): CompiledPack {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, edit(path, text))
  const { diagnostics, views } = workspace.analyse()
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const [view] = views
  if (!view || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return loadPack(lower(view))
}

export const openWildBlue = (edit?: (path: string, text: string) => string): WildBlueGame =>
  wildBlue.open(compileWildBlue(edit))

const emitted = process.env['SKYWRIGHT_PACK'] === 'emitted' ? await emittedWildBlue() : undefined

let pack: CompiledPack | undefined
let opened: WildBlueGame | undefined

/** The shipped pack, in memory or, in the test project `emitted`, from the modules that `build` wrote. */
export const wildBluePack = (): CompiledPack => (pack ??= emitted ?? compileWildBlue())

export const wildBlueGame = (): WildBlueGame => (opened ??= wildBlue.open(wildBluePack()))

export async function emittedWildBlue(): Promise<CompiledPack> {
  const index = join(import.meta.dirname, '..', '..', 'dist', 'content', 'wild-blue', 'index.ts')
  const module = (await import(/* @vite-ignore */ index)) as { pack: CompiledPack }
  return module.pack
}

export function start(game: WildBlueGame, setup: WildBlueSetup, seed = 'seed'): WildBlueState {
  const { state, refusal } = game.setup(setup, seed)
  if (refusal) throw new Error(`set-up refused: ${JSON.stringify(refusal)}`)
  return state
}

/** Rule ids of the index, by how they are shown. */
export function ruleIds(engine?: string): Set<string> {
  const index = Object.values(wildBluePack().content.rules).flatMap(({ rules }) => rules)
  return new Set(index.filter((rule) => engine === undefined || rule.engine === engine).map(({ id }) => id))
}

/** Everything that random set-ups choose from. */
export function hangar(): Hangar {
  const { content, ruleset: id } = wildBluePack()
  const ruleset = content.ruleset[id]
  if (ruleset?.system !== 'wild-blue') throw new Error('no ruleset')
  const fighters = Object.values(content.aircraft).filter(
    (each) => each.ruleset === 'wild-blue' && each.class === 'fighter',
  )
  const sideOf = (nation: string | undefined): string | undefined =>
    nation === undefined ? undefined : ruleset.nations[nation]?.side
  const bySide = Object.fromEntries(
    ruleset.sides.map(({ id: side }) => [
      side,
      fighters.filter(({ nation }) => sideOf(nation) === side).map((each) => each.id),
    ]),
  )
  const options = Object.fromEntries(
    Object.entries(ruleset.options ?? {})
      // Balance asks for fitting set-ups; scenarios and the tests of set-up see to it.
      .filter(([option]) => !option.startsWith('balance-'))
      .map(([option, each]) => [
        option,
        each.type === 'switch'
          ? [true, false]
          : each.type === 'choice'
            ? Object.keys(each.choices)
            : [each.default],
      ]),
  )
  return { bySide, options }
}
