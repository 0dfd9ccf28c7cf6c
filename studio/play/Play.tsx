import '../styles/play.css'
import '../styles/playTable.css'
import '../styles/setUp.css'
import { useState, useSyncExternalStore } from 'react'
import { PlaySession } from '../state/playSession.ts'
import { useStudio } from '../state/useStudio.ts'
import { Choices } from './Choices.tsx'
import { Hand } from './Hand.tsx'
import { Log } from './Log.tsx'
import { Notice } from './Notice.tsx'
import { ResponseChain } from './ResponseChain.tsx'
import { seenNow } from './seenNow.ts'
import { SetUp } from './SetUp.tsx'
import { Table } from './Table.tsx'

export function Play() {
  const studio = useStudio()
  const [session] = useState(() => new PlaySession(studio))
  const state = useSyncExternalStore(session.store.subscribe, session.store.get)
  const { pack, rule } = state
  const seen = seenNow(state)
  return (
    <div className={state.settingUp ? 'play setting-up' : 'play'}>
      <SetUp session={session} state={state} />
      <div className="play-centre">
        <Table pack={pack} seen={seen} />
        <Hand session={session} seen={seen} />
        <Notice session={session} state={state} words={seen?.words} />
      </div>
      <div className="play-right">
        <Choices session={session} seen={seen} />
        <ResponseChain view={seen?.view} words={seen?.words} />
        <Log {...{ session, pack, rule, seen }} />
      </div>
    </div>
  )
}
