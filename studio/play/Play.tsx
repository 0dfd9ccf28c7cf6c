import '../styles/play.css'
import { useState, useSyncExternalStore } from 'react'
import { PlaySession } from '../state/playSession.ts'
import { useStudio } from '../state/useStudio.ts'
import { Choices } from './Choices.tsx'
import { Hand } from './Hand.tsx'
import { Log } from './Log.tsx'
import { NewGame } from './NewGame.tsx'
import { Notice } from './Notice.tsx'
import { Table } from './Table.tsx'
import { Words } from './words.ts'

export function Play() {
  const studio = useStudio()
  const [session] = useState(() => new PlaySession(studio))
  const state = useSyncExternalStore(session.store.subscribe, session.store.get)
  const { pack, game, fight } = state
  const words = pack && fight ? new Words(pack, fight) : undefined
  return (
    <div className="play">
      <div className="play-side">
        <NewGame session={session} state={state} />
        <Notice state={state} />
      </div>
      <div className="play-centre">
        <Table game={game} pack={pack} fight={fight} words={words} />
        <Hand game={game} fight={fight} words={words} />
      </div>
      <div className="play-right">
        <Choices session={session} fight={fight} words={words} />
        <Log fight={fight} words={words} />
      </div>
    </div>
  )
}
