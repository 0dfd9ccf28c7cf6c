// The compiler's side of the protocol, without the worker around it: one workspace as edited, one as shipped.
import { lower, Workspace, type Analysis, type PackView } from '../../compiler/index.ts'
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
  /** Texts as they came; what was never edited is the same in both. */
  #shipped = new Map<string, string>()
  #shippedViews: readonly PackView[] | undefined

  open(request: OpenRequest): void {
    this.#workspace = new Workspace()
    this.#outline = { packs: [], key: '' }
    for (const [path, text] of Object.entries(request.files)) this.#workspace.setFile(path, text)
    for (const [path, problem] of Object.entries(request.unreadable))
      this.#workspace.setUnreadable(path, problem)
    this.#shipped = new Map(Object.entries({ ...request.files, ...request.shipped }))
    this.#shippedViews = undefined
  }

  change({ file, text, cursor }: ChangeRequest): void {
    this.#workspace.setFile(file, text)
    if (cursor) this.#cursor = cursor
  }

  analyse(version: number, now: () => number): AnalysisAnswer {
    const start = now()
    const analysis = this.#workspace.analyse()
    this.#analysis = analysis
    const packs = outlineOf(this.#workspace, analysis)
    const key = JSON.stringify(packs)
    const changed = key !== this.#outline.key
    this.#outline = { packs, key }
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
    const sound = this.#outline.packs.some((pack) => pack.id === id && pack.sound)
    const view = sound ? this.#analysis?.views.find(({ pack }) => pack.id === id) : undefined
    return { type: 'pack', version, pack: id, data: view && lower(view) }
  }

  #card(): CardAnswer {
    if (!this.#cursor || !this.#analysis) return NO_DOCUMENT
    return cardAt(this.#cursor, this.#workspace, this.#analysis.views, () => this.#viewsAsShipped())
  }

  /** Read once, when the first card asks what has changed. */
  #viewsAsShipped(): readonly PackView[] {
    if (!this.#shippedViews) {
      const workspace = new Workspace()
      for (const [path, text] of this.#shipped) workspace.setFile(path, text)
      this.#shippedViews = workspace.analyse().views
    }
    return this.#shippedViews
  }
}
