import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/write.css'
import './styles/card.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { StudioContext } from './state/useStudio.ts'
import { Studio } from './state/studio.ts'

const studio = new Studio()
void studio.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root')
createRoot(root).render(
  <StudioContext value={studio}>
    <App />
  </StudioContext>,
)
