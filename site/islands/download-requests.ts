import { enhanceAll } from '@brand/blocks/enhance'
import type { LoadScript } from '@brand/blocks/enhance-blocks'
import { enhanceDownloadRequests } from '@brand/blocks/enhance-download-requests'
import { fileLocale } from '../routes/file-locale.ts'
import { unlocks } from './unlocks.ts'

/**
 * Address of a file that is unlocked, in the language of the page: it may have been unlocked in another. One whose signature has ended
 * is forgotten: its form makes another.
 * @requirement DL-38
 */
export function addressOf(fileId: string): string | undefined {
  const address = unlocks.addressOf(fileId)
  if (!address) return undefined
  const { pathname, searchParams } = new URL(address, location.href)
  const expires = searchParams.get('expires')
  // On another host, where nothing knows the languages of a file.
  if (!expires) return address
  searchParams.set(fileLocale, document.documentElement.lang)
  if (Number(expires) * 1000 > Date.now()) return `${pathname}?${searchParams}`
  unlocks.remove(fileId)
  return undefined
}

/** The form of the page that asks for a file, with its script. Rejects where that page, or the script, cannot be loaded. */
async function load(href: string, form: LoadScript): Promise<HTMLElement> {
  const [module, response] = await Promise.all([form(), fetch(href)])
  // The policy of this page would refuse the styles of that one and log an error. This page already has a first-level heading.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, '').replace(/(<\/?)h1\b/g, '$1h2')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const part = document.importNode(page.querySelector<HTMLElement>('[data-part="download-request-form"]')!, true)
  module.default(part.querySelector<HTMLElement>('[data-enhance="form"]')!)
  return part
}

/** The plain script of locked files, with the pages of this site; `form` loads that of their forms. */
export const siteDownloadRequests = (form: LoadScript) => enhanceDownloadRequests({ addressOf, load: (href) => load(href, form) })

/** Runs it for everything of the page that leads to locked files. */
export function enhanceAllDownloadRequests(form: LoadScript): void {
  enhanceAll(document, '[data-enhance="download-requests"]:not(dialog *)', siteDownloadRequests(form))
}
