import type { CardCell, CardData } from '../workers/protocol.ts'

/** The card's values as text, for whoever cannot read them off a picture. */
export function RatingsTable({ card }: { card: CardData }) {
  const rows = (face: CardData['front']): readonly CardCell[] => [...face.cells, ...face.extras]
  const back = rows(card.back)
  return (
    <table className="ratings">
      <thead>
        <tr>
          <th scope="col">Rating</th>
          <th scope="col">Front</th>
          <th scope="col">Back</th>
        </tr>
      </thead>
      <tbody>
        {rows(card.front).map((cell, index) => (
          <tr key={cell.label}>
            <th scope="row">{cell.label}</th>
            <Value cell={cell} />
            <Value cell={back[index]} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ cell }: { cell: CardCell | undefined }) {
  if (!cell) return <td>–</td>
  return (
    <td className={cell.was === undefined ? undefined : 'changed'}>
      {cell.text}
      {cell.raised}
      {cell.was !== undefined && <span className="was">was {cell.was}</span>}
    </td>
  )
}
