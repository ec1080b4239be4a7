import { linkDialog } from '../../elements/link-dialog.ts'
import { createEnhance } from '../../enhance.ts'

/**
 * The files of a product, a `dialog[data-enhance="product-downloads"]`: links of the page to it or to one of its groups open it, with
 * the first group or that one, as tabs with the keys of the WAI-ARIA Authoring Practices (FAM-02 to FAM-04).
 */
export const enhanceProductDownloads = createEnhance<HTMLDialogElement>((dialog, signal) => {
  const tabs = [...dialog.querySelectorAll<HTMLAnchorElement>('[data-part="product-downloads-tab"]')]
  const panels = tabs.map(({ hash }) => dialog.querySelector<HTMLElement>(hash)!)
  const list = tabs[0]!.parentElement!

  function show(at: number) {
    for (const [i, tab] of tabs.entries()) {
      tab.ariaSelected = `${i === at}`
      tab.tabIndex = i === at ? 0 : -1
      panels[i]!.hidden = i !== at
    }
    // Of a dialog that is about to open.
    requestAnimationFrame(() => tabs[at]!.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  }
  /** Whether a hash leads to the files, or to a group of them, which is shown then. */
  function arrive(hash: string) {
    const at = tabs.findIndex((tab) => tab.hash === hash)
    if (at < 0 && hash !== `#${dialog.id}`) return false
    show(Math.max(0, at))
    return true
  }

  list.role = 'tablist'
  for (const [i, tab] of tabs.entries()) {
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panels[i]!.id)
    panels[i]!.role = 'tabpanel'
    panels[i]!.setAttribute('aria-labelledby', tab.id)
  }
  show(0)

  list.addEventListener(
    'keydown',
    (event) => {
      const at = tabs.indexOf(event.target as HTMLAnchorElement)
      const on = getComputedStyle(list).direction === 'rtl' ? -1 : 1
      const to = { ArrowRight: at + on, ArrowLeft: at - on, Home: 0, End: -1, ' ': at }[event.key]
      if (at < 0 || to === undefined) return
      event.preventDefault()
      const next = (to + tabs.length) % tabs.length
      show(next)
      tabs[next]!.focus()
    },
    { signal },
  )
  linkDialog(dialog, signal, arrive)

  return () => {
    list.role = null
    for (const element of [...tabs, ...panels])
      for (const name of ['role', 'aria-controls', 'aria-labelledby', 'aria-selected', 'tabindex', 'hidden'])
        element.removeAttribute(name)
  }
})
