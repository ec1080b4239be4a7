import '@brand/blocks/themes/tegel.css'
import './quay.css'
import '@brand/blocks/styles.css'
import './index.css'
import { createRoot } from 'react-dom/client'
import { lazy, StrictMode } from 'react'
import { App } from './App.tsx'

const Newcomer = lazy(async () => ({ default: (await import('./newcomer.tsx')).NewcomerPage }))

// `?brand=quay` shows the application's own brand, `?page=newcomer` the files of the README.
const query = new URLSearchParams(location.search)
const brand = query.get('brand')
if (brand) document.documentElement.dataset['brand'] = brand

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {query.get('page') === 'newcomer' ? (
      <main id="main">
        <Newcomer />
      </main>
    ) : (
      <App />
    )}
  </StrictMode>,
)
