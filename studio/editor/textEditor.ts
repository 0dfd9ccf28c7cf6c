// The editor without React: models for files, markers, pen bars, and the way to and from the studio's state.
import type { Fix } from '../../compiler/index.ts'
import type { EditorPort, Studio, StudioState } from '../state/studio.ts'
import { shownTheme } from '../state/theme.ts'
import { changedLines } from './changedLines.ts'
import { monaco } from './monaco.ts'
import { fileOf, monacoRange, registerFixes, showMarkers, uriOf } from './markers.ts'
import { defineThemes, themeName } from './themes.ts'

const OPTIONS: monaco.editor.IStandaloneEditorConstructionOptions = {
  fontFamily: "'IBM Plex Mono', monospace",
  fontSize: 13,
  lineHeight: 20,
  minimap: { enabled: false },
  automaticLayout: true,
  scrollBeyondLastLine: false,
  wordWrap: 'on',
  wrappingIndent: 'deepIndent',
  renderLineHighlight: 'all',
  occurrencesHighlight: 'off',
  overviewRulerBorder: false,
  glyphMargin: false,
  lineNumbersMinChars: 4,
  padding: { top: 6 },
  fixedOverflowWidgets: true,
  tabSize: 2,
  insertSpaces: true,
  detectIndentation: false,
  wordBasedSuggestions: 'off',
  'semanticHighlighting.enabled': false,
  unicodeHighlight: { ambiguousCharacters: false },
  accessibilitySupport: 'auto',
  ariaLabel: 'Text of the file',
}

export class TextEditor implements EditorPort {
  readonly #studio: Studio
  readonly #editor: monaco.editor.IStandaloneCodeEditor
  readonly #views = new Map<string, monaco.editor.ICodeEditorViewState | null>()
  #penBars: monaco.editor.IEditorDecorationsCollection
  #shown: StudioState

  constructor(host: HTMLElement, studio: Studio) {
    this.#studio = studio
    this.#shown = studio.store.get()
    defineThemes()
    this.#editor = monaco.editor.create(host, {
      ...OPTIONS,
      model: null,
      theme: themeName(shownTheme(this.#shown.theme)),
    })
    this.#penBars = this.#editor.createDecorationsCollection()
    this.#editor.onDidChangeCursorPosition(({ position }) => {
      this.#tellPlace(position)
    })
    registerFixes(
      () => studio.store.get().diagnostics,
      (file) => void this.#modelOf(file),
    )
    // A face that arrives late has other widths than the stand-in it was measured with.
    void document.fonts.ready.then(() => {
      monaco.editor.remeasureFonts()
    })
    studio.store.subscribe(() => {
      this.#follow()
    })
    if (this.#shown.visit) this.#goTo(this.#shown.visit)
  }

  /** Both undoable, like any typing. */
  applyFix(fix: Fix): void {
    for (const { file, range, newText } of fix.edits) {
      this.#modelOf(file)?.pushEditOperations([], [{ range: monacoRange(range), text: newText }], () => null)
    }
  }

  replaceText(file: string, text: string): void {
    const model = this.#modelOf(file)
    model?.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null)
  }

  #follow(): void {
    const before = this.#shown
    const now = this.#studio.store.get()
    this.#shown = now
    if (now.visit && now.visit !== before.visit) this.#goTo(now.visit)
    if (now.diagnostics !== before.diagnostics) showMarkers(monaco.editor.getModels(), now.diagnostics)
    if (now.theme !== before.theme) monaco.editor.setTheme(themeName(shownTheme(now.theme)))
  }

  #goTo({ file, line, column, focus }: NonNullable<StudioState['visit']>): void {
    const model = this.#modelOf(file)
    if (!model) return
    const current = this.#editor.getModel()
    if (current !== model) {
      if (current) this.#views.set(fileOf(current.uri), this.#editor.saveViewState())
      this.#editor.setModel(model)
      const view = this.#views.get(file)
      if (view) this.#editor.restoreViewState(view)
      this.#showPenBars(model)
    }
    const position = model.validatePosition({ lineNumber: line, column })
    this.#editor.setPosition(position)
    if (column === 1) this.#editor.revealLineNearTop(position.lineNumber)
    else this.#editor.revealPositionInCenterIfOutsideViewport(position)
    this.#tellPlace(position)
    // The editor may be hidden behind another mode until this turn ends.
    if (focus)
      requestAnimationFrame(() => {
        this.#editor.focus()
      })
  }

  #modelOf(file: string): monaco.editor.ITextModel | undefined {
    const uri = uriOf(file)
    const known = monaco.editor.getModel(uri)
    if (known) return known
    const text = this.#studio.textOf(file)
    if (text === undefined) return undefined
    const model = monaco.editor.createModel(text, 'yaml', uri)
    model.onDidChangeContent(({ changes }) => {
      const line = changes[0]?.range.startLineNumber ?? 1
      const own = this.#editor.getModel() === model ? this.#editor.getPosition()?.lineNumber : undefined
      this.#studio.edit(file, textIn(model), own ?? line)
      if (this.#editor.getModel() === model) this.#showPenBars(model)
    })
    showMarkers([model], this.#studio.store.get().diagnostics)
    return model
  }

  #tellPlace({ lineNumber, column }: monaco.Position): void {
    const model = this.#editor.getModel()
    if (model) this.#studio.moveTo({ file: fileOf(model.uri), line: lineNumber, column })
  }

  #showPenBars(model: monaco.editor.ITextModel): void {
    const file = fileOf(model.uri)
    const lines = this.#studio.isEdited(file)
      ? changedLines(this.#studio.shippedTextOf(file), textIn(model))
      : []
    this.#penBars.set(
      lines.map((line) => ({
        range: new monaco.Range(line, 1, line, 1),
        options: { isWholeLine: true, linesDecorationsClassName: 'changed-line' },
      })),
    )
  }
}

/** The text with its own line ends and byte-order mark: what was not edited must come out as it went in. */
const textIn = (model: monaco.editor.ITextModel): string =>
  model.getValue(monaco.editor.EndOfLinePreference.TextDefined, true)
