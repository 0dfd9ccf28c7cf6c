import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { countsByDocument } from '../state/problems.ts'
import { useStudioState } from '../state/useStudio.ts'
import { PackBranch } from './PackBranch.tsx'
import { filterOutline } from './filterOutline.ts'

export function Explorer() {
  const outline = useStudioState((state) => state.outline)
  const diagnostics = useStudioState((state) => state.diagnostics)
  const ready = useStudioState((state) => state.ready)
  const [filter, setFilter] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const counts = useMemo(() => countsByDocument(outline, diagnostics), [outline, diagnostics])
  const shown = useMemo(() => filterOutline(outline, filter), [outline, filter])

  return (
    <nav className="panel explorer" aria-label="Explorer">
      <div className="panel-header">
        <h2>Explorer</h2>
      </div>
      <input
        className="filter"
        type="search"
        placeholder="Filter by name or kind"
        aria-label="Filter by name or kind"
        value={filter}
        onChange={(event) => {
          setFilter(event.target.value)
        }}
      />
      <div
        className="panel-body"
        ref={body}
        onKeyDown={(event) => {
          walkRows(event, body.current)
        }}
      >
        {shown.map((pack) => (
          <PackBranch key={pack.id ?? ''} pack={pack} counts={counts} forceOpen={filter !== ''} />
        ))}
        {ready && shown.length === 0 && (
          <p className="empty">
            {filter === '' ? 'There are no packs here.' : 'Nothing has that name or kind.'}
          </p>
        )}
      </div>
    </nav>
  )
}

/** Arrow keys walk the rows that are to be seen. */
function walkRows(event: KeyboardEvent, body: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !body) return
  const rows = [...body.querySelectorAll<HTMLElement>('.row')]
  const here = rows.findIndex((row) => row === document.activeElement)
  rows[here + step]?.focus()
  event.preventDefault()
}
