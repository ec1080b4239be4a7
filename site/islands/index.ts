import { startConsent } from './consent.ts'
import { enhanceParts } from './enhance.ts'
import { followHash } from './hash.ts'
import { enhanceLanguageLinks } from './language-links.ts'
import { loadOnUse } from '@brand/blocks/load-on-use'
import { startLoader } from './loader.ts'
import { createRecovery, replayHeldEvent } from './recovery.ts'

function start() {
  const recover = createRecovery(document)
  const enhance = (root: ParentNode) => enhanceParts(root, () => recover())
  enhance(document)
  enhanceLanguageLinks(document)
  startConsent(document)
  startLoader(
    document,
    async (island, served) => {
      const [{ hydrateIsland }, { loadIsland }] = await Promise.all([import('./hydrate-island.tsx'), import('./registry.ts')])
      const Block = await loadIsland(island.dataset.island!)
      return () => hydrateIsland(island, Block, served, enhance)
    },
    recover,
  )
  replayHeldEvent(document)
  followHash(document)
  // Pages are fetched ahead once a link is pointed at, or anything is pressed or focused; nothing waits for it.
  const aheadOfLinks = () => import('./speculate.ts').then(({ speculate }) => speculate(document))
  loadOnUse(document.body, aheadOfLinks, { held: 'none', over: 'a' })
}

// A browser that does not know this query has laid the page out for use without a script: it stays so (README, "Browsers").
if (matchMedia('(scripting)').matches) {
  // A prerendered page may never be shown: it must not load anything more.
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
