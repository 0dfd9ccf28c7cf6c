// Light, dark, or as the system has it; remembered.
export const THEMES = ['light', 'dark', 'auto'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'skywright-theme'

export function rememberedTheme(): Theme {
  const kept = storedTheme()
  return THEMES.find((theme) => theme === kept) ?? 'auto'
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme === 'auto' ? systemTheme() : theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
const systemTheme = (): 'light' | 'dark' => (darkSystem().matches ? 'dark' : 'light')

export const shownTheme = (theme: Theme): 'light' | 'dark' => (theme === 'auto' ? systemTheme() : theme)

export function onSystemTheme(listener: () => void): void {
  darkSystem().addEventListener('change', listener)
}
