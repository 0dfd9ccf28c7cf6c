// Packs of the workspace: each folder with a pack.yaml, and the documents below it that no inner pack claims.
import type { Finding } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { isMapping, placeOf } from '../source/sourceDocument.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { readFile } from '../documents/sourceFile.ts'
import { satisfies } from './version.ts'

export interface Pack {
  readonly id: string
  readonly folder: string
  readonly header: DocumentEntry
  readonly documents: readonly DocumentEntry[]
  readonly depends: readonly Dependency[]
  readonly ruleset: string | undefined
}

export interface Dependency {
  readonly id: string
  readonly version: string | undefined
  readonly path: readonly (string | number)[]
}

export interface PackFile {
  readonly path: string
  readonly documents: readonly DocumentEntry[]
}

export const PACK_FILE = 'pack.yaml'

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Groups documents into packs; what belongs to none is told, not lost. */
export function collectPacks(files: Iterable<PackFile>): { packs: Pack[]; findings: Finding[] } {
  const findings: Finding[] = []
  const headers = new Map<string, DocumentEntry>()
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  for (const file of sorted) {
    if (!isPackFile(file.path)) continue
    const header = file.documents.find((document) => document.kind === 'pack')
    if (header) headers.set(folderOf(file.path), header)
  }
  const members = new Map<string, DocumentEntry[]>([...headers.keys()].map((folder) => [folder, []]))
  for (const file of sorted) {
    const folder = enclosing(file.path, headers)
    for (const document of file.documents) {
      if (headers.get(folder ?? '') === document) continue
      if (document.kind === 'pack') findings.push(secondPack(document))
      // A document without a known kind has been told so; it may be no content at all.
      else if (folder === undefined) findings.push(...(document.kind === undefined ? [] : [noPack(document)]))
      else members.get(folder)?.push(document)
    }
  }
  const packs = [...headers].map(([folder, header]) => packOf(folder, header, members.get(folder) ?? []))
  return { packs, findings }
}

/** What a host must know of a pack.yaml to find the packs it depends on. */
export function packHeader(text: string): { id: string | undefined; depends: readonly string[] } {
  const header = readFile(PACK_FILE, text, undefined).documents.find((document) => document.kind === 'pack')
  return {
    id: header?.id,
    depends: dependenciesOf(header?.source.value['depends']).map(({ id }) => id),
  }
}

const isPackFile = (path: string): boolean => path === PACK_FILE || path.endsWith(`/${PACK_FILE}`)

function enclosing(path: string, headers: ReadonlyMap<string, unknown>): string | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (headers.has(folder)) return folder
    if (folder === '') return undefined
  }
}

function packOf(folder: string, header: DocumentEntry, documents: readonly DocumentEntry[]): Pack {
  const { depends, ruleset } = header.source.value
  return {
    // Without a proper id nobody can depend on it, but its documents are still judged.
    id: header.id ?? `${folder}/`,
    folder,
    header,
    documents,
    depends: dependenciesOf(depends),
    ruleset: typeof ruleset === 'string' ? ruleset : undefined,
  }
}

function dependenciesOf(depends: unknown): Dependency[] {
  if (!Array.isArray(depends)) return []
  return (depends as unknown[]).flatMap((entry, index) => {
    if (!isMapping(entry as never)) return []
    const { id, version } = entry as { id?: unknown; version?: unknown }
    if (typeof id !== 'string') return []
    return [{ id, version: typeof version === 'string' ? version : undefined, path: ['depends', index] }]
  })
}

/** A pack with all it depends on, lowest first, itself last. */
export function stackOf(pack: Pack, all: readonly Pack[]): { stack: Pack[]; findings: Finding[] } {
  const findings: Finding[] = []
  const byId = new Map(all.map((other) => [other.id, other]))
  const stack: Pack[] = []
  const visit = (current: Pack, trail: readonly Pack[]): void => {
    if (stack.includes(current)) return
    for (const dependency of current.depends) {
      const below = byId.get(dependency.id)
      const own = current === pack
      if (!below) {
        if (own) findings.push(unknownPack(current, dependency, [...byId.keys()]))
      } else if (below === current || trail.includes(below)) {
        if (own || below === pack) findings.push(cycle(current, dependency, [...trail, current], below))
      } else {
        if (own && dependency.version !== undefined)
          findings.push(...versionFindings(current, dependency, below))
        visit(below, [...trail, current])
      }
    }
    stack.push(current)
  }
  visit(pack, [])
  return { stack, findings }
}

function unknownPack(pack: Pack, dependency: Dependency, known: readonly string[]): Finding {
  const guess = nearest(
    dependency.id,
    known.filter((id) => id !== pack.id),
  )
  const at = placeOf(pack.header.source, [...dependency.path, 'id'])
  return {
    code: 'link/unknown-pack',
    at,
    message: `There is no pack "${dependency.id}"${guess === undefined ? '.' : `; did you mean "${guess}"?`}`,
    hint: 'Packs are looked for in the given paths, beside them, in the workspace and among the built-in ones.',
    fixes:
      guess === undefined ? undefined : [{ title: `Change to "${guess}"`, edits: [{ at, newText: guess }] }],
  }
}

function cycle(pack: Pack, dependency: Dependency, trail: readonly Pack[], back: Pack): Finding {
  const names = [...trail.slice(trail.indexOf(back)), back].map(({ id }) => id)
  return {
    code: 'link/dependency-cycle',
    at: placeOf(pack.header.source, [...dependency.path, 'id']),
    message: `Packs depend on each other in a circle: ${names.join(' → ')}.`,
  }
}

function versionFindings(pack: Pack, dependency: Dependency, below: Pack): Finding[] {
  const { version: found } = below.header.source.value
  // A pack without a proper version has been told so.
  if (typeof found !== 'string') return []
  if (dependency.version === undefined || satisfies(found, dependency.version)) return []
  return [
    {
      code: 'link/version',
      at: placeOf(pack.header.source, [...dependency.path, 'version']),
      message: `Pack "${below.id}" is version ${found}, which does not serve for ${dependency.version}.`,
      related: [{ at: placeOf(below.header.source, ['version']), message: `version ${found}` }],
    },
  ]
}

function noPack(document: DocumentEntry): Finding {
  return {
    code: 'link/no-pack',
    at: placeOf(document.source, [], 'key'),
    message: 'This document belongs to no pack: there is no pack.yaml in its folder or above it.',
    hint: 'Make one with "skywright new pack <id>".',
  }
}

function secondPack(document: DocumentEntry): Finding {
  return {
    code: 'link/second-pack',
    at: placeOf(document.source, ['kind']),
    message: 'A pack is described once, in the pack.yaml of its folder.',
  }
}
