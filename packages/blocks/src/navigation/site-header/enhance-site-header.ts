import { isModified } from '../../elements/dom/is-modified.ts'
import { createEnhance } from '../../enhance.ts'
import { emitBlockEvent } from '../../events.ts'
import { from } from '../../theme/breakpoints.ts'
import { actAsButton } from '../act-as-button.ts'

/**
 * The bar counts as scrolled from here on, in CSS pixels.
 * @requirement NAV-08, OR-17
 */
export const scrolledFrom = 24

/**
 * The search field takes the focus this long after it opened; the menu is whole again this long after it closed. In ms.
 * @requirement SRCH-03, SRCH-04
 */
export const searchDelay = 300

/**
 * Makes a `[data-site-header]` follow the scroll position and open its menu as a modal dialog (focus stays in, Escape closes,
 * focus returns). Opens and closes its search, and closes its list of languages. Its links that do so become buttons, for Space
 * too; without the script they lead to the same parts as targets. Dispatches the block events `menu-open` and `search-open`.
 */
export const enhanceSiteHeader = createEnhance((header, signal) => {
  const menu = header.querySelector('dialog')
  const languages = header.querySelector('details')
  const opener = header.querySelector<HTMLElement>('[data-search-open]')
  let timer: ReturnType<typeof setTimeout>

  const follow = () => void header.toggleAttribute('data-scrolled', scrollY >= scrolledFrom)

  function openMenu(link?: HTMLElement) {
    // Safari does not focus a link that is clicked; a dialog gives the focus back to where it was.
    link?.focus()
    menu?.showModal()
    menu?.querySelector<HTMLElement>('[data-menu-close]')?.focus()
    emitBlockEvent(header, { type: 'menu-open' })
  }
  function search(on: boolean) {
    if (on === header.hasAttribute('data-searching')) return
    const within = header.querySelector('[data-search] :focus')
    header.toggleAttribute('data-searching', on)
    opener?.setAttribute('aria-expanded', String(on))
    clearTimeout(timer)
    if (on) {
      timer = setTimeout(() => header.querySelector<HTMLElement>('[data-search] input')?.focus(), searchDelay)
      emitBlockEvent(header, { type: 'search-open' })
    } else if (within) opener?.focus()
  }
  function close() {
    menu?.close()
    search(false)
  }
  /** Opens what the address names, since the links in the bar work before the script does. */
  function arrive() {
    close()
    if (menu?.matches(':target')) openMenu()
    if (header.querySelector('[data-search]:target')) search(true)
  }

  const actions: Record<string, (link: HTMLElement) => void> = {
    '[data-menu-open]': openMenu,
    '[data-menu-close]': () => menu?.close(),
    '[data-search-open]': () => search(true),
    '[data-search-close]': () => search(false),
  }
  function onClick(event: MouseEvent) {
    const target = event.target as Element
    // The backdrop of the search belongs to the header itself.
    if (target === header) return search(false)
    for (const [links, run] of Object.entries(actions)) {
      const link = target.closest<HTMLElement>(links)
      if (!link || isModified(event)) continue
      event.preventDefault()
      run(link)
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    search(false)
    if (!languages?.open) return
    languages.open = false
    languages.querySelector('summary')?.focus()
  }
  function onOutside({ target }: Event) {
    if (languages && !languages.contains(target as Node)) languages.open = false
    if (!header.contains(target as Node)) search(false)
  }

  header.addEventListener('click', onClick, { signal })
  // On the document, so that a list of suggestions handles Escape first.
  document.addEventListener('keydown', onKeyDown, { signal })
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onOutside, { signal })
  // A page that comes back from the history has its menu closed.
  addEventListener('pagehide', close, { signal })
  addEventListener('hashchange', arrive, { signal })
  matchMedia(from.l).addEventListener('change', close, { signal })
  addEventListener('scroll', follow, { signal })

  follow()
  opener?.setAttribute('aria-expanded', 'false')
  for (const link of header.querySelectorAll<HTMLElement>(Object.keys(actions).join())) actAsButton(link, signal)
  arrive()

  return () => {
    close()
    header.removeAttribute('data-scrolled')
    opener?.removeAttribute('aria-expanded')
  }
})
