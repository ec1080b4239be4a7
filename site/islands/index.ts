import { chrome } from '@brand/blocks/chrome'
import { followHash } from './hash.ts'
import { startLoader } from './loader.ts'
import { createRecovery, resumeAct } from './recovery.ts'
import { loadIsland } from './registry.ts'
import { rememberLocale } from './remember-locale.ts'
import { speculate } from './speculate.ts'

function start() {
  const recover = createRecovery(document)
  /** A script that only some pages need. */
  const enhance = (mark: string, load: () => Promise<(root: Document) => void>) => {
    if (document.querySelector(mark))
      load().then(
        (run) => run(document),
        () => recover(),
      )
  }
  chrome(document)
  rememberLocale(document)
  startLoader(
    document,
    async (island) => {
      const [{ hydrate }, part] = await Promise.all([import('./hydrate.tsx'), loadIsland(island.dataset.island!)])
      return () => hydrate(island, part)
    },
    recover,
  )
  enhance('[data-enhance="background-video"]', () => import('@brand/blocks/background-video').then((m) => m.backgroundVideo))
  enhance('[data-dark-room]', () => import('@brand/blocks/dark-room').then((m) => m.darkRoom))
  resumeAct(document)
  followHash(document)
  speculate(document)
}

// A page that is prepared in the background and perhaps never shown must not load anything more.
const { prerendering } = document as Document & { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
