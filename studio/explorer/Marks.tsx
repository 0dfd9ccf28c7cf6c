import { CircleX, TriangleAlert } from 'lucide-react'
import { countWords, type Counts } from '../state/problems.ts'

/** Counts of errors and warnings, told by form and in words too. */
export const Marks = ({ counts }: { counts: Counts }) => (
  <span className="marks">
    {counts.error > 0 && (
      <span className="mark error">
        <CircleX size={12} strokeWidth={1.8} aria-hidden />
        <span aria-hidden>{counts.error}</span>
        <span className="hidden-text"> {countWords('error', counts.error)}</span>
      </span>
    )}
    {counts.warning > 0 && (
      <span className="mark warning">
        <TriangleAlert size={12} strokeWidth={1.8} aria-hidden />
        <span aria-hidden>{counts.warning}</span>
        <span className="hidden-text"> {countWords('warning', counts.warning)}</span>
      </span>
    )}
  </span>
)
