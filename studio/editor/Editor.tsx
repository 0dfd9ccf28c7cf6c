import { useEffect, useRef } from 'react'
import { RotateCcw } from 'lucide-react'
import { useStudio, useStudioState } from '../state/useStudio.ts'
import { TextEditor } from './textEditor.ts'

export function Editor() {
  const studio = useStudio()
  const host = useRef<HTMLDivElement>(null)
  const file = useStudioState(({ place }) => place?.file)
  const edited = useStudioState((state) => file !== undefined && state.edited.has(file))

  useEffect(() => {
    // One editor for the life of the page: the element is never unmounted.
    if (host.current) studio.attachEditor(new TextEditor(host.current, studio))
  }, [studio])

  return (
    <main className="panel" aria-label="Editor">
      <div className="panel-header">
        <FilePath file={file} />
        {edited && <span className="pen-dot" role="img" aria-label="edited" />}
        <span className="spring" />
        {edited && file !== undefined && (
          <button
            className="button with-icon"
            onClick={() => {
              studio.askToReset(file)
            }}
          >
            <RotateCcw size={14} strokeWidth={1.6} aria-hidden /> Return to shipped text
          </button>
        )}
      </div>
      <div className="editor-host" ref={host} />
    </main>
  )
}

function FilePath({ file }: { file: string | undefined }) {
  if (file === undefined) return <span className="editor-path">No file open</span>
  const cut = file.lastIndexOf('/') + 1
  return (
    <span className="editor-path">
      <span>{file.slice(0, cut)}</span>
      <strong>{file.slice(cut)}</strong>
    </span>
  )
}
