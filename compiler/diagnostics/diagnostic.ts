// What the compiler says about content. Stages speak of places (a document and offsets in it); line and
// column appear once, at the edge, so that an edit elsewhere in a file costs nothing here.
import type { DiagnosticCode } from './codes.ts'
import type { SourceDocument } from '../source/sourceDocument.ts'

export type Severity = 'error' | 'warning' | 'info'

export interface Position {
  readonly line: number
  readonly column: number
}

export interface Range {
  readonly start: Position
  readonly end: Position
}

export interface TextEdit {
  readonly file: string
  readonly range: Range
  readonly newText: string
}

export interface Fix {
  readonly title: string
  readonly edits: readonly TextEdit[]
}

/** The public form: 1-based positions, plain data. */
export interface Diagnostic {
  readonly file: string
  readonly range: Range
  readonly severity: Severity
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint?: string
  readonly fix?: Fix
  /** Other ways to mend it, where there are several. */
  readonly otherFixes?: readonly Fix[]
  readonly related?: readonly { readonly file: string; readonly range: Range; readonly message: string }[]
}

/** A stretch of one document, in offsets from the document's own start. */
export interface Place {
  readonly document: SourceDocument
  readonly start: number
  readonly end: number
  /** The aliases through which the place was reached, outermost first: it serves other places too. */
  readonly aliases?: readonly { readonly start: number; readonly end: number }[]
}

export interface FindingFix {
  readonly title: string
  readonly edits: readonly { readonly at: Place; readonly newText: string }[]
}

/** A diagnostic before it is tied to lines: valid as long as the documents it names are unchanged. */
export interface Finding {
  readonly code: DiagnosticCode
  readonly at: Place
  readonly message: string
  readonly hint?: string | undefined
  readonly fixes?: readonly FindingFix[] | undefined
  readonly related?: readonly { readonly at: Place; readonly message: string }[] | undefined
}
