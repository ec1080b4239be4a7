import '@brand/blocks/themes/tegel.css'
import './harbour.css'
import '@brand/blocks/styles.css'
import './index.css'
import { createRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import { App } from './App.tsx'

// `?brand=harbour` shows the application's own brand.
const brand = new URLSearchParams(location.search).get('brand')
if (brand) document.documentElement.dataset['brand'] = brand

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
