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
import { SetUp } from './SetUp.tsx'
import { Table } from './Table.tsx'
import { viewedBy } from './viewedBy.ts'
import { Words } from './words.ts'

export function Play() {
  const studio = useStudio()
  const [session] = useState(() => new PlaySession(studio))
  const state = useSyncExternalStore(session.store.subscribe, session.store.get)
  const { pack, game, fight, rule } = state
  const view = game && fight ? viewedBy(game, fight) : undefined
  const words = pack && view ? new Words(pack, view.elements) : undefined
  return (
    <div className={state.settingUp ? 'play setting-up' : 'play'}>
      <SetUp session={session} state={state} />
      <div className="play-centre">
        <Table {...{ game, pack, fight, view, words }} />
        <Hand {...{ session, game, pack, fight, words }} />
        <Notice session={session} state={state} words={words} />
      </div>
      <div className="play-right">
        <Choices {...{ session, game, pack, fight, words }} />
        <ResponseChain {...{ view, words }} />
        <Log {...{ session, fight, words, rule }} />
      </div>
    </div>
  )
}
