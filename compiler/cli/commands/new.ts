// skywright new: a commented starter document, or the folder of a new pack.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nearest } from '../../diagnostics/suggest.ts'
import { fieldAt, type Entity, type PackView } from '../../index.ts'
import { asText } from '../../source/sourceDocument.ts'
import { formsOf, starterDocument, type Duellist } from '../../starter/starter.ts'
import { KINDS, type Kind } from '../../../schemas/index.ts'
import { EXIT, type Command } from '../command.ts'
import { enclosingPack, loadWorkspace } from '../host/loadWorkspace.ts'
import { fileTrouble } from '../host/fileTrouble.ts'
import { UsageError } from '../usage.ts'

export const newDocument: Command = {
  name: 'new',
  synopsis: 'KIND ID [--form NAME…] [--print]',
  summary: 'Write a commented starter document or a new pack',
  example: 'skywright new aircraft p-51d --form fighter',
  options: { form: { type: 'string', multiple: true }, print: { type: 'boolean' } },
  help: {
    form: 'the form of the kind, for example fighter or heavy-bomber for an aircraft, land for a campaign',
    print: 'print the document instead of writing a file',
  },
  run(call) {
    const [kind, id, ...more] = call.paths
    if (kind === undefined || id === undefined || more.length > 0) {
      throw new UsageError('new takes a kind and an id; see "skywright new --help"')
    }
    checkKind(kind)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 64) {
      throw new UsageError(`"${id}" is no id: use small letters, digits and single hyphens, at most 64`)
    }
    const forms = (call.options['form'] as string[] | undefined) ?? []
    checkForms(kind, forms)
    const text = starter(kind, id, forms)
    if (call.options['print'] === true) process.stdout.write(text)
    else write(kind === 'pack' ? join(id, 'pack.yaml') : `${id}.yaml`, text)
    return EXIT.fine
  },
}

function checkKind(kind: string): asserts kind is Kind {
  if ((KINDS as readonly string[]).includes(kind)) return
  const guess = nearest(kind, KINDS)
  throw new UsageError(
    `there is no kind "${kind}"; ${guess === undefined ? `kinds are ${KINDS.join(', ')}` : `did you mean "${guess}"?`}`,
  )
}

function checkForms(kind: Kind, forms: readonly string[]): void {
  const known = formsOf(kind)
  const wrong = forms.find((form) => !known.includes(form))
  if (wrong === undefined) return
  const offer = known.length === 0 ? `${kind} has no forms` : `${kind} has the forms ${known.join(', ')}`
  throw new UsageError(`there is no form "${wrong}": ${offer}`)
}

/** References in the starter lead to names that the surrounding pack really knows. */
function starter(kind: Kind, id: string, forms: readonly string[]): string {
  const view = kind === 'pack' ? undefined : surroundingView()
  const system = view?.ruleset?.value['system']
  const duel = view && duelOf(view)
  return starterDocument({
    kind,
    id,
    forms: typeof system === 'string' ? [...forms, system] : forms,
    names: (namespace) => [...(view?.symbols.get(namespace)?.keys() ?? [])],
    ...(duel?.length === 2 ? { duel } : {}),
  })
}

/** An aircraft of each of the first two sides: its own pack's, where it has one. */
function duelOf({ symbols, entities, ruleset }: PackView): Duellist[] {
  const aircraft = [...(entities.get('aircraft')?.values() ?? [])].reverse()
  const sideOf = ({ value }: Entity): unknown =>
    value['side'] ?? (ruleset && fieldAt(ruleset.value, ['nations', asText(value['nation']), 'side']))
  const flies = ({ value }: Entity): boolean => value['class'] === undefined || value['class'] === 'fighter'
  return [...(symbols.get('side')?.keys() ?? [])].slice(0, 2).flatMap((side) => {
    const found = aircraft.find((each) => flies(each) && sideOf(each) === side)
    return found ? [{ side, aircraft: found.id }] : []
  })
}

function surroundingView(): PackView | undefined {
  const folder = enclosingPack(process.cwd())
  if (folder === undefined) return undefined
  const { workspace, names } = loadWorkspace([folder])
  return workspace.analyse().views.find(({ pack }) => names.pathOf(pack.folder) === folder)
}

function write(path: string, text: string): void {
  if (existsSync(path)) throw new UsageError(`"${path}" exists already; nothing was written`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    throw new UsageError(`cannot write "${path}": ${fileTrouble(error)}`)
  }
  process.stdout.write(`${path}\n`)
}
