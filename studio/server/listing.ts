// What the server tells of its folder; shared with the page.
import type { UnreadableFile } from '../workers/protocol.ts'

export interface FolderListing {
  /** Stands for the folder in the browser's storage. */
  readonly id: string
  readonly name: string
  /** Ids of the packs in it. */
  readonly packs: readonly string[]
  readonly files: Readonly<Record<string, string>>
  readonly unreadable: Readonly<Record<string, UnreadableFile>>
}
