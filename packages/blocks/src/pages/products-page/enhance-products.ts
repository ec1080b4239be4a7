import { createEnhance } from '../../enhance.ts'
import { emitBlockEvent } from '../../events.ts'

/**
 * Time without a key after which the typed keyword is searched, in ms.
 * @requirement SRCH-17, SRCH-18
 */
const debounce = 200

/** The form that adds products to those to compare. */
const choice = 'form[data-swap]'
/** The links to further pages, below the tiles. */
const moreLinks = ':scope > :is(p, nav)'

const swapped = (page: ParentNode) => page.querySelectorAll<HTMLElement>('[data-swap]')

/** Gives each tile in view a name of its own, so that a view transition moves it to its new place. */
function nameTiles(page: HTMLElement, names: Map<string, string>) {
  for (const tile of page.querySelectorAll<HTMLElement>('[data-part="product-grid-tile"]')) {
    const href = tile.querySelector('a')!.href
    const { top, bottom } = tile.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) continue
    names.set(href, names.get(href) ?? `product-${names.size}`)
    tile.style.viewTransitionName = names.get(href)!
  }
}

/**
 * Shows what a list of products has at another address in place: filters, search and further pages. Every change is an address,
 * whose page the server renders; where it cannot be fetched the browser goes there.
 * @requirement TYPO-05, SRCH-14
 */
export const enhanceProducts = createEnhance((page, signal) => {
  const form = page.querySelector('form')!
  const input = form.querySelector<HTMLInputElement>('[type=search]')!
  let asked: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // Address of the page that the server rendered, even where the visitor has gone back since.
  const { pathname, search } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
  let shown = pathname + search
  /** Choices to compare follow each other: each adds to what the one before it has led to. */
  let chosen = Promise.resolve()

  /** The page at an address; the latest one that was asked for. */
  async function load(address: string) {
    asked?.abort()
    asked = new AbortController()
    page.querySelector('[data-swap="results"]')!.ariaBusy = 'true'
    const answer = await fetch(address, { signal: asked.signal })
    const loaded = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = loaded.querySelector<HTMLElement>('[data-enhance="products"]')
    const isAlike =
      next &&
      swapped(next).length === swapped(page).length &&
      loaded.querySelector('main')?.lang === document.querySelector('main')?.lang
    if (!answer.ok || !isAlike) throw new Error('another page')
    return { loaded, next, address: answer.redirected ? answer.url : address }
  }

  /** Shows which products are chosen to compare on tiles that stay; the links to further pages are those of the other page. */
  function mark(next: HTMLElement) {
    const { chosen, max } = next.querySelector<HTMLElement>(choice)!.dataset
    const keys = chosen!.split(',').filter(Boolean)
    for (const button of page.querySelectorAll<HTMLButtonElement>('li button[form]')) {
      const isChosen = keys.includes(button.value)
      button.ariaPressed = `${isChosen}`
      button.disabled = !isChosen && keys.length >= Number(max)
      // Describes why a button is disabled; the others have no description.
      button.setAttribute('aria-describedby', button.disabled ? `${button.getAttribute('form')}-full` : '')
    }
    const [results, others] = [page, next].map((root) => root.querySelector('[data-swap="results"]')!)
    for (const part of results!.querySelectorAll(moreLinks)) {
      const other = others!.querySelector(`:scope > ${part.localName}`)
      if (other) part.replaceWith(other)
    }
    results!.ariaBusy = null
    emitBlockEvent(page, { type: 'compare-change', ids: keys })
  }

  /** Replaces what differs. The search field stays, and with `keep` the tiles. The focus stays, or moves to the count. */
  function swap({ loaded, next }: Awaited<ReturnType<typeof load>>, keep = false) {
    const focused = document.activeElement as HTMLElement | null
    const key = focused?.dataset['key']
    const isOfChoice = focused?.closest(choice)
    if (keep) mark(next)
    const isWithin = focused !== input && page.contains(focused)
    const fold = page.querySelector<HTMLDetailsElement>('[data-part="product-filter-fold"]')
    const isOfFold = fold?.open && fold.checkVisibility?.() && focused?.closest('[data-part="product-filter-groups"]')
    for (const part of swapped(page)) {
      const other = next.querySelector<HTMLElement>(`[data-swap="${part.dataset['swap']}"]`)!
      if (keep && part.dataset['swap'] === 'results') continue
      // Keeps the announced element and changes only its text.
      if (part.localName !== 'output') part.replaceWith(other)
      else if (part.textContent !== other.textContent) part.textContent = other.textContent
    }
    form.action = next.querySelector('form')!.action
    if (document.activeElement !== input) input.value = next.querySelector<HTMLInputElement>('[type=search]')!.value
    document.title = loaded.title
    const trail = loaded.querySelector('[data-part="breadcrumb"]')
    if (trail) document.querySelector('[data-part="breadcrumb"]')?.replaceWith(trail)
    for (const link of document.querySelectorAll('[hreflang], [rel=canonical]')) {
      const language = link.getAttribute('hreflang')
      const other = loaded.querySelector(language ? `${link.localName}[hreflang="${language}"]` : '[rel=canonical]')
      if (other) link.setAttribute('href', other.getAttribute('href')!)
    }
    if (isOfFold) {
      // On a small screen the products would stay below the filters.
      fold.open = false
      const status = page.querySelector('output')!
      status.focus({ preventScroll: true })
      return status.scrollIntoView()
    }
    if (!isWithin || page.contains(focused)) return
    const again = key ? `[data-key="${CSS.escape(key)}"]` : isOfChoice ? `${choice} :is(button, a)` : 'output'
    page.querySelector<HTMLElement>(again)?.focus({ preventScroll: true })
  }

  async function go(address: string, how?: 'pushState' | 'replaceState', keep?: boolean) {
    clearTimeout(timer)
    try {
      const found = await load(address)
      if (how) history[how](null, '', found.address)
      shown = location.pathname + location.search
      if (!keep) emitBlockEvent(page, { type: 'filter-change', query: location.search })
      if (keep || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
        return swap(found, keep)
      const names = new Map<string, string>()
      nameTiles(page, names)
      const { ready, finished } = document.startViewTransition(() => {
        swap(found)
        nameTiles(page, names)
      })
      ready.catch(() => {})
      await finished.catch(() => {})
      for (const tile of page.querySelectorAll<HTMLElement>('[data-part="product-grid-tile"]')) tile.style.viewTransitionName = ''
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(address)
    }
  }

  /** Adds the next page of a long grid below this one, and leads the focus to it. */
  async function grow(link: HTMLAnchorElement) {
    try {
      const { next } = await load(link.href)
      const [old, added] = [page, next].map((root) => root.querySelector('[data-swap="results"]')!)
      const first = added!.querySelector('a')
      old!.querySelectorAll(moreLinks).forEach((part) => part.remove())
      // Takes the form of the new page, so that later choices lead there.
      const form = next.querySelector(choice)
      if (form) page.querySelector(choice)!.replaceWith(form)
      added!.querySelector('nav')?.remove()
      old!.append(...added!.childNodes)
      old!.ariaBusy = null
      first?.focus()
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(link.href)
    }
  }

  /** The address of a form as it is filled in, with the button that sends it. */
  function address(sent = form, by?: HTMLButtonElement | null) {
    const data: [string, FormDataEntryValue][] = [
      ...new FormData(sent),
      ...(by?.name ? [[by.name, by.value] as [string, string]] : []),
    ]
    const values = data.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
    return sent.action + (values.length ? `?${new URLSearchParams(values)}` : '')
  }

  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const isMore = link.parentElement?.dataset['part'] === 'products-page-more'
      if (!isMore && link.dataset['inPlace'] === undefined) return
      event.preventDefault()
      void (isMore ? grow(link) : go(link.href, 'pushState'))
    },
    { signal },
  )
  input.addEventListener(
    'input',
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => void go(address(), 'replaceState'), debounce)
    },
    { signal },
  )
  page.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const by = event.submitter as HTMLButtonElement | null
      if (event.target === form) return void go(address(), 'pushState')
      chosen = chosen.then(() => go(address(page.querySelector<HTMLFormElement>(choice)!, by), 'pushState', true))
    },
    { signal },
  )
  addEventListener('popstate', () => void (location.pathname + location.search !== shown && go(location.href)), { signal })
  // Done before the script was there.
  if (location.pathname + location.search !== shown) void go(location.href)
  else if (input.value !== input.defaultValue) void go(address(), 'replaceState')
  return () => {
    clearTimeout(timer)
    asked?.abort()
  }
})

export { enhanceProducts as default }
