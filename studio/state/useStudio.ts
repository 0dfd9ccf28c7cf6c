// The one bridge between the studio's state and React.
import { createContext, use, useSyncExternalStore } from 'react'
import type { Studio, StudioState } from './studio.ts'

export const StudioContext = createContext<Studio | undefined>(undefined)

export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('no studio around this component')
  return studio
}

/** Rendered again only when what is picked changes; pick values, do not build new ones. */
export function useStudioState<T>(pick: (state: StudioState) => T): T {
  const { store } = useStudio()
  return useSyncExternalStore(store.subscribe, () => pick(store.get()))
}
