import { expect, it } from 'vitest'
import { checkContext } from '../../compiler/expression/scope.ts'
import { ContextTable } from '../../compiler/link/contexts.ts'
import { Workspace } from '../../compiler/index.ts'
import { SYSTEM_CONTEXTS } from '../../runtime/systems/contexts.ts'
import { filesOf } from '../support/content.ts'

const PLACES = [
  'arrival',
  'availability',
  'campaign',
  'effect',
  'estimate',
  'mission',
  'modifier',
  'response',
  'scoring',
]

it.each(Object.keys(SYSTEM_CONTEXTS))(
  'every context of %s is well formed with the words of a pack',
  (system) => {
    const workspace = new Workspace()
    for (const [path, text] of filesOf('tests/fixtures/every-kind')) workspace.setFile(path, text)
    const [view] = workspace.analyse().views
    if (!view) throw new Error('no pack')
    const contexts = [...new ContextTable(view).of(system).contexts.values()]
    expect(PLACES).toEqual(expect.arrayContaining(contexts.map(({ name }) => name)))
    const wrong = contexts.flatMap((context) =>
      checkContext(context).map((each) => `${context.name}: ${each}`),
    )
    expect(wrong).toEqual([])
  },
)
