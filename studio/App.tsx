import { useEffect } from 'react'
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

export function App() {
  const studio = useStudio()
  const mode = useStudioState((state) => state.mode)
  const paletteOpen = useStudioState((state) => state.paletteOpen)
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
      <StatusBar />
      {paletteOpen && <Palette />}
      <ResetDialog />
    </div>
  )
}
