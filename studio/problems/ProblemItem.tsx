import type { Diagnostic } from '../../compiler/index.ts'
import { useStudio, useStudioState } from '../state/useStudio.ts'
import { SeverityIcon } from './SeverityIcon.tsx'

export function ProblemItem({ diagnostic }: { diagnostic: Diagnostic }) {
  const studio = useStudio()
  const { file, range, severity, code, message, fix } = diagnostic
  const { line, column } = range.start
  const here = useStudioState(({ place }) => place?.file === file && place.line === line)
  return (
    <li className={here ? 'problem here' : 'problem'}>
      <button
        className="row"
        title={diagnostic.hint}
        onClick={() => {
          studio.visit(file, line, column)
        }}
      >
        <span className={`mark ${severity}`}>
          <SeverityIcon severity={severity} />
          <span className="hidden-text">{severity}: </span>
        </span>
        <span className="message">{message}</span>
        <span className="code mono">{code}</span>
        <span className="where">
          {file.slice(file.lastIndexOf('/') + 1)}:{line}
        </span>
      </button>
      {fix && (
        <button
          className="fix link"
          onClick={() => {
            studio.applyFix(fix)
          }}
        >
          {fix.title}
        </button>
      )}
    </li>
  )
}
