import { loadBlock } from '../cms/registry.ts'
import { startLoader } from './loader.ts'
import { rememberLocale } from './remember-locale.ts'

function start() {
  rememberLocale(document)
  startLoader(document, async (island) => {
    const [{ hydrate }, block] = await Promise.all([import('./hydrate.tsx'), loadBlock(island.dataset.island!)])
    return () => hydrate(island, block)
  })
  if (document.querySelector('[data-enhance="background-video"]'))
    void import('@brand/blocks/background-video').then(({ backgroundVideo }) => backgroundVideo(document))
}

// A page that is prepared in the background and perhaps never shown must not load anything more.
const { prerendering } = document as Document & { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
