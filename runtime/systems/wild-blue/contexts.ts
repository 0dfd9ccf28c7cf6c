// What expressions of wild-blue content may read.
import type { DeclaredContext } from '../contexts.ts'

const altitude = { of: 'altitude', ordered: true } as const
const position = { of: 'position', ordered: true } as const

/** May a card answer the card just played? */
const response = {
  position: { type: position, doc: 'Position of the answering aircraft (a wingman: of its leader) toward the other.' },
  role: { type: { of: 'role' }, doc: 'Role of the answering aircraft.' },
} satisfies DeclaredContext

export const wildBlueContexts = {
  response,
  modifier: { altitude: { type: altitude, doc: 'Altitude of the element.' } },
} satisfies Record<string, DeclaredContext>
