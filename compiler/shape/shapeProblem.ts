// What the schema stage found, by path: which document a path belongs to is known only after packs are stacked.
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Part, Path } from '../source/sourceDocument.ts'

export interface ShapeProblem {
  readonly code: DiagnosticCode
  readonly path: Path
  readonly part: Part
  /** The field that is missing, where one is. */
  readonly field?: string
  readonly message: string
  readonly hint?: string
  /** A safe change of the key or value itself. */
  readonly fix?: { readonly title: string; readonly newText: string }
}
