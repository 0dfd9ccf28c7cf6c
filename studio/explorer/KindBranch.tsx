import {
  BookOpen,
  Calculator,
  CircleHelp,
  ClipboardCheck,
  Crosshair,
  Grid3x3,
  HandHelping,
  Layers,
  Map as MapIcon,
  Package,
  Plane,
  ScrollText,
  Table,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import type { Counts } from '../state/problems.ts'
import type { OutlineDocument, OutlineKind } from '../workers/protocol.ts'
import { Chevron } from './Chevron.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { Marks } from './Marks.tsx'

interface Props {
  readonly kind: OutlineKind
  readonly counts: ReadonlyMap<OutlineDocument, Counts>
  readonly forceOpen: boolean
}

const LOOKS: Readonly<Record<string, { name: string; Icon: typeof Plane }>> = {
  pack: { name: 'Pack', Icon: Package },
  ruleset: { name: 'Ruleset', Icon: ScrollText },
  rules: { name: 'Rule index', Icon: BookOpen },
  deck: { name: 'Deck', Icon: Layers },
  aircraft: { name: 'Aircraft', Icon: Plane },
  crew: { name: 'Crews', Icon: UserRound },
  target: { name: 'Targets', Icon: Crosshair },
  table: { name: 'Tables', Icon: Table },
  board: { name: 'Boards', Icon: Grid3x3 },
  resource: { name: 'Resources', Icon: HandHelping },
  campaign: { name: 'Campaigns', Icon: MapIcon },
  estimator: { name: 'Estimators', Icon: Calculator },
  scenario: { name: 'Scenarios', Icon: ClipboardCheck },
}

/** Scenarios come by the hundred; they are there when they are asked for. */
const FOLDED = new Set(['scenario'])

export function KindBranch({ kind: { kind, documents }, counts, forceOpen }: Props) {
  const [chosen, setOpen] = useState(!FOLDED.has(kind))
  const open = chosen || forceOpen
  const { name, Icon } = LOOKS[kind] ?? { name: 'Kind unknown', Icon: CircleHelp }
  const sum = { error: 0, warning: 0, info: 0 }
  for (const document of documents) {
    sum.error += counts.get(document)?.error ?? 0
    sum.warning += counts.get(document)?.warning ?? 0
  }
  return (
    <>
      <button
        className="row kind-row"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open)
        }}
      >
        <Chevron open={open} />
        <Icon size={15} strokeWidth={1.6} aria-hidden />
        <span className="label">{name}</span>
        {sum.error + sum.warning > 0 ? (
          <Marks counts={sum} />
        ) : (
          <span className="count">{documents.length}</span>
        )}
      </button>
      {open && (
        <ul>
          {documents.map((document) => (
            <li key={`${document.file} ${document.line}`}>
              <DocumentRow document={document} counts={counts.get(document)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
