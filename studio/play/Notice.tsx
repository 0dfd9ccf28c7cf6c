import type { PlaySession, PlayState } from '../state/playSession.ts'
import { count } from './phrases.ts'
import { RuleChips } from './RuleChips.tsx'
import { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly state: PlayState
  readonly words: Words | undefined
}

/** What the author's edits mean for the fight. */
export function Notice({ session, state: { packId, pack, current, replayed }, words }: Props) {
  const said = [
    packId !== undefined && !pack && 'This pack cannot be played yet: Problems in Write says why.',
    pack && !current && 'Your latest edit has errors. Play stays on your last edit without errors.',
    replayed && !replayed.stopped && `Replayed on your edit: all ${count(replayed.inputs, 'input')} kept.`,
  ].filter((line) => typeof line === 'string')
  const stopped = pack && replayed?.stopped
  return (
    <div className="play-notice" role="status">
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {stopped && (
        <p>
          {stopped.input && words
            ? `After your edit, input ${replayed.kept + 1} of ${replayed.inputs} is no longer legal, and the fight stands before it. ${words.input(stopped.input)}: `
            : 'After your edit this fight can no longer be set up: '}
          {(words ?? new Words(pack)).refusal(stopped.refusal)}.{' '}
          <RuleChips session={session} rules={stopped.refusal.rules} />
        </p>
      )}
    </div>
  )
}
