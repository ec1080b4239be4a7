import { isModified } from '../../elements/dom/is-modified.ts'
import { linkDialog } from '../../elements/dom/link-dialog.ts'
import { createEnhance } from '../../enhance.ts'

/**
 * The files of a product, a `dialog[data-enhance="product-downloads"]`: links of the page to it or to one of its groups open it, with
 * the first group or that one, as tabs with the keys of the WAI-ARIA Authoring Practices (FAM-02 to FAM-04). A file is saved under its
 * name, and shows how much of it is there; what goes wrong is said beside it (DL-34, DL-37).
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

  const failure = dialog.querySelector<HTMLElement>('[data-part="product-downloads-failure"]')!

  async function save(link: HTMLAnchorElement) {
    failure.hidden = true
    link.ariaBusy = 'true'
    try {
      // Where it cannot be loaded, the file cannot either.
      const { saveFile } = await import('../../elements/dom/save-file.ts')
      await saveFile(link, (share) => link.style.setProperty('--b-loaded', `${share}`), signal)
    } catch (error) {
      if (signal.aborted) return
      console.error('A file could not be saved:', error)
      link.after(failure)
      failure.hidden = false
    } finally {
      link.removeAttribute('aria-busy')
      link.style.removeProperty('--b-loaded')
    }
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
  dialog.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-part="product-downloads-file"]')
      // What lies on another host the browser saves itself.
      if (!link || isModified(event) || link.origin !== location.origin) return
      event.preventDefault()
      if (!link.ariaBusy) void save(link)
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
