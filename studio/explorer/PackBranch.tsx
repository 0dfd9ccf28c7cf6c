import { Package } from 'lucide-react'
import { useState } from 'react'
import type { Counts } from '../state/problems.ts'
import type { OutlineDocument, OutlinePack } from '../workers/protocol.ts'
import { Chevron } from './Chevron.tsx'
import { KindBranch } from './KindBranch.tsx'

interface Props {
  readonly pack: OutlinePack
  readonly counts: ReadonlyMap<OutlineDocument, Counts>
  readonly forceOpen: boolean
}

export function PackBranch({ pack, counts, forceOpen }: Props) {
  const [chosen, setOpen] = useState(true)
  const open = chosen || forceOpen
  const total = pack.kinds.reduce((sum, { documents }) => sum + documents.length, 0)
  return (
    <>
      <button
        className="row pack-row"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open)
        }}
      >
        <Chevron open={open} />
        <Package size={15} strokeWidth={1.6} aria-hidden />
        <span className="label">{pack.id ?? pack.name}</span>
        <span className="count">
          {total}
          <span className="hidden-text"> documents</span>
        </span>
      </button>
      {open && (
        <ul>
          {pack.kinds.map((kind) => (
            <li key={kind.kind}>
              <KindBranch kind={kind} counts={counts} forceOpen={forceOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
