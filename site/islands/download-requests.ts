import { enhanceAll } from '@brand/blocks/enhance'
import type { LoadScript } from '@brand/blocks/enhance-blocks'
import { enhanceDownloadRequests } from '@brand/blocks/enhance-download-requests'
import { unlocks } from './unlocks.ts'

/** Address of a file that is unlocked. One whose signature has ended is forgotten: its form makes another. */
function addressOf(fileId: string): string | undefined {
  const address = unlocks.addressOf(fileId)
  if (!address) return undefined
  const expires = new URL(address, location.href).searchParams.get('expires')
  if (!expires || Number(expires) * 1000 > Date.now()) return address
  unlocks.remove(fileId)
  return undefined
}

/** The form of the page that asks for a file, with its script. Rejects where that page, or the script, cannot be loaded. */
async function load(href: string, form: LoadScript): Promise<HTMLElement> {
  const [module, response] = await Promise.all([form(), fetch(href)])
  // The policy of this page would refuse the styles of that one, and say so; and this page has a first heading.
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
