// The wild-blue pack as a game, compiled once; with an edit, compiled afresh.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lower, Workspace } from '../../compiler/index.ts'
import { loadPack, wildBlue, type WildBlueGame, type WildBlueSetup } from '../../runtime/index.ts'
import type { WildBlueState } from '../../runtime/index.ts'

const root = join(import.meta.dirname, '..', '..', 'content', 'wild-blue')

export const wildBlueFiles = (): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => [
        `content/wild-blue/${name.replaceAll('\\', '/')}`,
        readFileSync(join(root, name), 'utf8'),
      ]),
  )

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

export const wildBlueGame = (): WildBlueGame => (opened ??= openWildBlue())

export function start(game: WildBlueGame, setup: WildBlueSetup, seed = 'seed'): WildBlueState {
  const { state, refusal } = game.setup(setup, seed)
  if (refusal) throw new Error(`set-up refused: ${JSON.stringify(refusal)}`)
  return state
}
