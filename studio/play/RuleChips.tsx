import type { PlaySession } from '../state/playSession.ts'

interface Props {
  readonly session: PlaySession
  readonly rules: readonly string[]
}

/** The numbers of rules; each opens its line. */
export const RuleChips = ({ session, rules }: Props) => (
  <span className="chips">
    {[...new Set(rules)].map((id) => (
      <button
        key={id}
        type="button"
        className="chip"
        aria-label={`Rule ${id}`}
        onClick={() => {
          session.readRule(id)
        }}
      >
        {id}
      </button>
    ))}
  </span>
)
