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
  '[data-enhance="products"]': async () => (await import('./products.ts')).enhanceProducts,
  '[data-spotlight-scene]': async () => (await import('@brand/blocks/enhance-spotlight-scene')).enhanceSpotlightScene,
}

/**
 * The script of forms is loaded with the first use of one, and at once where one can be closed or texts of before are to come back.
 * Until then, and where it cannot be loaded, the browser sends them.
 */
function enhanceForms(root: Document): void {
  const forms = Array.from(root.querySelectorAll<HTMLElement>('[data-enhance="form"]'))
  const load = () =>
    void import('./form.ts').then(
      ({ enhanceSiteForm }) => forms.forEach(enhanceSiteForm),
      () => {},
    )
  if (forms.some((form) => form.closest('[data-closable]')) || (forms.length && hasDraft())) return load()
  for (const form of forms)
    for (const type of ['pointerdown', 'focusin']) form.addEventListener(type, load, { once: true, passive: true })
}

/** Whether a form has texts that were typed before a reload. */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('brand-blocks:form:'))
  } catch {
    return false
  }
}

/** Runs the plain scripts for all elements of a page; a script that no element needs is not loaded. */
export function enhancePage(root: Document, onError: () => void): void {
  enhanceNavigation(root)
  enhanceForms(root)
  for (const [selector, load] of Object.entries(scripts))
    if (root.querySelector(selector)) load().then((enhance) => enhanceAll(root, selector, enhance), onError)
}
