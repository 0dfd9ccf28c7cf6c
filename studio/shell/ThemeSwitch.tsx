import { Moon, Sun, SunMoon } from 'lucide-react'
import { THEMES, type Theme } from '../state/theme.ts'
import { useStudio, useStudioState } from '../state/useStudio.ts'

const LOOKS: Readonly<Record<Theme, { name: string; Icon: typeof Sun }>> = {
  light: { name: 'Light', Icon: Sun },
  dark: { name: 'Dark', Icon: Moon },
  auto: { name: 'As the system', Icon: SunMoon },
}

export function ThemeSwitch() {
  const studio = useStudio()
  const current = useStudioState((state) => state.theme)
  return (
    <div
      className="segments theme-switch"
      role="radiogroup"
      aria-label="Theme"
      onKeyDown={({ key, currentTarget }) => {
        const step =
          key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? 2 : 0
        if (step === 0) return
        const index = (THEMES.indexOf(current) + step) % THEMES.length
        studio.setTheme(THEMES[index] ?? 'auto')
        ;(currentTarget.children[index] as HTMLElement).focus()
      }}
    >
      {THEMES.map((theme) => {
        const { name, Icon } = LOOKS[theme]
        return (
          <button
            key={theme}
            role="radio"
            aria-checked={theme === current}
            aria-label={name}
            title={name}
            tabIndex={theme === current ? 0 : -1}
            onClick={() => {
              studio.setTheme(theme)
            }}
          >
            <Icon size={15} strokeWidth={1.6} aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
