import { useStudioState } from '../state/useStudio.ts'
import { countBySeverity, countWords, SEVERITIES } from '../state/problems.ts'
import { ProblemItem } from './ProblemItem.tsx'
import { SeverityIcon } from './SeverityIcon.tsx'

/** More than anyone reads; the rest shows when these are mended. */
const MOST_SHOWN = 500

export function Problems() {
  const diagnostics = useStudioState((state) => state.diagnostics)
  const ready = useStudioState((state) => state.ready)
  const counts = countBySeverity(diagnostics)
  const rest = diagnostics.length - MOST_SHOWN
  return (
    <section className="panel problems" aria-label="Problems">
      <div className="panel-header">
        <h2>Problems</h2>
        <span className="counts" role="status">
          {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
            <span key={severity} className={`mark ${severity}`}>
              <SeverityIcon severity={severity} />
              {countWords(severity, counts[severity])}
            </span>
          ))}
        </span>
        <span className="spring" />
        {diagnostics.length > 0 && <span className="quiet">F8 goes to the next</span>}
      </div>
      <div className="panel-body">
        {ready && counts.error + counts.warning === 0 && <p className="empty">No problems</p>}
        {diagnostics.length > 0 && (
          <ul>
            {diagnostics.slice(0, MOST_SHOWN).map((diagnostic, index) => (
              <ProblemItem key={index} diagnostic={diagnostic} />
            ))}
          </ul>
        )}
        {rest > 0 && <p className="empty">and {rest} more</p>}
      </div>
    </section>
  )
}
