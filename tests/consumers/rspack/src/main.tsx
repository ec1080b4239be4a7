import { createRoot } from 'react-dom/client'
import { NewcomerPage } from './newcomer'

createRoot(document.getElementById('root')!).render(
  <main id="main">
    <NewcomerPage />
  </main>,
)
