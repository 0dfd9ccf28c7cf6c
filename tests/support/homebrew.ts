// A pack over wild-blue as somebody might write it at home, opened as a game.
import { lower, Workspace } from '../../compiler/index.ts'
import { loadPack, wildBlue, type WildBlueGame } from '../../runtime/index.ts'
import { wildBlueFiles } from './content.ts'

const PACK = `kind: pack
id: homebrew
name: Homebrew
version: 1.0.0
licence: MIT
ruleset: wild-blue
depends: [{ id: wild-blue }]
`

/** Throws if the documents have errors. */
export function openHomebrew(documents: string): WildBlueGame {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text)
  workspace.setFile('homebrew/pack.yaml', PACK)
  workspace.setFile('homebrew/documents.yaml', documents)
  const { diagnostics, views } = workspace.analyse()
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const view = views.find(({ pack }) => pack.id === 'homebrew')
  if (!view || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return wildBlue.open(loadPack(lower(view)))
}
