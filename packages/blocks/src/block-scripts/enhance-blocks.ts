import { enhanceOnUse } from './enhance-on-use.ts'
import { emitDownloads } from './emit-downloads.ts'

/** Loads a module whose default export adds behaviour to an element: `() => import('./form-script')`. */
export type LoadScript = () => Promise<{ default: (element: HTMLElement) => unknown }>

/**
 * Scripts that only the application has: those that know its server, and those of elements of its own. Without one the browser does it
 * alone: forms are sent, links followed.
 */
export interface OwnScripts {
  /** Of every form: its module exports `enhanceForm({ validate, submit })`, from `@brand/blocks/enhance-form`. */
  form?: LoadScript | undefined
  /** Of lists with locked files: its module exports `enhanceDownloadRequests({ addressOf, load })`, from `@brand/blocks/enhance-download-requests`. */
  'download-requests'?: LoadScript | undefined
  /** Of the ConsentNotice: `() => import('@brand/blocks/enhance-consent')`. */
  consent?: LoadScript | undefined
  /** Of elements of your own, by the value of their `data-enhance`. */
  [name: string]: LoadScript | undefined
}

/** Scripts that are loaded at once, by the value of `data-enhance`. This notation gives the shortest build. */
const atOnce: Record<string, LoadScript> = {
  'background-video': () => import('./background-video.ts') as never,
  carousel: () => import('../elements/carousel/enhance-carousel.ts'),
  'clap-test': () => import('./clap-test-on-use.ts'),
  'embedded-form': () => import('../blocks/embedded-form/enhance-embedded-form.ts'),
  dealers: () => import('./dealers-on-use.ts'),
  'locale-warning': () => import('../navigation/locale-warning/enhance-locale-warning.ts'),
}

/** Scripts of what works without them: each element's is loaded with its first use. */
const onUse: Record<string, LoadScript> = {
  copy: () => import('../pages/product-page/enhance-copy.ts'),
  faq: () => import('../pages/faq-page/enhance-faq.ts'),
  finishes: () => import('../blocks/detail-header/enhance-finishes.ts'),
  products: () => import('../pages/products-page/enhance-products.ts'),
  volume: () => import('../blocks/home-header/enhance-volume.ts'),
  'stock-product': () => import('../pages/stock-product-page/enhance-stock-product.ts'),
}

/**
 * Adds the behaviour that an element names in `data-enhance`: at once, or with its first use. Where the script cannot be loaded,
 * the browser goes on alone.
 */
export function enhanceBlock(element: HTMLElement, own: OwnScripts, onError: () => void): void {
  const name = element.dataset.enhance!
  const load = own[name] ?? onUse[name] ?? atOnce[name]
  if (!load) return
  const run = () => load().then((module) => void module.default(element))
  if (onUse[name] || name === 'form') enhanceOnUse(element, run)
  else run().catch(onError)
}

/** Selects what has a script. */
export const enhanced = '[data-enhance]'

/**
 * Adds their behaviour to all blocks of a page without React. For pages whose content changes while they are shown there is
 * `BlockScripts`.
 */
export function enhanceBlocks(root: ParentNode, own: OwnScripts = {}, onError: () => void = () => {}): void {
  for (const element of root.querySelectorAll<HTMLElement>(enhanced)) enhanceBlock(element, own, onError)
  emitDownloads()
}
