// The studio without its page: files, edits, what the compiler says of them, and where the author is.
import type { Diagnostic, Fix } from '../../compiler/index.ts'
import type { CardAnswer, OutlineDocument, OutlinePack } from '../workers/protocol.ts'
import { CompilerClient } from './compilerClient.ts'
import { openEditStorage, type EditStorage } from './editStorage.ts'
import { nextProblem } from './problems.ts'
import { loadSources, type Sources } from './sources.ts'
import { createStore, type Store } from './store.ts'
import { applyTheme, onSystemTheme, rememberedTheme, type Theme } from './theme.ts'

export type Mode = 'write' | 'play'

export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A wish to show a place in the editor; a new object each time, so the same place can be wished again. */
export interface Visit extends Place {
  readonly focus: boolean
}

/** What the studio asks of the text editor. Edits go through it, so that each can be undone. */
export interface EditorPort {
  applyFix(fix: Fix): void
  replaceText(file: string, text: string): void
}

export interface StudioState {
  readonly mode: Mode
  readonly theme: Theme
  readonly ready: boolean
  readonly folder: string | undefined
  readonly edited: ReadonlySet<string>
  readonly visit: Visit | undefined
  readonly place: Place | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly outline: readonly OutlinePack[]
  readonly card: CardAnswer
  readonly checked: { readonly documents: number; readonly milliseconds: number } | undefined
  readonly storage: 'kept' | 'writing' | 'refused'
  readonly paletteOpen: boolean
  /** The file whose edits are about to be given up. */
  readonly resetting: string | undefined
}

const INITIAL: StudioState = {
  mode: 'write',
  theme: rememberedTheme(),
  ready: false,
  folder: undefined,
  edited: new Set(),
  visit: undefined,
  place: undefined,
  diagnostics: [],
  outline: [],
  card: { sentence: 'Open an aircraft to see its card.' },
  checked: undefined,
  storage: 'kept',
  paletteOpen: false,
  resetting: undefined,
}

export class Studio {
  readonly store: Store<StudioState> = createStore(INITIAL)
  readonly compiler: CompilerClient
  readonly #shipped = new Map<string, string>()
  readonly #texts = new Map<string, string>()
  #sources: Sources | undefined
  #storage: EditStorage | undefined
  #editor: EditorPort | undefined

  constructor() {
    this.compiler = new CompilerClient({
      analysis: ({ diagnostics, outline, card, documents, milliseconds }) => {
        this.store.set({
          diagnostics,
          card,
          checked: { documents, milliseconds },
          ready: true,
          ...(outline ? { outline } : {}),
        })
        if (!this.store.get().visit) this.#openFirst()
      },
      card: ({ card }) => {
        this.store.set({ card })
      },
    })
    applyTheme(INITIAL.theme)
    onSystemTheme(() => {
      this.setTheme(this.store.get().theme)
    })
  }

  async start(): Promise<void> {
    const [sources, storage] = await Promise.all([
      loadSources(),
      openEditStorage((state) => {
        this.store.set({ storage: state })
      }),
    ])
    this.#sources = sources
    this.#storage = storage
    for (const [file, text] of Object.entries(sources.files)) {
      this.#shipped.set(file, text)
      this.#texts.set(file, text)
    }
    const edits = await storage.load()
    for (const file of this.#shipped.keys()) {
      const text = edits.get(this.#key(file))
      if (text !== undefined) this.#texts.set(file, text)
    }
    const edited = [...this.#texts.keys()].filter((file) => this.isEdited(file))
    this.store.set({ edited: new Set(edited), folder: sources.folder?.name })
    this.compiler.open({
      files: Object.fromEntries(this.#texts),
      shipped: Object.fromEntries(edited.map((file) => [file, this.#shipped.get(file) ?? ''])),
      unreadable: sources.unreadable,
    })
  }

  textOf(file: string): string | undefined {
    return this.#texts.get(file)
  }

  shippedTextOf(file: string): string {
    return this.#shipped.get(file) ?? ''
  }

  isEdited(file: string): boolean {
    return this.#texts.get(file) !== this.#shipped.get(file)
  }

  /** Called on every keystroke: the compiler and the storage hear of it in the same turn. */
  edit(file: string, text: string, line: number): void {
    if (this.#texts.get(file) === text) return
    this.#texts.set(file, text)
    this.compiler.change(file, text, { file, line })
    const edited = this.isEdited(file)
    this.#storage?.write(this.#key(file), edited ? text : undefined)
    if (this.store.get().edited.has(file) === edited) return
    const all = new Set(this.store.get().edited)
    if (edited) all.add(file)
    else all.delete(file)
    this.store.set({ edited: all })
  }

  moveTo(place: Place): void {
    const before = this.store.get().place
    this.store.set({ place })
    if (before?.file !== place.file || before.line !== place.line) this.compiler.moveCursor(place)
  }

  visit(file: string, line: number, column = 1, focus = true): void {
    this.store.set({ mode: 'write', visit: { file, line, column, focus } })
  }

  visitDocument({ file, line }: OutlineDocument, focus = true): void {
    this.visit(file, line, 1, focus)
  }

  visitNextProblem(back = false): void {
    const { diagnostics, place } = this.store.get()
    const problem = nextProblem(diagnostics, place, back)
    if (problem) this.visit(problem.file, problem.range.start.line, problem.range.start.column)
  }

  attachEditor(editor: EditorPort): void {
    this.#editor = editor
  }

  applyFix(fix: Fix): void {
    this.#editor?.applyFix(fix)
    const [first] = fix.edits
    if (first) this.visit(first.file, first.range.start.line, first.range.start.column)
  }

  askToReset(file: string | undefined): void {
    this.store.set({ resetting: file })
  }

  /** Returns a file to the text it came with. */
  reset(file: string): void {
    this.#editor?.replaceText(file, this.shippedTextOf(file))
    this.store.set({ resetting: undefined })
  }

  openPalette(paletteOpen: boolean): void {
    this.store.set({ paletteOpen })
  }

  setMode(mode: Mode): void {
    this.store.set({ mode })
  }

  setTheme(theme: Theme): void {
    applyTheme(theme)
    this.store.set({ theme })
  }

  /** Edits of a folder's file belong to that folder; those of a built-in pack are the same everywhere. */
  #key(file: string): string {
    const folder = this.#sources?.folder
    return folder?.files.has(file) ? `folder ${folder.id} ${file}` : `built-in ${file}`
  }

  #openFirst(): void {
    const { outline } = this.store.get()
    const kinds = outline.flatMap((pack) => pack.kinds)
    const first = (kinds.find(({ kind }) => kind === 'aircraft') ?? kinds[0])?.documents[0]
    if (first) this.store.set({ visit: { file: first.file, line: first.line, column: 1, focus: false } })
  }
}
