import { lazy, Suspense, useEffect, useState } from 'react'
import { CardPanel } from './card/CardPanel.tsx'
import { Editor } from './editor/Editor.tsx'
import { Explorer } from './explorer/Explorer.tsx'
import { Problems } from './problems/Problems.tsx'
import { Palette } from './shell/Palette.tsx'
import { ResetDialog } from './shell/ResetDialog.tsx'
import { StatusBar } from './shell/StatusBar.tsx'
import { TopBar } from './shell/TopBar.tsx'
import { listenForKeys } from './shell/keys.ts'
import { useStudio, useStudioState } from './state/useStudio.ts'

/** The runtime and the table come when they are first asked for. */
const Play = lazy(async () => ({ default: (await import('./play/Play.tsx')).Play }))

export function App() {
  const studio = useStudio()
  const mode = useStudioState((state) => state.mode)
  const paletteOpen = useStudioState((state) => state.paletteOpen)
  // Once opened it stays: a fight goes on where it was left.
  const [playOpened, setPlayOpened] = useState(false)
  if (mode === 'play' && !playOpened) setPlayOpened(true)
  useEffect(() => listenForKeys(studio), [studio])
  return (
    <div className="app">
      <TopBar />
      <div
        className="mode"
        id="mode-write"
        role="tabpanel"
        aria-labelledby="tab-write"
        hidden={mode !== 'write'}
      >
        <div className="write">
          <Explorer />
          <div className="write-centre">
            <Editor />
            <Problems />
          </div>
          <CardPanel />
        </div>
      </div>
      <div
        className="mode"
        id="mode-play"
        role="tabpanel"
        aria-labelledby="tab-play"
        hidden={mode !== 'play'}
      >
        {playOpened && (
          <Suspense fallback={null}>
            <Play />
          </Suspense>
        )}
      </div>
      <StatusBar />
      {paletteOpen && <Palette />}
      <ResetDialog />
    </div>
  )
}
