// Everything the command palette can do, in the order it is listed.
import { THEMES } from './theme.ts'
import type { Studio } from './studio.ts'

export interface PaletteCommand {
  readonly title: string
  readonly detail?: string
  readonly keys?: string
  run(): void
}

const THEME_WORDS = { light: 'light', dark: 'dark', auto: 'as the system' }

export function commandsOf(studio: Studio): PaletteCommand[] {
  const { outline, mode, theme, diagnostics, edited, place } = studio.store.get()
  const file = place?.file
  return [
    ...(['write', 'play'] as const)
      .filter((each) => each !== mode)
      .map((each) => ({
        title: `Switch to ${each === 'write' ? 'Write' : 'Play'}`,
        run: () => {
          studio.setMode(each)
        },
      })),
    ...(diagnostics.length > 0
      ? [
          {
            title: 'Go to the next problem',
            keys: 'F8',
            run: () => {
              studio.visitNextProblem()
            },
          },
        ]
      : []),
    ...(file !== undefined && edited.has(file)
      ? [
          {
            title: 'Return file to its shipped text',
            detail: file,
            run: () => {
              studio.askToReset(file)
            },
          },
        ]
      : []),
    ...THEMES.filter((each) => each !== theme).map((each) => ({
      title: `Theme: ${THEME_WORDS[each]}`,
      run: () => {
        studio.setTheme(each)
      },
    })),
    ...outline.flatMap(({ kinds }) =>
      kinds.flatMap(({ kind, documents }) =>
        documents.map((document) => ({
          title: document.name,
          detail: `${kind} ${document.id}`,
          run: () => {
            studio.visitDocument(document)
          },
        })),
      ),
    ),
  ]
}

/** Commands that hold every typed word; those that start with the text come first. */
export function matchingCommands(commands: readonly PaletteCommand[], text: string): PaletteCommand[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const whole = words.join(' ')
  const found = commands.filter(({ title, detail = '' }) => {
    const all = `${title} ${detail}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
  const rank = ({ title }: PaletteCommand): number =>
    whole !== '' && title.toLowerCase().startsWith(whole) ? 0 : 1
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, 100)
}
