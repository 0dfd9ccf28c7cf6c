// The compiler's side of the protocol, without the worker around it: one workspace as edited, one as shipped.
import { lower, Workspace, type Analysis, type PackView } from '../../compiler/index.ts'
import { splitDocuments } from '../../compiler/source/splitDocuments.ts'
import type { DocumentEntry } from '../../compiler/documents/documentEntry.ts'
import { cardAt } from './cardAt.ts'
import { outlineOf } from './outline.ts'
import type {
  AnalysisAnswer,
  CardAnswer,
  CardOnlyAnswer,
  ChangeRequest,
  Cursor,
  OpenRequest,
  OutlinePack,
  PackAnswer,
} from './protocol.ts'

const NO_DOCUMENT: CardAnswer = { sentence: 'Open an aircraft to see its card.' }

export class CompilerHost {
  #workspace = new Workspace()
  #analysis: Analysis | undefined
  #outline: { readonly packs: readonly OutlinePack[]; readonly key: string } = { packs: [], key: '' }
  #cursor: Cursor | undefined
  /** Each pack as it last was without errors. Views share what they hold with the workspace: keeping one is cheap. */
  readonly #sound = new Map<string, PackView>()
  /** Texts as they came; what was never edited is the same in both. */
  #shipped = new Map<string, string>()
  readonly #shippedDocuments = new Map<string, ReadonlySet<string>>()
  #shippedAnalysis: { readonly workspace: Workspace; readonly analysis: Analysis } | undefined

  open(request: OpenRequest): void {
    this.#workspace = new Workspace()
    this.#outline = { packs: [], key: '' }
    for (const [path, text] of Object.entries(request.files)) this.#workspace.setFile(path, text)
    for (const [path, problem] of Object.entries(request.unreadable))
      this.#workspace.setUnreadable(path, problem)
    this.#shipped = new Map(Object.entries({ ...request.files, ...request.shipped }))
    this.#shippedAnalysis = undefined
    this.#shippedDocuments.clear()
    this.#sound.clear()
  }

  change({ file, text, cursor }: ChangeRequest): void {
    this.#workspace.setFile(file, text)
    if (cursor) this.#cursor = cursor
  }

  analyse(version: number, now: () => number): AnalysisAnswer {
    const start = now()
    const analysis = this.#workspace.analyse()
    this.#analysis = analysis
    const packs = outlineOf(this.#workspace, analysis, (document) => this.#isEdited(document))
    const key = JSON.stringify(packs)
    const changed = key !== this.#outline.key
    this.#outline = { packs, key }
    for (const view of analysis.views) {
      if (packs.some(({ id, sound }) => id === view.pack.id && sound)) this.#sound.set(view.pack.id, view)
    }
    return {
      type: 'analysis',
      version,
      diagnostics: analysis.diagnostics,
      ...(changed ? { outline: packs } : {}),
      card: this.#card(),
      documents: analysis.documents,
      files: analysis.files,
      milliseconds: now() - start,
    }
  }

  moveCursor(version: number, cursor: Cursor): CardOnlyAnswer {
    this.#cursor = cursor
    return { type: 'card', version, card: this.#card() }
  }

  pack(version: number, id: string): PackAnswer {
    const view = this.#sound.get(id) ?? this.#soundAsShipped(id)
    const current = view !== undefined && this.#analysis?.views.includes(view) === true
    return { type: 'pack', version, pack: id, data: view && lower(view), current }
  }

  #card(): CardAnswer {
    if (!this.#cursor || !this.#analysis) return NO_DOCUMENT
    return cardAt(this.#cursor, this.#workspace, this.#analysis.views, () => this.#asShipped().analysis.views)
  }

  #isEdited({ source: { file, text } }: DocumentEntry): boolean {
    const shipped = this.#shipped.get(file)
    if (shipped === this.#workspace.file(file)?.text) return false
    let documents = this.#shippedDocuments.get(file)
    if (!documents) {
      documents = new Set(splitDocuments(shipped ?? '').map((slice) => slice.text))
      this.#shippedDocuments.set(file, documents)
    }
    return !documents.has(text)
  }

  #soundAsShipped(id: string): PackView | undefined {
    const { workspace, analysis } = this.#asShipped()
    const sound = outlineOf(workspace, analysis, () => false).some((pack) => pack.id === id && pack.sound)
    return sound ? analysis.views.find(({ pack }) => pack.id === id) : undefined
  }

  /** Read once, when something first asks what has changed. */
  #asShipped(): { readonly workspace: Workspace; readonly analysis: Analysis } {
    if (!this.#shippedAnalysis) {
      const workspace = new Workspace()
      for (const [path, text] of this.#shipped) workspace.setFile(path, text)
      this.#shippedAnalysis = { workspace, analysis: workspace.analyse() }
    }
    return this.#shippedAnalysis
  }
}
