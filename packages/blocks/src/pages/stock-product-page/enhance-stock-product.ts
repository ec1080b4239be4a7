import { linkDialog } from '../../elements/dom/link-dialog.ts'
import { createEnhance } from '../../enhance.ts'

/** Returns the distance that a row must scroll to show a whole box, also in right-to-left rows. */
function distance(row: Element, box: Element) {
  const [outer, inner] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  return Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right)
}

/**
 * The page of a product from stock, a `[data-enhance="stock-product"]`. A press on a thumbnail turns to its picture without
 * moving the page, and the thumbnail of the picture in view is marked. The combinations of finishes open as a dialog, which sends
 * nothing before one is chosen.
 * @requirement R2G-05, R2G-17, R2G-18
 */
export const enhanceStockProduct = createEnhance((page, signal) => {
  const all = (part: string) => [...page.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]
  const [view] = all('picture-row')
  const [strip] = all('picture-row-thumbnails')
  const slides = all('picture-row-slide')
  const thumbnails = all('picture-row-thumbnail')

  function mark() {
    const at = Math.round(Math.abs(view!.scrollLeft) / view!.clientWidth)
    const current = thumbnails[at]
    if (!current || current.ariaCurrent) return
    for (const thumbnail of thumbnails) thumbnail.removeAttribute('aria-current')
    current.setAttribute('aria-current', 'true')
    strip!.scrollTo({ left: strip!.scrollLeft + distance(strip!, current) })
  }
  view?.addEventListener('scroll', mark, { signal })

  const dialog = page.querySelector('dialog')
  const select = dialog?.querySelector('select')
  const submit = dialog?.querySelector<HTMLButtonElement>('[data-part="button"]')
  const follow = () => (submit!.disabled = !select!.value)
  select?.addEventListener('change', follow, { signal })
  if (select) follow()

  strip?.addEventListener(
    'click',
    (event) => {
      const at = thumbnails.indexOf((event.target as Element).closest('a')!)
      if (at < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      view!.scrollTo({ left: view!.scrollLeft + distance(view!, slides[at]!) })
    },
    { signal },
  )
  if (dialog) linkDialog(dialog, signal)
  return () => {
    if (submit) submit.disabled = false
  }
})

export { enhanceStockProduct as default }
