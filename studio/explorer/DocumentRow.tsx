import { currentDocument } from '../state/currentDocument.ts'
import type { Counts } from '../state/problems.ts'
import { useStudio, useStudioState } from '../state/useStudio.ts'
import type { OutlineDocument } from '../workers/protocol.ts'
import { Marks } from './Marks.tsx'

interface Props {
  readonly document: OutlineDocument
  readonly counts: Counts | undefined
}

export function DocumentRow({ document, counts }: Props) {
  const studio = useStudio()
  const current = useStudioState((state) => currentDocument(state.outline, state.place) === document)
  return (
    <button
      className="row document-row"
      aria-current={current ? 'true' : undefined}
      title={`${document.name}, ${document.file}`}
      onClick={() => {
        studio.visitDocument(document)
      }}
    >
      <span className="label">{document.id}</span>
      {document.edited && <span className="pen-dot" role="img" aria-label="edited" />}
      {counts && <Marks counts={counts} />}
    </button>
  )
}
