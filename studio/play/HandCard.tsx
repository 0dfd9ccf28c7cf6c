import { CardGlyph } from './CardGlyph.tsx'

interface Props {
  readonly name: string
  readonly colour: 'red' | 'blue' | 'white'
  readonly copies: number
  /** Why it cannot be played now; undefined where it can. */
  readonly reason: string | undefined
  readonly rules: readonly string[]
}

export const HandCard = ({ name, colour, copies, reason, rules }: Props) => (
  <div className={`hand-card ${colour} ${reason === undefined ? 'playable' : ''}`}>
    <div className="band">
      <CardGlyph colour={colour} />
      <span>{name.replace(/ \(.*/, '')}</span>
      {copies > 1 && <span className="copies">×{copies}</span>}
    </div>
    <div className="about">
      {/\((.*)\)/.exec(name)?.[1] !== undefined && <p>{/\((.*)\)/.exec(name)?.[1]}</p>}
      <p className={reason === undefined ? 'can' : 'cannot'}>
        {reason === undefined ? 'Can be played' : `Not now: ${reason}`}
      </p>
      {rules.length > 0 && <p className="quiet">{rules.join(', ')}</p>}
    </div>
  </div>
)
