// The wild-blue pack as a game, compiled once; with an edit, compiled afresh.
import { lower, Workspace } from '../../compiler/index.ts'
import { join } from 'node:path'
import { loadPack, wildBlue } from '../../runtime/index.ts'
import type { CompiledPack, WildBlueGame, WildBlueSetup } from '../../runtime/index.ts'
import type { WildBlueState } from '../../runtime/index.ts'
import { wildBlueFiles } from './content.ts'

/** Opens the pack, each file as `edit` leaves it. */
export function openWildBlue(edit: (path: string, text: string) => string = (_, text) => text): WildBlueGame {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, edit(path, text))
  const { diagnostics, views } = workspace.analyse()
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const [view] = views
  if (!view || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return wildBlue.open(loadPack(lower(view)))
}

let opened: WildBlueGame | undefined

/** The shipped pack, in memory or, in the test project `emitted`, from the modules that `build` wrote. */
export const wildBlueGame = (): WildBlueGame => (opened ??= emitted ? wildBlue.open(emitted) : openWildBlue())

const emitted = process.env['SKYWRIGHT_PACK'] === 'emitted' ? await emittedWildBlue() : undefined

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
