import type { PlayState } from '../state/playSession.ts'

/** What the author's edits mean for the fight. */
export function Notice({ state: { packId, pack, current, notice } }: { state: PlayState }) {
  const said = [
    packId !== undefined && !pack && 'This pack cannot be played yet: Problems in Write says why.',
    pack && !current && 'Your latest edit has errors. Play stays on your last edit without errors.',
    notice,
  ].filter((line) => typeof line === 'string')
  return (
    <div className="play-notice" role="status">
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
