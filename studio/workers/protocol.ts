// What the page and the compiler's worker say to each other: plain data only. Every question carries a version;
// an answer to an old one is dropped by the page.
import type { Diagnostic } from '../../compiler/index.ts'
import type { PackData } from '../../runtime/pack.ts'

export interface Cursor {
  readonly file: string
  readonly line: number
}

/** A file that exists and could not be read: it has a problem and no text. */
export interface UnreadableFile {
  readonly code: Diagnostic['code']
  readonly message: string
  readonly hint?: string
}

export interface OpenRequest {
  readonly type: 'open'
  readonly version: number
  readonly files: Readonly<Record<string, string>>
  /** Files whose text differs from the one they came with, by that earlier text. */
  readonly shipped: Readonly<Record<string, string>>
  readonly unreadable: Readonly<Record<string, UnreadableFile>>
}

export interface ChangeRequest {
  readonly type: 'change'
  readonly version: number
  readonly file: string
  readonly text: string
  readonly cursor: Cursor | undefined
}

export interface CursorRequest {
  readonly type: 'cursor'
  readonly version: number
  readonly cursor: Cursor
}

/** Asks for a compiled pack: as it stands now, or as it stood when it last had no errors. */
export interface PackRequest {
  readonly type: 'pack'
  readonly version: number
  readonly pack: string
}

export type Request = OpenRequest | ChangeRequest | CursorRequest | PackRequest

export interface OutlineDocument {
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly file: string
  readonly line: number
  /** Its text is not the one it came with. */
  readonly edited: boolean
}

export interface OutlineKind {
  readonly kind: string
  readonly documents: readonly OutlineDocument[]
}

export interface OutlinePack {
  /** Undefined for documents that belong to no pack. */
  readonly id: string | undefined
  readonly name: string
  readonly version: string
  readonly kinds: readonly OutlineKind[]
  /** No error in the pack or in any below it: it can be compiled and played. */
  readonly sound: boolean
}

/** One printed value; `was` is its earlier text where an edit changed it. */
export interface CardCell {
  readonly label: string
  readonly short: string
  readonly text: string
  readonly raised?: string
  readonly was?: string
}

export interface CardFace {
  readonly cells: readonly CardCell[]
  /** Highest altitude first. */
  readonly altitudes: readonly { readonly name: string; readonly short: string; readonly open: boolean }[]
  readonly extras: readonly CardCell[]
}

export interface CardData {
  readonly id: string
  readonly pack: string
  readonly version: string
  readonly model: string
  readonly name: string
  readonly role: string
  readonly service: string
  readonly nation: { readonly id: string; readonly code: string; readonly name: string }
  readonly side: { readonly id: string; readonly name: string; readonly colour: string }
  readonly front: CardFace
  readonly back: CardFace
  readonly flipsAt: number
  readonly lostAt: number
  readonly traits: readonly string[]
  readonly shape: SilhouetteData
  /** How many printed values differ from the text the file came with. */
  readonly changed: number
}

export interface SilhouetteData {
  readonly span: number
  readonly length: number
  readonly nose: string
  readonly fuselage: number
  readonly wing: { y: number; root: number; tip: number; sweep: number; end: string }
  readonly tail: { y: number; half: number; root: number; tip: number }
  readonly engines: readonly { x: number; y: number; length: number; width: number; boom: boolean }[]
  readonly canopy: { from: number; to: number }
}

/** The document under the cursor: a card, or a sentence that says why there is none. */
export type CardAnswer =
  | { readonly card: CardData; readonly sentence?: undefined }
  | { readonly card?: undefined; readonly sentence: string }

export interface AnalysisAnswer {
  readonly type: 'analysis'
  readonly version: number
  readonly diagnostics: readonly Diagnostic[]
  /** Absent when nothing in it changed. */
  readonly outline?: readonly OutlinePack[]
  readonly card: CardAnswer
  readonly documents: number
  readonly files: number
  readonly milliseconds: number
}

export interface CardOnlyAnswer {
  readonly type: 'card'
  readonly version: number
  readonly card: CardAnswer
}

export interface PackAnswer {
  readonly type: 'pack'
  readonly version: number
  readonly pack: string
  /** Undefined where it has never been without errors. */
  readonly data: PackData | undefined
  /** False where later edits have errors and are left out. */
  readonly current: boolean
}

export type Answer = AnalysisAnswer | CardOnlyAnswer | PackAnswer
