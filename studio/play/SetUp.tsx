import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { PlaySession, PlayState } from '../state/playSession.ts'
import { Picker } from './Picker.tsx'
import { RuleChips } from './RuleChips.tsx'
import { SetupForm } from './SetupForm.tsx'
import { Words } from './words.ts'

interface Props {
  readonly session: PlaySession
  readonly state: PlayState
}

/** The form of a new fight; while one is going on it is a narrow rail. */
export function SetUp({ session, state }: Props) {
  const { pack, packs, packId, refusal, fight, settingUp } = state
  const Icon = settingUp ? PanelLeftClose : PanelLeftOpen
  return (
    <section className="panel set-up" aria-label="Set-up">
      <div className="panel-header">
        {settingUp && <h2>Set-up</h2>}
        {settingUp && <span className="spring" />}
        {(fight || !settingUp) && (
          <button
            className="icon-button"
            aria-label={settingUp ? 'Put set-up aside' : 'Set up a new game'}
            aria-expanded={settingUp}
            onClick={() => {
              session.setUp(!settingUp)
            }}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden />
          </button>
        )}
      </div>
      <div className="panel-body" hidden={!settingUp}>
        {packs.length > 1 && (
          <div className="set-up-part">
            <Picker
              label="Pack"
              value={packId ?? ''}
              options={packs.map((id) => ({ value: id, name: id }))}
              onChoose={(id) => void session.refresh(id)}
            />
          </div>
        )}
        {pack && <SetupForm session={session} pack={pack} fresh={!fight} />}
      </div>
      {settingUp && pack && refusal && (
        <p className="refusal" role="alert">
          Not like this: {new Words(pack).refusal(refusal)}.{' '}
          <RuleChips session={session} rules={refusal.rules} />
        </p>
      )}
    </section>
  )
}
