import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 1700px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** Whether the window has room for two cards side by side; the style sheet uses the same width. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
