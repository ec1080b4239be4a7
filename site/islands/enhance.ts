import { enhanceAll, type Enhance } from '@brand/blocks/enhance'
import { enhanceNavigation } from '@brand/blocks/enhance-navigation'

/** Plain scripts of the library that only some pages need, by the elements that need them. */
const scripts: Record<string, () => Promise<Enhance<never>>> = {
  '[data-enhance="background-video"]': async () =>
    (await import('@brand/blocks/enhance-background-video')).enhanceBackgroundVideo,
  '[data-enhance="carousel"]': async () => (await import('@brand/blocks/enhance-carousel')).enhanceCarousel,
  '[data-enhance="embedded-form"]': async () => (await import('@brand/blocks/enhance-embedded-form')).enhanceEmbeddedForm,
  '[data-enhance="dealers"]': async () => (await import('@brand/blocks/enhance-dealers')).enhanceDealers,
  '[data-enhance="faq"]': async () => (await import('@brand/blocks/enhance-faq')).enhanceFaq,
  '[data-enhance="product-downloads"]': async () =>
    (await import('@brand/blocks/enhance-product-downloads')).enhanceProductDownloads,
  '[data-enhance="stock-product"]': async () => (await import('@brand/blocks/enhance-stock-product')).enhanceStockProduct,
  '[data-enhance="form"]': async () => (await import('./form-on-use.ts')).enhanceFormOnUse,
  '[data-enhance="products"]': async () => (await import('./products.ts')).enhanceProducts,
  '[data-spotlight-scene]': async () => (await import('@brand/blocks/enhance-spotlight-scene')).enhanceSpotlightScene,
}

/** Runs the plain scripts for all elements of a page; a script that no element needs is not loaded. */
export function enhancePage(root: Document, onError: () => void): void {
  enhanceNavigation(root)
  for (const [selector, load] of Object.entries(scripts))
    if (root.querySelector(selector)) load().then((enhance) => enhanceAll(root, selector, enhance), onError)
}
