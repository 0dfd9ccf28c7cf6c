// From a resolved aircraft to what is printed on its card. Content may be half typed: whatever is missing or of the
// wrong type prints as a dash.
import { fieldAt, type Entity, type Path, type PackView } from '../../compiler/index.ts'
import type { CardCell, CardData, CardFace } from './protocol.ts'
import { silhouetteOf } from './silhouetteData.ts'
import { textOr } from './text.ts'

type Value = Entity['value']
interface Printed {
  readonly label: string
  readonly short: string
  /** Fields below the side that decide the value, and how they print. */
  readonly fields: readonly string[]
  readonly print: (...values: unknown[]) => { text: string; raised?: string }
}

export const DASH = '–'
const number = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('-', '−') : DASH
const plain = (label: string, short: string, field: string): Printed => ({
  label,
  short,
  fields: [field],
  print: (value) => ({ text: number(value) }),
})
const raisedBy = (value: unknown, mark: (n: number) => string): { raised?: string } =>
  typeof value === 'number' && value !== 0 ? { raised: mark(value) } : {}

const LEADER: readonly Printed[] = [
  plain('Performance', 'Perform.', 'performance'),
  {
    label: 'Horsepower',
    short: 'Horsepower',
    fields: ['horsepower', 'turbocharged'],
    print: (value, turbo) => ({ text: number(value), ...(turbo === true ? { raised: 'T' } : {}) }),
  },
  {
    label: 'Burst',
    short: 'Burst',
    fields: ['burst', 'cannon-bonus', 'heavy-guns'],
    print: (value, cannon, heavy) => ({
      text: number(value),
      ...raisedBy(heavy, (n) => `HG${n}`),
      ...raisedBy(cannon, (n) => `+${n}`),
    }),
  },
  plain('Gunner', 'Gunner', 'gunner'),
  plain('Damage', 'Damage', 'damage'),
]

const BOMBER: readonly Printed[] = [
  plain('Speed', 'Speed', 'speed'),
  {
    label: 'Turret defence',
    short: 'Turret def.',
    fields: ['turret-defence.cards', 'turret-defence.starred'],
    print: (value, starred) => ({ text: number(value), ...(starred === true ? { raised: '*' } : {}) }),
  },
  plain('Turret support', 'Turret supp.', 'turret-support'),
  { label: 'Bomb', short: 'Bomb', fields: ['bomb'], print: (value) => ({ text: bombs(value) }) },
  plain('Damage', 'Damage', 'damage'),
]

const EXTRAS: readonly Printed[] = [
  { label: 'Bomb', short: 'Bomb', fields: ['bomb'], print: (value) => ({ text: bombs(value) }) },
  plain('Strafe', 'Strafe', 'strafe'),
]

const bombs = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return DASH
  const ratings = Object.values(value).filter((rating) => typeof rating === 'number')
  return ratings.length > 0 ? ratings.join('/') : DASH
}

export function cardOf(entity: Entity, view: PackView, before: Entity | undefined): CardData | undefined {
  const { value } = entity
  const leader = fieldAt(value, ['leader', 'undamaged']) !== undefined
  const sides: readonly [Path, Path] = leader
    ? [
        ['leader', 'undamaged'],
        ['leader', 'damaged'],
      ]
    : [['undamaged'], ['damaged']]
  if (fieldAt(value, sides[0]) === undefined) return undefined
  const strip = leader ? LEADER : BOMBER
  const front = faceOf(value, before?.value, sides[0], strip, leader, view)
  const back = faceOf(value, before?.value, sides[1], strip, leader, view)
  const nation = nationOf(value, view)
  return {
    id: entity.id,
    pack: view.pack.id,
    version: textOr(view.pack.header.source.value['version'], ''),
    model: textOr(value['model'], textOr(value['name'], entity.id)),
    name: textOr(value['name'], entity.id),
    role: leader ? 'Leader' : 'Formation',
    service: monthWords(textOr(value['service-entry'], '')),
    nation,
    side: sideOf(value, nation.side, view),
    front,
    back,
    flipsAt: wholeAt(value, [...sides[0], 'damage']),
    lostAt: wholeAt(value, [...sides[1], 'damage']),
    traits: traitsOf(value, view),
    shape: silhouetteOf(value),
    changed: [front, back]
      .flatMap(({ cells, extras }) => [...cells, ...extras])
      .filter(({ was }) => was !== undefined).length,
  }
}

function faceOf(
  value: Value,
  before: Value | undefined,
  side: Path,
  strip: readonly Printed[],
  leader: boolean,
  view: PackView,
): CardFace {
  const cell = (printed: Printed): CardCell => cellOf(printed, value, before, side)
  const worth: Printed = plain('Value', 'Value', 'balance.leader')
  return {
    cells: strip.map(cell),
    extras: leader
      ? [...EXTRAS.map(cell), cellOf(worth, value, before, [])]
      : [cell(plain('Strafe', 'Strafe', 'strafe'))],
    altitudes: altitudesOf(ceilingOf(value, side, view), view),
  }
}

function cellOf(
  { label, short, fields, print }: Printed,
  value: Value,
  before: Value | undefined,
  side: Path,
): CardCell {
  const read = (from: Value): ReturnType<Printed['print']> =>
    print(...fields.map((field) => fieldAt(from, [...side, ...field.split('.')])))
  const now = read(value)
  const then = before && read(before)
  const same = !then || (then.text === now.text && then.raised === now.raised)
  return { label, short, ...now, ...(same ? {} : { was: `${then.text}${then.raised ?? ''}` }) }
}

/** A side that prints none has that of the undamaged side, and that of its class where neither does. */
const ceilingOf = (value: Value, side: Path, view: PackView): unknown =>
  fieldAt(value, [...side, 'ceiling']) ??
  fieldAt(value, [...side.slice(0, -1), 'undamaged', 'ceiling']) ??
  (view.ruleset && fieldAt(view.ruleset.value, ['class-defaults', textOr(value['class'], ''), 'ceiling']))

function altitudesOf(ceiling: unknown, view: PackView): CardFace['altitudes'] {
  const levels = view.ruleset?.value['altitudes']
  if (!Array.isArray(levels)) return []
  const known = (levels as unknown[]).map((level) => level as Record<string, unknown> | null)
  const top = known.findIndex((level) => level?.['id'] === ceiling)
  return known
    .map((level, index) => ({
      name: textOr(level?.['name'], ''),
      short: textOr(level?.['abbreviation'], ''),
      open: top < 0 || index <= top,
    }))
    .reverse()
}

function nationOf(value: Value, view: PackView): CardData['nation'] & { side: string } {
  const id = textOr(value['nation'], '')
  const entry = view.ruleset && fieldAt(view.ruleset.value, ['nations', id])
  const { name, code, side } = (entry ?? {}) as Record<string, unknown>
  return { id, name: textOr(name, id), code: textOr(code, id.toUpperCase()), side: textOr(side, '') }
}

function sideOf(value: Value, ofNation: string, view: PackView): CardData['side'] {
  const id = textOr(value['side'], ofNation)
  const sides = view.ruleset?.value['sides']
  const entry = Array.isArray(sides)
    ? (sides as (Record<string, unknown> | null)[]).find((side) => side?.['id'] === id)
    : undefined
  return { id, name: textOr(entry?.['name'], id), colour: textOr(entry?.['colour'], 'blue') }
}

function traitsOf(value: Value, view: PackView): string[] {
  const { traits } = value
  if (typeof traits !== 'object' || traits === null) return []
  return Object.entries(traits).map(([id, worth]) => {
    const entry = view.ruleset && fieldAt(view.ruleset.value, ['traits', id])
    const name = textOr((entry as Record<string, unknown> | undefined)?.['name'], id)
    return typeof worth === 'number' ? `${name} ${worth}` : name
  })
}

const wholeAt = (value: Value, path: Path): number => {
  const found = fieldAt(value, path)
  return typeof found === 'number' && Number.isInteger(found) ? Math.max(0, Math.min(found, 40)) : 0
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function monthWords(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  const name = MONTHS[Number(month) - 1]
  return year !== undefined && name !== undefined ? `${name} ${year}` : text
}
