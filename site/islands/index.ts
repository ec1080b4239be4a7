import { startConsent } from './consent.ts'
import { enhancePage } from './enhance.ts'
import { followHash } from './hash.ts'
import { startLoader } from './loader.ts'
import { createRecovery, replayHeldEvent } from './recovery.ts'
import { loadIsland } from './registry.ts'
import { rememberLocale } from './remember-locale.ts'
import { speculate } from './speculate.ts'

function start() {
  const recover = createRecovery(document)
  enhancePage(document, () => recover())
  rememberLocale(document)
  startConsent(document)
  startLoader(
    document,
    async (island) => {
      const [{ hydrateIsland }, Block] = await Promise.all([import('./hydrate-island.tsx'), loadIsland(island.dataset.island!)])
      return () => hydrateIsland(island, Block)
    },
    recover,
  )
  replayHeldEvent(document)
  followHash(document)
  speculate(document)
}

// A prerendered page may never be shown: it must not load anything more.
const { prerendering } = document as Document & { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
