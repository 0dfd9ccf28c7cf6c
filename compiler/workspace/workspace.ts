// The compiler's memory: a map of files, and what is known of each document. Setting a file re-reads the
// documents of it that changed; asking for the analysis redoes what those changes can have touched.
import { CHECKS, PACK_CHECKS } from '../checks/index.ts'
import type { EntityCheck, PackCheck } from '../checks/check.ts'
import type { Diagnostic, Finding, Place, Range } from '../diagnostics/diagnostic.ts'
import type { DocumentEntry } from '../documents/documentEntry.ts'
import { readFile, unreadableFile, type FileProblem, type SourceFile } from '../documents/sourceFile.ts'
import { ContextTable } from '../link/contexts.ts'
import { linkEntity, type Linked } from '../link/link.ts'
import { NO_READS, type Reads } from '../link/reads.ts'
import { stillUsed } from '../link/stillUsed.ts'
import { placeIn, type Entity } from '../packs/entity.ts'
import { collectPacks, type Pack } from '../packs/pack.ts'
import { packView, type PackView } from '../packs/packView.ts'
import { firstWord, NONE } from '../source/sourceDocument.ts'
import { mergedFindings, mergedShape } from './mergedShape.ts'
import { NameHistory } from './nameHistory.ts'
import { idleRemovals } from './removals.ts'
import { rangeOf, shapeFindings, toDiagnostics, yamlFindings } from './report.ts'
import { packRemarks, remarks, safely, soundBelow } from './runChecks.ts'
import { isFaulty, soundView } from './soundView.ts'

export interface Analysis {
  readonly diagnostics: readonly Diagnostic[]
  readonly views: readonly PackView[]
  /** Files and documents reported on. */
  readonly files: number
  readonly documents: number
}

/** What was found in a document, and on what it rested. */
interface Judgement {
  readonly names: NameHistory
  readonly at: number
  readonly reads: Reads
  readonly layers: readonly DocumentEntry[]
  readonly findings: readonly Finding[]
}

interface PackJudgement {
  readonly read: readonly DocumentEntry[]
  readonly findings: readonly Finding[]
}

export interface WorkspaceOptions {
  readonly checks?: readonly EntityCheck[]
  readonly packChecks?: readonly PackCheck[]
}

export class Workspace {
  readonly #checks: readonly EntityCheck[]
  readonly #packChecks: readonly PackCheck[]
  readonly #files = new Map<string, SourceFile>()
  /** Files that belong to dependencies: loaded, not reported. */
  readonly #quiet = new Set<string>()
  /** By the folder of a pack: what is known in it. */
  readonly #names = new Map<string, NameHistory>()
  readonly #judged = new WeakMap<DocumentEntry, Judgement>()
  readonly #packJudged = new WeakMap<PackCheck, Map<string, PackJudgement>>()

  constructor({ checks = CHECKS, packChecks = PACK_CHECKS }: WorkspaceOptions = {}) {
    this.#checks = checks
    this.#packChecks = packChecks
  }

  /** Adds or changes a file. A quiet file is read for others' sake and never reported on. */
  setFile(path: string, text: string, { quiet = false } = {}): void {
    const before = this.#files.get(path)
    if (before?.text === text && before.problems.length === 0 && this.#quiet.has(path) === quiet) return
    this.#put(path, readFile(path, text, before), quiet)
  }

  /** Notes a file that exists but could not be read. */
  setUnreadable(path: string, problem: FileProblem, { quiet = false } = {}): void {
    this.#put(path, unreadableFile(path, problem), quiet)
  }

  deleteFile(path: string): void {
    this.#files.delete(path)
    this.#quiet.delete(path)
  }

  paths(): string[] {
    return [...this.#files.keys()].sort()
  }

  file(path: string): SourceFile | undefined {
    return this.#files.get(path)
  }

  isQuiet(path: string): boolean {
    return this.#quiet.has(path)
  }

  /** From now on dependencies are reported on like the rest. */
  reportAll(): void {
    this.#quiet.clear()
  }

  /** Whether anything of the pack is reported on: its header, or a document given by itself. */
  isReported({ header, documents }: Pack): boolean {
    return [header, ...documents].some(({ source }) => !this.#quiet.has(source.file))
  }

  /** The line an entity's highest document starts on. */
  readonly lineOf = (entity: Entity): number => {
    const top = entity.layers.at(-1)
    if (!top) return 1
    const at = firstWord(top.source.text) + top.source.offset
    return this.#files.get(top.source.file)?.lines().positionAt(at).line ?? 1
  }

  /** Lines and columns of a place in one of the files. */
  rangeOf(place: Place): Range {
    return rangeOf(place, this.#files)
  }

  analyse(): Analysis {
    const { packs, findings } = collectPacks(this.#files.values())
    const views = packs.map((pack) => packView(pack, packs))
    const reported = [...this.#files.values()].filter((file) => !this.#quiet.has(file.path))
    // Headers, and documents that no pack claims: no view judges those.
    const claimed = new Set(packs.flatMap((pack) => pack.documents))
    const apart = reported.flatMap((file) => file.documents.filter((document) => !claimed.has(document)))
    const all = [
      ...findings,
      ...reported.flatMap((file) => file.documents.flatMap(yamlFindings)),
      ...apart.flatMap(shapeFindings),
      ...duplicatePacks(packs),
      ...views.filter(({ pack }) => this.isReported(pack)).flatMap((view) => this.#judgePack(view)),
    ]
    return {
      diagnostics: toDiagnostics(all, reported, this.#files),
      views,
      files: reported.length,
      documents: reported.reduce((sum, file) => sum + file.documents.length, 0),
    }
  }

  #put(path: string, file: SourceFile, quiet: boolean): void {
    this.#files.set(path, file)
    if (quiet) this.#quiet.add(path)
    else this.#quiet.delete(path)
  }

  #judgePack(view: PackView): Finding[] {
    const contexts = new ContextTable(view)
    const names = this.#names.get(view.pack.folder) ?? new NameHistory()
    this.#names.set(view.pack.folder, names)
    names.update(view)
    const own = view.pack.documents.filter(({ source }) => !this.#quiet.has(source.file))
    const findings: Finding[] = [
      ...view.findings,
      ...safely(view.pack.header, undefined, () => stillUsed(view, contexts)),
    ]
    for (const document of own) findings.push(...this.#judgeDocument(document, view, contexts, names))
    for (const check of this.#packChecks) findings.push(...this.#runPackCheck(check, view))
    return findings
  }

  #judgeDocument(
    document: DocumentEntry,
    view: PackView,
    contexts: ContextTable,
    names: NameHistory,
  ): readonly Finding[] {
    const { kind, id } = document
    const stacked = kind !== undefined && id !== undefined ? view.entities.get(kind)?.get(id) : undefined
    const entity = stacked?.layers.includes(document) ? stacked : lonely(document)
    const layers = entity?.layers ?? NONE
    const known = this.#judged.get(document)
    if (known?.names === names && sameItems(known.layers, layers) && names.holds(known.reads, known.at))
      return known.findings
    const { findings, reads } = entity
      ? this.#judge(entity, document, view, contexts)
      : { findings: shapeFindings(document), reads: NO_READS }
    const kept = findings.length === 0 ? NONE : findings
    this.#judged.set(document, { names, at: names.now, reads: names.share(reads), layers, findings: kept })
    return kept
  }

  #runPackCheck(check: PackCheck, view: PackView): readonly Finding[] {
    const read = check.reads.flatMap((kind) =>
      [...(view.entities.get(kind)?.values() ?? [])].flatMap((entity) => entity.layers),
    )
    const byPack = this.#packJudged.get(check) ?? new Map<string, PackJudgement>()
    this.#packJudged.set(check, byPack)
    const known = byPack.get(view.pack.folder)
    if (known && sameItems(known.read, read)) return known.findings
    const findings = safely(view.pack.header, check.code, () =>
      packRemarks(check, soundView(view, check.reads)),
    )
    byPack.set(view.pack.folder, { read, findings })
    return findings
  }

  #judge(entity: Entity, document: DocumentEntry, view: PackView, contexts: ContextTable): Linked {
    if (document.source.broken) return { findings: NONE, reads: NO_READS }
    let reads = NO_READS
    const findings = safely(document, undefined, () => {
      const merged = entity.layers.length > 1 ? mergedShape(entity, document) : []
      const shape = [...document.shape, ...merged]
      const linked = linkEntity(entity, document, view, contexts, shape)
      reads = linked.reads
      return [
        ...shapeFindings(document),
        ...mergedFindings(entity, document, merged),
        ...idleRemovals(entity, document),
        ...linked.findings,
        // The highest document answers for the merged whole.
        ...(shape.length > 0 || entity.layers.some(isFaulty) || document !== entity.layers.at(-1)
          ? []
          : this.#runChecks(entity, document)),
      ]
    })
    return { findings, reads }
  }

  #runChecks(entity: Entity, document: DocumentEntry): Finding[] {
    const below = soundBelow(entity)
    return this.#checks
      .filter(({ kind }) => kind === undefined || kind === entity.kind)
      .flatMap((check) => safely(document, check.code, () => remarks(check, entity, below, document)))
  }
}

/** A document that could not be stacked is still judged by itself. */
const lonely = (document: DocumentEntry): Entity | undefined =>
  document.kind === undefined || document.layering === 'patch'
    ? undefined
    : { kind: document.kind, id: document.id ?? '', layers: [document], value: document.source.value }

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

function duplicatePacks(packs: readonly Pack[]): Finding[] {
  const first = new Map<string, Pack>()
  const findings: Finding[] = []
  for (const pack of packs) {
    const before = first.get(pack.id)
    if (!before) first.set(pack.id, pack)
    else {
      findings.push({
        code: 'link/duplicate-id',
        at: placeIn(lonelyPack(pack), ['id']),
        message: `The pack "${pack.id}" exists already in ${before.header.source.file}.`,
        related: [{ at: placeIn(lonelyPack(before), ['id']), message: `the first "${pack.id}"` }],
      })
    }
  }
  return findings
}

const lonelyPack = ({ id, header }: Pack): Entity => ({
  kind: 'pack',
  id,
  layers: [header],
  value: header.source.value,
})
