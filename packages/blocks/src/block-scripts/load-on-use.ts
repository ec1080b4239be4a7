import { isModified } from '../elements/dom/is-modified.ts'

/** Longest time that an event is held before its native effect, in ms. Code that arrives after three seconds is in time. */
export const holdTimeout = 4000

interface Use {
  /** Selector of elements whose clicks and submits are held for the script. Default: links that change this page, buttons, forms. */
  held?: string
  /** Selector of elements that load the script when the pointer enters them. Default: anything in the element. */
  over?: string
  /** Handles a held event if the script cannot be loaded. By default, and after `false`, the event takes its native effect. */
  instead?: (trigger: HTMLElement) => boolean
}

/**
 * Loads the script of an element with its first use: something in it, or a link that leads to it, is pointed at, pressed or
 * focused. An event that needs the script is held meanwhile, and replayed once with focus kept. After `holdTimeout` or a failure
 * it takes its native effect; the next event tries again. A button has none, and waits as long as the script takes. Returns a
 * function that loads the script at once, and resolves to `false` after a failure.
 */
export function loadOnUse(
  element: HTMLElement,
  load: () => Promise<void>,
  { held = 'a[href^="#"], [data-in-place], button[type=button], form', over = '*', instead }: Use = {},
): () => Promise<boolean> {
  const use = new AbortController()
  const { signal } = use
  const holding = new Set<HTMLElement>()
  let loading: Promise<boolean> | undefined
  let replayed: HTMLElement | undefined

  const start = () =>
    (loading ??= load().then(
      () => {
        use.abort()
        return true
      },
      () => {
        loading = undefined
        return false
      },
    ))

  function isUse(target: Element) {
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
    return element.contains(target) || element.contains(document.getElementById(link?.hash.slice(1) ?? ''))
  }

  /** Loads the script at a sign that an event may follow. A failure here is silent, since that event tries again. */
  function onSign({ type, target }: Event) {
    // A router may have taken it away before its first use.
    if (!element.isConnected) return use.abort()
    if (!replayed && isUse(target as Element) && (type !== 'pointerover' || (target as Element).closest(over))) void start()
  }

  /** Replays an event: the script handles it where it is there, else the browser, which follows the link or sends the form. */
  function replay(trigger: HTMLElement, submitter: HTMLElement | null) {
    replayed = trigger
    const focused = submitter ?? trigger
    focused.focus({ preventScroll: true })
    if (trigger instanceof HTMLFormElement) trigger.requestSubmit(submitter)
    else trigger.click()
    replayed = undefined
  }

  async function onEvent(event: Event) {
    const trigger = (event.target as Element).closest<HTMLElement>(held)
    if (!trigger || trigger === replayed || !isUse(trigger) || event.defaultPrevented || isModified(event as MouseEvent)) return
    if (trigger instanceof HTMLFormElement !== (event.type === 'submit')) return
    event.preventDefault()
    event.stopPropagation()
    if (holding.has(trigger)) return
    holding.add(trigger)
    element.ariaBusy = 'true'
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, holdTimeout))
    const isThere = await (trigger.matches('[type=button]') ? start() : Promise.race([start(), timeout]))
    element.ariaBusy = null
    holding.delete(trigger)
    if (isThere !== false || !instead?.(trigger)) replay(trigger, event instanceof SubmitEvent ? event.submitter : null)
  }

  for (const type of ['click', 'submit']) document.addEventListener(type, onEvent, { signal, capture: true })
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) document.addEventListener(type, onSign, { signal })
  return start
}
