import { loadBlock } from '../cms/registry.ts'
import { followHash } from './hash.ts'
import { startLoader } from './loader.ts'
import { createRecovery, resumeAct } from './recovery.ts'
import { rememberLocale } from './remember-locale.ts'
import { speculate } from './speculate.ts'

function start() {
  const recover = createRecovery(document)
  rememberLocale(document)
  startLoader(
    document,
    async (island) => {
      const [{ hydrate }, block] = await Promise.all([import('./hydrate.tsx'), loadBlock(island.dataset.island!)])
      return () => hydrate(island, block)
    },
    recover,
  )
  if (document.querySelector('[data-enhance="background-video"]'))
    import('@brand/blocks/background-video').then(
      ({ backgroundVideo }) => backgroundVideo(document),
      () => recover(),
    )
  resumeAct(document)
  followHash(document)
  speculate(document)
}

// A page that is prepared in the background and perhaps never shown must not load anything more.
const { prerendering } = document as Document & { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
