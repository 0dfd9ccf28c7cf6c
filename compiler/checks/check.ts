// A check is meaning beyond schema: one small module, one code. It sees resolved entities that passed every
// earlier stage, and reports by path; where that path is written is the framework's business.
import type { Kind } from '../../schemas/index.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Entity } from '../packs/entity.ts'
import type { PackView } from '../packs/packView.ts'
import type { Value } from '../source/parseYaml.ts'
import type { Part, Path } from '../source/sourceDocument.ts'

export interface Remark {
  readonly path: Path
  readonly part?: Part
  readonly message: string
  readonly hint?: string
  /** A safe change of the key or value itself. */
  readonly fix?: { readonly title: string; readonly newText: string } | undefined
  /** Other fields that belong to the finding, in the same entity. */
  readonly related?: readonly { readonly path: Path; readonly message: string }[]
}

export type Report = (remark: Remark) => void

/** What content was looked at: what it says under the rules it names itself, or a rating of the ruleset. */
export type Subject = { readonly rules: Value | undefined } | { readonly rating: string }

/** Notes whether what was looked at holds. So a check shows the rules of the content and knows none of them. */
export type Note = (subject: Subject, holds: boolean) => void

/** Judges one entity by itself: runs again only when that entity changes. */
export interface EntityCheck {
  readonly code: DiagnosticCode
  /** Absent: it judges every kind. */
  readonly kind?: Kind
  run(entity: Entity, report: Report, note: Note): void
}

/** Judges entities together: runs again when a document of the kinds it reads changes. */
export interface PackCheck {
  readonly code: DiagnosticCode
  readonly reads: readonly Kind[]
  run(view: PackView, report: (entity: Entity, remark: Remark) => void, note: Note): void
}
