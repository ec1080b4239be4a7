import { enhanceNavigation } from '@brand/blocks/enhance-navigation'
import { loadOnUse } from './load-on-use.ts'

type Load = () => Promise<(element: never) => unknown>

/** Plain scripts that only some pages need, by the elements that need them. Written this way they are the shortest when built. */
const atOnce: Record<string, Load> = {
  '[data-enhance="background-video"]': () => import('./background-video.ts').then((module) => module.enhanceBackgroundVideo),
  '[data-enhance="carousel"]': () => import('@brand/blocks/enhance-carousel').then((module) => module.enhanceCarousel),
  '[data-enhance="clap-test"]': () => import('./clap-test-on-use.ts').then((module) => module.enhanceClapTestOnUse),
  '[data-enhance="download-requests"]': () =>
    import('./download-requests-on-use.ts').then((module) => module.enhanceDownloadRequestsOnUse),
  '[data-enhance="embedded-form"]': () =>
    import('@brand/blocks/enhance-embedded-form').then((module) => module.enhanceEmbeddedForm),
  '[data-enhance="dealers"]': () => import('./dealers-on-use.ts').then((module) => module.enhanceDealersOnUse),
  '[data-spotlight-scene]': () => import('@brand/blocks/enhance-spotlight-scene').then((module) => module.enhanceSpotlightScene),
}

/**
 * Scripts of what works without them, by what their elements say in `data-enhance`: each element's is loaded with its first use. Where it
 * cannot be, the browser goes on alone.
 */
const onUse: Record<string, Load> = {
  faq: () => import('@brand/blocks/enhance-faq').then((module) => module.enhanceFaq),
  form: () => import('./page-form.ts').then((module) => module.enhancePageForm),
  products: () => import('./products.ts').then((module) => module.enhanceProducts),
  copy: () => import('@brand/blocks/enhance-copy').then((module) => module.enhanceCopy),
  'stock-product': () => import('@brand/blocks/enhance-stock-product').then((module) => module.enhanceStockProduct),
}
/** In use from the start: it has the focus, the address leads to it, or it can be closed by its script only. */
const inUse = ':focus-within, :target, :has(:target), [data-closable]:not(dialog *, details:not([open]) *)'

/** Whether an element is a form with texts that were typed before a reload, and are to come back. */
function hasDraft(element: HTMLElement): boolean {
  try {
    const name = element.querySelector<HTMLInputElement>('[name=form]')?.value
    return sessionStorage.getItem(`brand-blocks:form:${name}`) !== null
  } catch {
    return false
  }
}

/** Runs the plain scripts for all elements of a page; a script that no element needs is not loaded. */
export function enhancePage(root: Document, onError: () => void): void {
  enhanceNavigation(root)
  for (const [selector, load] of Object.entries(atOnce)) {
    const elements = root.querySelectorAll(selector)
    if (elements.length) load().then((enhance) => elements.forEach((element) => enhance(element as never)), onError)
  }
  for (const [name, load] of Object.entries(onUse))
    for (const element of root.querySelectorAll<HTMLElement>(`[data-enhance="${name}"]`)) {
      const start = loadOnUse(element, () => load().then((enhance) => void enhance(element as never)))
      // The browser would stop the first press before the script is there, and say why in its own language. @requirement FORM-11
      if (name === 'form') element.querySelector('form')!.noValidate = true
      if (element.matches(inUse) || hasDraft(element)) void start()
      else element.closest('details')?.addEventListener('toggle', start, { once: true })
    }
}
