import { isModified } from '../../elements/dom/is-modified.ts'

/** Opens an address of the site without loading a page: path, query and hash, as a router takes it. */
export type Navigate = (href: string) => void

/** Whether the router handles an address of this site. */
export type IsRouted = (url: URL) => boolean

/** The address of a plain click on a link to another page of this site. */
function findPageUrl(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return undefined
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, document.baseURI)
  const isHere = url.pathname === location.pathname && url.search === location.search
  // A link within the page is the browser's: it scrolls, moves the focus and matches `:target`.
  return url.origin !== location.origin || (isHere && url.href.includes('#')) ? undefined : url
}

/**
 * Hands clicks on links to other pages of the site to a router. The browser keeps clicks that other code has handled, and clicks
 * that ask for a tab, a download or another site.
 * @returns Removes the listener.
 */
export function followLinks(navigate: Navigate, isRouted: IsRouted = () => true): () => void {
  function onClick(event: MouseEvent) {
    const url = findPageUrl(event)
    if (!url || !isRouted(url)) return
    event.preventDefault()
    navigate(url.pathname + url.search + url.hash)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
