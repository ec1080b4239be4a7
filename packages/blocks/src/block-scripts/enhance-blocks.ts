import { enhanceOnUse } from './enhance-on-use.ts'

/** Loads the function that adds behaviour to an element. */
export type LoadScript = () => Promise<(element: HTMLElement) => unknown>

/** Scripts that only the application has, since they know its server. Without one the browser does it alone: forms are sent, links followed. */
export interface OwnScripts {
  /** Of every form: `async () => enhanceForm({ validate, submit })`, from `@brand/blocks/enhance-form`. */
  form?: LoadScript | undefined
  /** Of lists with locked files: `async () => enhanceDownloadRequests({ addressOf, load })`, from `@brand/blocks/enhance-download-requests`. */
  'download-requests'?: LoadScript | undefined
}

/** By what an element says in `data-enhance`. Written this way they are the shortest when built. */
const atOnce: Record<string, LoadScript> = {
  'background-video': () => import('./background-video.ts').then((module) => module.enhanceBackgroundVideo as never),
  carousel: () => import('../elements/carousel/enhance-carousel.ts').then((module) => module.enhanceCarousel),
  'clap-test': () => import('./clap-test-on-use.ts').then((module) => module.enhanceClapTestOnUse),
  'embedded-form': () => import('../blocks/embedded-form/enhance-embedded-form.ts').then((module) => module.enhanceEmbeddedForm),
  dealers: () => import('./dealers-on-use.ts').then((module) => module.enhanceDealersOnUse),
  'spotlight-scene': () =>
    import('../navigation/error-page/enhance-spotlight-scene.ts').then((module) => module.enhanceSpotlightScene),
}

/** Scripts of what works without them: each element's is loaded with its first use. */
const onUse: Record<string, LoadScript> = {
  copy: () => import('../pages/product-page/enhance-copy.ts').then((module) => module.enhanceCopy),
  faq: () => import('../pages/faq-page/enhance-faq.ts').then((module) => module.enhanceFaq),
  products: () => import('../pages/products-page/enhance-products.ts').then((module) => module.enhanceProducts),
  'stock-product': () =>
    import('../pages/stock-product-page/enhance-stock-product.ts').then((module) => module.enhanceStockProduct),
}

/**
 * Adds its behaviour to one element that says in `data-enhance` which it has: at once, or with its first use. Where the script cannot
 * be loaded, the browser goes on alone.
 */
export function enhanceBlock(element: HTMLElement, own: OwnScripts = {}, onError: () => void = () => {}): void {
  const name = element.dataset.enhance!
  const run = (load: LoadScript) => () => load().then((enhance) => void enhance(element))
  const { form, 'download-requests': files } = own
  if (name === 'download-requests')
    return void (
      files &&
      import('./download-requests-on-use.ts').then((module) => module.enhanceDownloadRequestsOnUse(element, run(files)), onError)
    )
  if (atOnce[name]) return void run(atOnce[name])().catch(onError)
  const load = name === 'form' ? form : onUse[name]
  if (load) enhanceOnUse(element, run(load))
}

/** Selects what has a script. */
export const enhanced = '[data-enhance]'

/**
 * Adds their behaviour to all blocks of a page without React. For pages whose content changes while they are shown there is
 * `BlockScripts`.
 */
export function enhanceBlocks(root: ParentNode, own?: OwnScripts, onError?: () => void): void {
  for (const element of root.querySelectorAll<HTMLElement>(enhanced)) enhanceBlock(element, own, onError)
}
