// The studio's colours as Monaco themes; styles/tokens.css holds the same values for the rest of the page.
import { monaco } from './monaco.ts'

interface Palette {
  readonly base: 'vs' | 'vs-dark'
  readonly paper: string
  readonly raise: string
  readonly line: string
  readonly edge: string
  readonly ink: string
  readonly ink3: string
  readonly blue: string
  readonly sel: string
  readonly red: string
  readonly amber: string
  readonly key: string
  readonly string: string
  readonly id: string
  readonly lineHighlight: string
}

const LIGHT: Palette = {
  base: 'vs',
  paper: '#FBFBF8',
  raise: '#FFFFFF',
  line: '#D5DAD9',
  edge: '#7F8B93',
  ink: '#17212B',
  ink3: '#5A6771',
  blue: '#1B5E9B',
  sel: '#DCE9F5',
  red: '#B3261E',
  amber: '#8A5300',
  key: '#23527C',
  string: '#2A6A52',
  id: '#66368F',
  lineHighlight: '#EFF2F1',
}

const DARK: Palette = {
  base: 'vs-dark',
  paper: '#111A24',
  raise: '#1A2632',
  line: '#223140',
  edge: '#5C7186',
  ink: '#E3EAEF',
  ink3: '#8FA1B0',
  blue: '#7FB8EC',
  sel: '#1B3550',
  red: '#FF8D7E',
  amber: '#E9B65C',
  key: '#8FBEE8',
  string: '#86CDA9',
  id: '#C3A3E6',
  lineHighlight: '#182431',
}

export const themeName = (shown: 'light' | 'dark'): string => `skywright-${shown}`

export function defineThemes(): void {
  define('light', LIGHT)
  define('dark', DARK)
}

function define(name: 'light' | 'dark', palette: Palette): void {
  const bare = (colour: string): string => colour.slice(1)
  monaco.editor.defineTheme(themeName(name), {
    base: palette.base,
    inherit: true,
    rules: [
      { token: '', foreground: bare(palette.ink) },
      { token: 'type', foreground: bare(palette.key) },
      { token: 'string', foreground: bare(palette.string) },
      { token: 'string.yaml', foreground: bare(palette.string) },
      { token: 'keyword', foreground: bare(palette.id) },
      { token: 'number', foreground: bare(palette.ink), fontStyle: 'bold' },
      { token: 'comment', foreground: bare(palette.ink3), fontStyle: 'italic' },
      { token: 'tag', foreground: bare(palette.id) },
      { token: 'namespace', foreground: bare(palette.id) },
      { token: 'operators', foreground: bare(palette.ink3) },
      { token: 'delimiter', foreground: bare(palette.ink3) },
    ],
    colors: {
      'editor.background': palette.paper,
      'editor.foreground': palette.ink,
      'editorLineNumber.foreground': palette.ink3,
      'editorLineNumber.activeForeground': palette.ink,
      'editor.lineHighlightBackground': palette.lineHighlight,
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': palette.sel,
      'editorCursor.foreground': palette.blue,
      'editorIndentGuide.background1': palette.line,
      'editorIndentGuide.activeBackground1': palette.edge,
      'editorError.foreground': palette.red,
      'editorWarning.foreground': palette.amber,
      'editorInfo.foreground': palette.blue,
      'editorWidget.background': palette.raise,
      'editorWidget.border': palette.edge,
      'editorHoverWidget.background': palette.raise,
      'editorHoverWidget.border': palette.edge,
      'editorHoverWidget.foreground': palette.ink,
      'editorBracketMatch.background': palette.sel,
      'editorBracketMatch.border': palette.edge,
      'editorBracketHighlight.foreground1': palette.ink3,
      'editorBracketHighlight.foreground2': palette.ink3,
      'editorBracketHighlight.foreground3': palette.ink3,
      focusBorder: palette.blue,
      'scrollbarSlider.background': `${palette.edge}55`,
      'scrollbarSlider.hoverBackground': `${palette.edge}88`,
      'scrollbar.shadow': '#00000000',
      'textLink.foreground': palette.blue,
      'menu.background': palette.raise,
      'menu.foreground': palette.ink,
      'menu.selectionBackground': palette.sel,
      'menu.selectionForeground': palette.ink,
      'quickInput.background': palette.raise,
      'list.activeSelectionBackground': palette.sel,
      'list.activeSelectionForeground': palette.ink,
      'list.focusBackground': palette.sel,
      'list.focusForeground': palette.ink,
      'list.hoverBackground': palette.lineHighlight,
    },
  })
}
