// skywright explain: the resolved entity, each field with its origin.
import { nearest } from '../../diagnostics/suggest.ts'
import {
  explainEntity,
  placeIn,
  type Entity,
  type ExplainedField,
  type PackView,
  type Workspace,
} from '../../index.ts'
import { EXIT, type Command } from '../command.ts'
import { loadWorkspace } from '../host/loadWorkspace.ts'
import type { FileNames } from '../host/names.ts'
import { formatOption } from '../output/format.ts'
import { paint } from '../output/paint.ts'
import { printable } from '../output/sourceFrame.ts'
import { clip } from '../../shape/words.ts'
import { UsageError } from '../usage.ts'

export const explain: Command = {
  name: 'explain',
  synopsis: 'PATH#ID [--format pretty|json]',
  summary: 'Show a resolved document, each field with its origin',
  example: 'skywright explain content/wild-blue#p-47c',
  options: { format: { type: 'string' } },
  help: { format: 'pretty (default) or json; where an id has several kinds, write PATH#KIND/ID' },
  run(call) {
    const format = formatOption(call.options['format'], ['pretty', 'json'] as const)
    const [target, ...more] = call.paths
    if (target === undefined || more.length > 0 || !target.includes('#')) {
      throw new UsageError('explain takes PATH#ID, for example content/wild-blue#p-47c')
    }
    const cut = target.lastIndexOf('#')
    const { workspace, names } = loadWorkspace([target.slice(0, cut) || '.'])
    const entity = findEntity(workspace.analyse().views, target.slice(cut + 1), workspace)
    const rows = explainEntity(entity).map((field) => rowOf(field, entity, workspace, names))
    const files = entity.layers.map(({ source }) => names.shown(source.file))
    process.stdout.write(format === 'json' ? json(entity, files, rows) : pretty(entity, files, rows))
    return EXIT.fine
  },
}

interface Row {
  readonly field: string
  readonly value: unknown
  readonly file: string
  readonly line: number
  readonly source: unknown
}

function findEntity(views: readonly PackView[], name: string, workspace: Workspace): Entity {
  const [kind, id] = name.includes('/') ? (name.split('/') as [string, string]) : [undefined, name]
  // The packs asked for, not those below them: there the entity stands as its author sees it.
  const asked = views.filter(({ pack }) => workspace.isReported(pack))
  const found = (asked.length > 0 ? asked : views).flatMap((view) =>
    [...view.entities].flatMap(([each, entities]) => {
      const entity = entities.get(id)
      return entity && (kind === undefined || kind === each) ? [entity] : []
    }),
  )
  const kinds = [...new Set(found.map((entity) => entity.kind))]
  if (kinds.length > 1)
    throw new UsageError(`"${id}" is ${kinds.join(' and ')}: write ${kinds[0] ?? ''}/${id}`)
  const entity = found.at(-1)
  if (entity) return entity
  const known = views.flatMap((view) =>
    [...view.entities.values()].flatMap((entities) => [...entities.keys()]),
  )
  const guess = nearest(id, known)
  throw new UsageError(
    `there is no document "${name}"${guess === undefined ? '' : `; did you mean "${guess}"?`}`,
  )
}

function rowOf(field: ExplainedField, entity: Entity, workspace: Workspace, names: FileNames): Row {
  const place = placeIn(entity, field.path)
  return {
    field: field.path.join('.'),
    value: field.value,
    file: names.shown(place.document.file),
    line: workspace.rangeOf(place).start.line,
    source: field.source ?? null,
  }
}

const json = ({ kind, id }: Entity, documents: readonly string[], fields: readonly Row[]): string =>
  `${JSON.stringify({ kind, id, documents, fields }, null, 2)}\n`

function pretty({ kind, id }: Entity, files: readonly string[], rows: readonly Row[]): string {
  const text = (value: unknown): string =>
    printable(typeof value === 'string' ? value : JSON.stringify(value))
  const width = (cells: readonly string[]): number =>
    Math.min(48, Math.max(0, ...cells.map((cell) => cell.length)))
  const [fields, values] = [width(rows.map((row) => row.field)), width(rows.map((row) => text(row.value)))]
  return [
    `${paint.bold(`${kind} ${id}`)}, from ${files.map(printable).join(', then ')}`,
    ...rows.map(
      (row) =>
        `  ${row.field.padEnd(fields)}  ${text(row.value).padEnd(values)}  ${paint.dim(`${printable(row.file)}:${row.line}${sourceText(row.source)}`)}`,
    ),
    '',
  ].join('\n')
}

function sourceText(source: unknown): string {
  if (typeof source !== 'object' || source === null) return ''
  return `  (${Object.values(source)
    .map((part) => clip(printable(String(part))))
    .join(', ')})`
}
