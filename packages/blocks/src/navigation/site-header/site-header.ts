import { from } from '../../theme/breakpoints.ts'

/** The bar counts as scrolled from here on, in CSS pixels (NAV-08, OR-17). */
export const scrolledFrom = 24

/** The search field takes the focus this long after it opened; the menu is whole again this long after it closed. In ms (SRCH-03, SRCH-04). */
export const searchDelay = 300

/**
 * Makes every `[data-site-header]` below `root` follow the scroll position, open its menu as a modal dialog (focus stays in, Escape
 * closes, focus returns), open and close its search, and close its list of languages. Until then, and without it, the same links
 * lead to the same parts as targets. A plain script: needs no React, may be called again on the same headers.
 */
export function siteHeader(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>('[data-site-header]:not([data-enhanced])').forEach(enhance)
}

function enhance(header: HTMLElement): void {
  header.dataset.enhanced = ''
  const menu = header.querySelector('dialog')
  const languages = header.querySelector('details')
  const form = header.querySelector<HTMLElement>('[data-search]')
  const opener = header.querySelector<HTMLElement>('[data-search-open]')
  let timer: ReturnType<typeof setTimeout>

  const follow = () => void header.toggleAttribute('data-scrolled', scrollY > scrolledFrom)

  function openMenu(link?: HTMLElement) {
    // Safari does not focus a link that is clicked; a dialog gives the focus back to where it was.
    link?.focus()
    menu?.showModal()
    menu?.querySelector<HTMLElement>('[data-menu-close]')?.focus()
  }
  function search(on: boolean) {
    if (on === header.hasAttribute('data-searching')) return
    const within = form?.contains(document.activeElement)
    header.toggleAttribute('data-searching', on)
    opener?.setAttribute('aria-expanded', String(on))
    clearTimeout(timer)
    if (on) timer = setTimeout(() => form?.querySelector('input')?.focus(), searchDelay)
    else if (within) opener?.focus()
  }
  function close() {
    menu?.close()
    search(false)
  }
  /** Opens what the address names: the links in the bar worked before the script did. */
  function arrive() {
    close()
    if (menu?.matches(':target')) openMenu()
    if (form?.matches(':target')) search(true)
  }

  const acts: [links: string, act: (link: HTMLElement) => void][] = [
    ['[data-menu-open]', openMenu],
    ['[data-menu-close]', () => menu?.close()],
    ['[data-search-open]', () => search(true)],
    ['[data-search-close]', () => search(false)],
  ]
  header.addEventListener('click', (event) => {
    const target = event.target as Element
    // The backdrop of the search belongs to the header itself.
    if (target === header) return search(false)
    for (const [links, act] of acts) {
      const link = target.closest<HTMLElement>(links)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) continue
      event.preventDefault()
      act(link)
    }
  })
  // On the document, so that a list of suggestions has its turn at Escape first.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    search(false)
    if (!languages?.open) return
    languages.open = false
    languages.querySelector('summary')?.focus()
  })
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if (languages && !languages.contains(target as Node)) languages.open = false
      if (!header.contains(target as Node)) search(false)
    })
  // A page that comes back from the history has its menu closed, as it was.
  addEventListener('pagehide', close)
  addEventListener('hashchange', arrive)
  matchMedia(from.l).addEventListener('change', close)
  addEventListener('scroll', follow, { passive: true })

  follow()
  opener?.setAttribute('aria-expanded', 'false')
  arrive()
}
