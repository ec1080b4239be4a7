import { localeCookie } from '../brand/locale-cookie.ts'

/**
 * Saves the language of a followed language link in the cookie for a year. The link leads to the same place of the page: anchors
 * are the same in every language. The browser follows the link itself.
 * @requirement LOC-09, LOC-10, LOC-37
 */
export function enhanceLanguageLinks(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-locales] a')
    if (!link) return
    root.cookie = `${localeCookie}=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
    link.hash = location.hash
  })
}
