import { Gamepad2, PenLine, Search } from 'lucide-react'
import { useStudio, useStudioState } from '../state/useStudio.ts'
import type { Mode } from '../state/studio.ts'
import { BrandMark } from './BrandMark.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const MODES: readonly { mode: Mode; name: string; Icon: typeof PenLine }[] = [
  { mode: 'write', name: 'Write', Icon: PenLine },
  { mode: 'play', name: 'Play', Icon: Gamepad2 },
]

export function TopBar() {
  const studio = useStudio()
  const current = useStudioState((state) => state.mode)
  return (
    <header className="top-bar">
      <h1 className="brand">
        <BrandMark /> Skywright
      </h1>
      <div
        className="tabs"
        role="tablist"
        aria-label="Modes"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
          const next = current === 'write' ? 'play' : 'write'
          studio.setMode(next)
          currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
        }}
      >
        {MODES.map(({ mode, name, Icon }) => (
          <button
            key={mode}
            id={`tab-${mode}`}
            role="tab"
            aria-selected={mode === current}
            aria-controls={`mode-${mode}`}
            tabIndex={mode === current ? 0 : -1}
            onClick={() => {
              studio.setMode(mode)
            }}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden /> {name}
          </button>
        ))}
      </div>
      <span className="spring" />
      <button
        className="go-to"
        aria-keyshortcuts="Control+K"
        onClick={() => {
          studio.openPalette(true)
        }}
      >
        <Search size={15} strokeWidth={1.6} aria-hidden /> Go to or run <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <ThemeSwitch />
    </header>
  )
}
