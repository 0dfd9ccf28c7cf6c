import { expect, it } from 'vitest'
import { checkContext } from '../../compiler/expression/scope.ts'
import { contextsOf } from '../../compiler/link/contexts.ts'
import { Workspace } from '../../compiler/index.ts'
import { wildBlueFiles } from '../support/wildBlue.ts'

it('every context of wild-blue is well formed with the words of the pack', () => {
  const workspace = new Workspace()
  for (const [path, text] of wildBlueFiles()) workspace.setFile(path, text)
  const [view] = workspace.analyse().views
  if (!view) throw new Error('no pack')
  const contexts = [...contextsOf(view).values()]
  expect(contexts.map(({ name }) => name)).toEqual([
    'arrival',
    'availability',
    'campaign',
    'effect',
    'estimate',
    'mission',
    'modifier',
    'response',
    'scoring',
  ])
  expect(
    contexts.flatMap((context) => checkContext(context).map((wrong) => `${context.name}: ${wrong}`)),
  ).toEqual([])
})
