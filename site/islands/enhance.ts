import { enhanceAll, type Enhance } from '@brand/blocks/enhance'
import { enhanceNavigation } from '@brand/blocks/enhance-navigation'

/** Plain scripts that only some pages need, by the elements that need them. Written this way they are the shortest when built. */
const scripts: Record<string, () => Promise<Enhance<never>>> = {
  '[data-enhance="background-video"]': () =>
    import('@brand/blocks/enhance-background-video').then((module) => module.enhanceBackgroundVideo),
  '[data-enhance="carousel"]': () => import('@brand/blocks/enhance-carousel').then((module) => module.enhanceCarousel),
  '[data-enhance="clap-test"]': () => import('./clap-test-on-use.ts').then((module) => module.enhanceClapTestOnUse),
  '[data-enhance="download-requests"]': () =>
    import('./download-requests-on-use.ts').then((module) => module.enhanceDownloadRequestsOnUse),
  '[data-enhance="embedded-form"]': () =>
    import('@brand/blocks/enhance-embedded-form').then((module) => module.enhanceEmbeddedForm),
  '[data-enhance="dealers"]': () => import('@brand/blocks/enhance-dealers').then((module) => module.enhanceDealers),
  '[data-enhance="faq"]': () => import('@brand/blocks/enhance-faq').then((module) => module.enhanceFaq),
  '[data-enhance="product-downloads"]': () =>
    import('@brand/blocks/enhance-product-downloads').then((module) => module.enhanceProductDownloads),
  '[data-enhance="stock-product"]': () =>
    import('@brand/blocks/enhance-stock-product').then((module) => module.enhanceStockProduct),
  '[data-enhance="form"]': () => import('./form-on-use.ts').then((module) => module.enhanceFormOnUse),
  '[data-enhance="products"]': () => import('./products.ts').then((module) => module.enhanceProducts),
  '[data-spotlight-scene]': () => import('@brand/blocks/enhance-spotlight-scene').then((module) => module.enhanceSpotlightScene),
}

/** Runs the plain scripts for all elements of a page; a script that no element needs is not loaded. */
export function enhancePage(root: Document, onError: () => void): void {
  enhanceNavigation(root)
  for (const [selector, load] of Object.entries(scripts)) {
    const run = () => void load().then((enhance) => enhanceAll(root, selector, enhance), onError)
    const first = root.querySelector(selector)
    // The footer of every page has a form: alone, it waits for its use.
    if (first?.closest('footer')) first.addEventListener('focusin', run, { once: true })
    else if (first) run()
  }
}
