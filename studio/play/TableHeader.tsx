import { rulesetOf } from './content.ts'
import { pointsNow } from './pointsNow.ts'
import type { SeenTable } from './seenTable.ts'

/** The turn, the steps of whoever acts, and the points so far. */
export function TableHeader({ game, pack, fight, view, words }: SeenTable) {
  const ruleset = rulesetOf(pack)
  const { options } = fight.line.state.table
  const steps = ruleset?.sequence.filter(({ scope }) => scope === 'unit') ?? []
  const current = view.step?.step?.replace(/-step$/, '')
  const last = options['to-the-death'] === true ? '' : ` of ${ruleset?.dogfight.turns ?? 0}`
  return (
    <div className="panel-header table-header">
      <h2>
        Turn {view.turn}
        {last}
      </h2>
      {view.step && (
        <>
          <span className="quiet">{words.aircraft(view.step.active)}</span>
          <ol className="steps" aria-label="Steps">
            {steps.map(({ id, name }) => (
              <li key={id} {...(id === current ? { 'aria-current': 'step' } : {})}>
                {name.replace(/ step$/, '')}
              </li>
            ))}
          </ol>
        </>
      )}
      <span className="spring" />
      <p className="points">
        <span className="quiet">Points</span>
        {Object.entries(pointsNow(game, fight.line.state)).map(([side, points]) => (
          <span key={side} className={ruleset?.sides.find(({ id }) => id === side)?.colour ?? ''}>
            {words.side(side)} <strong>{points}</strong>
          </span>
        ))}
      </p>
    </div>
  )
}
