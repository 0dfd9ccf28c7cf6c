import { useEffect, useRef } from 'react'
import type { CompiledPack } from '../../runtime/index.ts'
import { Band } from './Band.tsx'
import { rulesetOf } from './content.ts'
import { OutOfFight } from './OutOfFight.tsx'
import type { SeenTable } from './seenTable.ts'
import { TableHeader } from './TableHeader.tsx'

interface Props {
  readonly pack: CompiledPack | undefined
  readonly seen: SeenTable | undefined
}

/** Altitude bands, the highest on top; those with aircraft share the height. */
export function Table({ pack, seen }: Props) {
  const bands = useRef<HTMLDivElement>(null)
  const by = seen?.view.decision?.by
  useEffect(() => {
    bands.current?.querySelector('.element:has(.deciding)')?.scrollIntoView({ block: 'nearest' })
  }, [by])
  const levels = (pack && rulesetOf(pack)?.altitudes.toReversed()) ?? []
  const flying = seen?.view.elements.filter(({ leader }) => leader.fate === 'flying') ?? []
  const at = (altitude: string) => flying.filter((element) => element.altitude === altitude)
  return (
    <section className="panel table" aria-label="Table">
      {seen ? (
        <TableHeader {...seen} />
      ) : (
        <div className="panel-header">
          <h2>Table</h2>
        </div>
      )}
      <div
        ref={bands}
        className="panel-body bands"
        data-crowd={crowdOf(flying.length)}
        tabIndex={seen ? 0 : -1}
      >
        {levels.length === 0 && <p className="empty">The table is laid when a pack can be played.</p>}
        {levels.map(({ id, name }, rank) => (
          <Band key={id} seen={seen} name={name} rank={rank} elements={at(id)} />
        ))}
        {at('').length > 0 && (
          <Band seen={seen} name="Altitudes are being chosen" rank={undefined} elements={at('')} />
        )}
        {levels.length > 0 && !seen && <p className="table-empty">Pick aircraft and begin a new game.</p>}
      </div>
      {seen && <OutOfFight {...seen} />}
    </section>
  )
}

const crowdOf = (elements: number): string => (elements <= 2 ? 'few' : elements <= 4 ? 'some' : 'many')
