import { Check, CircleX, HardDrive, TriangleAlert } from 'lucide-react'
import { countBySeverity, countWords } from '../state/problems.ts'
import { packAt } from '../state/currentDocument.ts'
import { useStudioState } from '../state/useStudio.ts'
import type { StudioState } from '../state/studio.ts'

export function StatusBar() {
  const storage = useStudioState((state) => state.storage)
  const folder = useStudioState((state) => state.folder)
  const place = useStudioState((state) => (state.mode === 'write' ? state.place : undefined))
  const pack = useStudioState((state) => packAt(state.outline, state.place))
  return (
    <footer className="status-bar">
      <span className={storage === 'refused' ? 'bad' : undefined}>
        <HardDrive size={13} strokeWidth={1.6} aria-hidden />
        {storageWords(storage, folder)}
      </span>
      <Checked />
      <span className="spring" />
      {place && (
        <span>
          Line {place.line}, column {place.column}
        </span>
      )}
      {pack && (
        <span>
          {pack.id} {pack.version}
        </span>
      )}
    </footer>
  )
}

function storageWords(storage: StudioState['storage'], folder: string | undefined): string {
  if (storage === 'refused') return 'Not kept: this browser refuses storage'
  if (storage === 'writing') return 'Keeping…'
  return folder === undefined
    ? 'Kept in this browser'
    : `Kept in this browser; the folder ${folder} is not written to`
}

function Checked() {
  const checked = useStudioState((state) => state.checked)
  const diagnostics = useStudioState((state) => state.diagnostics)
  if (!checked) return <span>Checking…</span>
  const { error, warning } = countBySeverity(diagnostics)
  const found = [
    error > 0 && countWords('error', error),
    warning > 0 && countWords('warning', warning),
  ].filter(Boolean)
  const Icon = error > 0 ? CircleX : warning > 0 ? TriangleAlert : Check
  const look = error > 0 ? 'bad' : warning > 0 ? 'warn' : 'fine'
  return (
    <span className={look}>
      <Icon size={13} strokeWidth={1.8} aria-hidden />
      {found.length > 0 ? `${found.join(', ')} in ` : ''}
      {checked.documents} documents checked in {Math.max(1, Math.round(checked.milliseconds))} ms
    </span>
  )
}
