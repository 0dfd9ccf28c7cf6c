import type { ExpressionContext, ValueType, WordType } from '../../runtime/expression/types.ts'
import { BOOLEAN, NUMBER } from '../../runtime/expression/types.ts'

export const ALTITUDE: WordType = {
  kind: 'word',
  name: 'altitude',
  words: ['very-low', 'low', 'medium', 'high', 'very-high'],
  ordered: true,
}

export const NATION: WordType = {
  kind: 'word',
  name: 'nation',
  words: ['american', 'british', 'german', 'japanese'],
  ordered: false,
}

const PLACE: WordType = { kind: 'word', name: 'place', words: ['sea', 'land', 'clouds'], ordered: false }
const ROLE: WordType = { kind: 'word', name: 'role', words: ['leader', 'wingman'], ordered: false }

const TYPES: Readonly<Record<string, ValueType>> = {
  altitude: ALTITUDE,
  'leader-altitude': ALTITUDE,
  nation: NATION,
  place: PLACE,
  role: ROLE,
  // A word of `place` too, of another type: only one reading fits anywhere.
  clouds: BOOLEAN,
  // A word of its own type: `role == leader` has two readings.
  leader: ROLE,
  turbo: BOOLEAN,
  'night-combat': BOOLEAN,
  hits: NUMBER,
  turn: NUMBER,
  'fuel-left': NUMBER,
}

export const CONTEXT: ExpressionContext = {
  name: 'test',
  names: Object.fromEntries(
    Object.entries(TYPES).map(([name, type]) => [name, { type, doc: `doc of ${name}` }]),
  ),
}
