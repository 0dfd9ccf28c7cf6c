import { useEffect, useRef } from 'react'
import { useStudio, useStudioState } from '../state/useStudio.ts'

/** Asks before edits are given up. */
export function ResetDialog() {
  const studio = useStudio()
  const file = useStudioState((state) => state.resetting)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (file !== undefined) dialog.current?.showModal()
    else dialog.current?.close()
  }, [file])
  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby="reset-title"
      onClose={() => {
        studio.askToReset(undefined)
      }}
    >
      <h2 id="reset-title">Return to the shipped text?</h2>
      <p>
        Your edits in <strong>{file}</strong> are given up. While this page stays open, Undo in the editor
        brings them back.
      </p>
      <div className="actions">
        <button
          className="button"
          onClick={() => {
            studio.askToReset(undefined)
          }}
        >
          Keep my edits
        </button>
        <button
          className="button primary"
          onClick={() => {
            if (file !== undefined) studio.reset(file)
          }}
        >
          Return to shipped text
        </button>
      </div>
    </dialog>
  )
}
