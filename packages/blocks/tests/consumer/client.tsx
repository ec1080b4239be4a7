import '@brand/blocks/themes/loden.css'
import '@brand/blocks/themes/wireframe.css'
import '@brand/blocks/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.tsx'

hydrateRoot(document.getElementById('root')!, <Page />)
