// Keys that work everywhere. Taken before the editor sees them: in Monaco, Ctrl+K begins a longer chord.
import type { Studio } from '../state/studio.ts'

export function listenForKeys(studio: Studio): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey
    ) {
      studio.openPalette(true)
    } else if (event.key === 'F8' && !studio.store.get().paletteOpen) studio.visitNextProblem(event.shiftKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    removeEventListener('keydown', onKeyDown, { capture: true })
  }
}
