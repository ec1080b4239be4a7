/** Hydrates islands (ARCHITECTURE.md, "Islands"). An untouched page loads no other script; this one is small and without React. */
import type { Recover } from './recovery.ts'

/** How far outside the view an island is hydrated, in CSS pixels (IMG-05). */
export const margin = 250

/** How long an event is held before it takes its native effect, in ms; enough for code that arrives after three seconds. */
export const holdTimeout = 4000

/** Loads an island's code. The function that it gives hydrates the island and resolves when the island handles events. */
export type Prepare = (island: HTMLElement) => Promise<() => Promise<void>>

const triggerOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-hydrate-trigger]')
const islandOf = (element: Element) => element.closest<HTMLElement>('[data-island]:not([data-hydrated])')

const isModified = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * Watches the islands of a document. `prepare` is called once for each, and again only after it has failed; `recover` may then
 * reload the page.
 */
export function startLoader(root: Document, prepare: Prepare, recover: Recover): void {
  const started = new WeakMap<HTMLElement, Promise<void>>()
  const held = new WeakSet<HTMLElement>()
  let replayed: HTMLElement | undefined

  function hydrate(island: HTMLElement): Promise<void> {
    const known = started.get(island)
    if (known) return known
    const promise = prepare(island).then((run) => {
      // React must find the markup as the server sent it.
      island.removeAttribute('aria-busy')
      return run()
    })
    started.set(island, promise)
    promise.then(
      () => island.setAttribute('data-hydrated', ''),
      () => started.delete(island),
    )
    return promise
  }

  /** An island that cannot be loaded stays as the server sent it; the next event tries again. */
  const tryToHydrate = (island: HTMLElement | null, onError: () => void = () => {}) =>
    void (island && hydrate(island).catch(onError))

  /** Replays an event: React handles it in a hydrated island, else the browser, which follows the link or sends the form. */
  function replay(trigger: HTMLElement, submitter: HTMLElement | null) {
    replayed = trigger
    const focused = submitter ?? trigger
    focused.focus({ preventScroll: true })
    if (trigger instanceof HTMLFormElement) trigger.requestSubmit(submitter)
    else trigger.click()
    replayed = undefined
  }

  /** Holds clicks and submits on `[data-hydrate-trigger]`, which have no useful native effect, until their island is hydrated. */
  async function onEvent(event: Event) {
    const trigger = triggerOf(event)
    const island = trigger && islandOf(trigger)
    if (!island || trigger === replayed || isModified(event)) return
    if (trigger instanceof HTMLFormElement !== (event.type === 'submit')) return
    event.preventDefault()
    event.stopPropagation()
    if (held.has(trigger)) return
    held.add(trigger)
    island.setAttribute('aria-busy', 'true')
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, holdTimeout))
    const failed = await Promise.race([hydrate(island), timeout]).then(
      () => false,
      () => true,
    )
    island.removeAttribute('aria-busy')
    held.delete(trigger)
    // A form is sent the native way, with all that is in it.
    if (failed && !(trigger instanceof HTMLFormElement) && recover(trigger)) return
    replay(trigger, event instanceof SubmitEvent ? event.submitter : null)
  }

  /**
   * Signs that an event may follow: a press, a focus or a key in an island hydrates it; a pointer that passes over does so on a
   * trigger only. A failure here is silent, since the event that may follow recovers from it.
   */
  function onIntent(event: Event) {
    const isIntent = !replayed && (event.type !== 'pointerover' || triggerOf(event))
    if (isIntent) tryToHydrate(islandOf(event.target as Element))
  }

  for (const type of ['click', 'submit']) root.addEventListener(type, onEvent, true)
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    root.addEventListener(type, onIntent, { passive: true })

  const onVisible = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      tryToHydrate(islandOf(target), () => recover())
    }
  }
  const observer = new IntersectionObserver(onVisible, { rootMargin: `${margin}px` })
  // Safari has no idle callback.
  const onIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))

  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { hydrate } = island.dataset
    // The island itself is not a box.
    if (hydrate === 'visible' && island.firstElementChild) observer.observe(island.firstElementChild)
    if (hydrate === 'idle') onIdle(() => tryToHydrate(island, () => recover()))
  }
  // An address may open something in an island, as a picture of a gallery.
  const opened = root.querySelector<HTMLElement>(`[data-hash="${CSS.escape(location.hash.slice(1))}"]`)
  tryToHydrate(opened && islandOf(opened), () => recover())
}
