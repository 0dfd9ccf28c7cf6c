// Where files come from: the built-in packs, and the folder the local server was started on.
import type { FolderListing } from '../server/listing.ts'
import type { UnreadableFile } from '../workers/protocol.ts'

export interface Sources {
  readonly files: Readonly<Record<string, string>>
  readonly unreadable: Readonly<Record<string, UnreadableFile>>
  readonly folder:
    { readonly id: string; readonly name: string; readonly files: ReadonlySet<string> } | undefined
}

export async function loadSources(): Promise<Sources> {
  const [{ builtInFiles }, listing] = await Promise.all([import('./builtIn.ts'), folderListing()])
  if (!listing) return { files: builtInFiles, unreadable: {}, folder: undefined }
  return {
    files: { ...withoutPacks(builtInFiles, new Set(listing.packs)), ...listing.files },
    unreadable: listing.unreadable,
    folder: { id: listing.id, name: listing.name, files: new Set(Object.keys(listing.files)) },
  }
}

/** A page served from elsewhere than the local server has no folder. */
async function folderListing(): Promise<FolderListing | undefined> {
  try {
    const response = await fetch('api/files')
    if (!response.ok) return undefined
    const { folder } = (await response.json()) as { folder: FolderListing | null }
    return folder ?? undefined
  } catch {
    return undefined
  }
}

/** A pack of the folder stands in place of the built-in one of the same id. */
function withoutPacks(
  files: Readonly<Record<string, string>>,
  ids: ReadonlySet<string>,
): Record<string, string> {
  const hidden = Object.keys(files).flatMap((path) => {
    if (!path.endsWith('/pack.yaml')) return []
    const id = /^id:\s*["']?([a-z0-9-]+)/m.exec(files[path] ?? '')?.[1]
    return id !== undefined && ids.has(id) ? [path.slice(0, -'pack.yaml'.length)] : []
  })
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => !hidden.some((folder) => path.startsWith(folder))),
  )
}
