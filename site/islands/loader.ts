/** Wakes islands (ARCHITECTURE.md, "Islands"). The only script of a page that nobody touches: small, and free of React. */
import type { Recover } from './recovery.ts'

/** How far outside the view an island is woken, in CSS pixels (IMG-05). */
export const margin = 250

/** How long an act is held before it takes its native way, in ms: code that is three seconds late still gets the time to run. */
export const patience = 4000

/** Loads an island's code; the function it gives makes the island live and resolves when it answers. */
export type Prepare = (island: HTMLElement) => Promise<() => Promise<void>>

const triggerOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-wake]')
const islandOf = (element: Element) => element.closest<HTMLElement>('[data-island]:not([data-awake])')

const isModified = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * Watches the islands of a document. `prepare` is called once for each, and again only after it has failed; `recover` may then load
 * the page anew.
 */
export function startLoader(root: Document, prepare: Prepare, recover: Recover): void {
  const waking = new WeakMap<HTMLElement, Promise<void>>()
  const held = new WeakSet<HTMLElement>()
  let repeated: HTMLElement | undefined

  function wake(island: HTMLElement): Promise<void> {
    const begun = waking.get(island)
    if (begun) return begun
    const promise = prepare(island).then((hydrate) => {
      // React must find the markup as the server sent it.
      island.removeAttribute('aria-busy')
      return hydrate()
    })
    waking.set(island, promise)
    promise.then(
      () => island.setAttribute('data-awake', ''),
      () => waking.delete(island),
    )
    return promise
  }

  /** An island that cannot be loaded stays as the server sent it; the next act tries again. */
  const tryToWake = (island: HTMLElement | null, otherwise: () => void = () => {}) =>
    void (island && wake(island).catch(otherwise))

  /** Repeats an act: React answers it in a live island, else the browser, which follows the link or sends the form. */
  function repeat(trigger: HTMLElement, submitter: HTMLElement | null) {
    repeated = trigger
    const focused = submitter ?? trigger
    focused.focus({ preventScroll: true })
    if (trigger instanceof HTMLFormElement) trigger.requestSubmit(submitter)
    else trigger.click()
    repeated = undefined
  }

  /** Holds clicks and submits on `[data-wake]`, which have no native effect worth having, until their island is live. */
  async function onAct(event: Event) {
    const trigger = triggerOf(event)
    const island = trigger && islandOf(trigger)
    if (!island || trigger === repeated || isModified(event)) return
    if (trigger instanceof HTMLFormElement !== (event.type === 'submit')) return
    event.preventDefault()
    event.stopPropagation()
    if (held.has(trigger)) return
    held.add(trigger)
    island.setAttribute('aria-busy', 'true')
    const late = new Promise<void>((go) => setTimeout(go, patience))
    const failed = await Promise.race([wake(island), late]).then(
      () => false,
      () => true,
    )
    island.removeAttribute('aria-busy')
    held.delete(trigger)
    // A form is sent the native way, with all that is in it.
    if (failed && !(trigger instanceof HTMLFormElement) && recover(trigger)) return
    repeat(trigger, event instanceof SubmitEvent ? event.submitter : null)
  }

  /** A press, a focus or a key in an island wakes it; a pointer that passes over does so on a trigger only. The act that may follow is what recovers. */
  function onSign(event: Event) {
    const isSign = !repeated && (event.type !== 'pointerover' || triggerOf(event))
    if (isSign) tryToWake(islandOf(event.target as Element))
  }

  for (const type of ['click', 'submit']) root.addEventListener(type, onAct, true)
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) root.addEventListener(type, onSign, { passive: true })

  const whenSeen = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      tryToWake(islandOf(target), () => recover())
    }
  }
  const seen = new IntersectionObserver(whenSeen, { rootMargin: `${margin}px` })
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))

  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { hydrate } = island.dataset
    // The island itself is not a box.
    if (hydrate === 'visible' && island.firstElementChild) seen.observe(island.firstElementChild)
    if (hydrate === 'idle') whenIdle(() => tryToWake(island, () => recover()))
  }
}
