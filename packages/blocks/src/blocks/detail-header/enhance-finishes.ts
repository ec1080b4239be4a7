import { isModified } from '../../elements/dom/is-modified.ts'
import { createEnhance } from '../../enhance.ts'

/** Links of the page that may carry its finish. */
const carrying = 'a[hreflang], [data-part="detail-header"] a, [data-part="product-bar"] a'
const readSource = (picture: Element) => picture.querySelector('img')?.getAttribute('src')

/**
 * Shows the pictures of the page in another finish in place. Each finish is an address, whose page the server renders; where it
 * cannot be fetched, or differs in more, the browser goes there. The new finish is announced.
 * @requirement FAM-20
 */
export const enhanceFinishes = createEnhance((finishes, signal) => {
  let shown = location.search
  let asked: AbortController | undefined

  async function show(address: string, isNew: boolean) {
    asked?.abort()
    asked = new AbortController()
    const answer = await fetch(address, { signal: asked.signal })
    const loaded = new DOMParser().parseFromString(await answer.text(), 'text/html')
    function pair(selector: string) {
      const [own, others] = [document, loaded].map((root) => [...root.querySelectorAll(selector)])
      if (own!.length !== others!.length) throw new Error('another page')
      return own!.map((element, i) => [element, others![i]!] as const)
    }
    const pictures = pair('main picture').filter(([own, other]) => readSource(own) !== readSource(other))
    // An island hydrates with the pictures that it was rendered with.
    if (!answer.ok || pictures.some(([own]) => own.closest('[data-island]'))) throw new Error('another page')
    const links = pair(carrying)
    const statuses = pair('[data-enhance="finishes"] output')
    if (isNew) history.pushState(null, '', address)
    shown = location.search
    for (const [own, other] of pictures) own.replaceWith(other)
    for (const [link, other] of links) {
      link.setAttribute('href', other.getAttribute('href')!)
      link.ariaCurrent = other.ariaCurrent
    }
    for (const [status, other] of statuses) status.textContent = other.textContent
    // The row keeps room for the picture above it (`scroll-margin`), which the visitor may have scrolled away.
    if (isNew) finishes.scrollIntoView({ block: 'nearest' })
  }

  finishes.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]')
      if (!link || link.ariaCurrent || isModified(event)) return
      event.preventDefault()
      show(link.href, true).catch(({ name }: Error) => name !== 'AbortError' && location.assign(link.href))
    },
    { signal },
  )
  addEventListener(
    'popstate',
    () => {
      asked?.abort()
      if (location.search === shown) return
      show(location.href, false).catch(({ name }: Error) => name !== 'AbortError' && location.reload())
    },
    { signal },
  )
  return () => asked?.abort()
})

export { enhanceFinishes as default }
