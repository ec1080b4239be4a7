/**
 * A page whose code could not be loaded is not reloaded more often than this, in ms.
 * @requirement ERR-13
 */
export const reloadPause = 60_000

const reloadedAt = 'reloaded-at'
const heldEvent = 'held-event'
const identifyTrigger = (trigger: Element) => `${location.href} ${trigger.outerHTML}`

/** Reloads the page, unless it must stay; returns whether it does. The click on a given trigger is replayed on the new page. */
export type Recover = (trigger?: Element) => boolean

/**
 * Creates the recovery for code that cannot be loaded, as after a deployment that removed it: it reloads the page. It does not
 * reload offline, right after a reload, or over a field that was filled in or has the focus. Without storage it does not reload
 * either, since it could repeat forever.
 * @requirement ERR-13
 */
export function createRecovery(root: Document, reload = () => location.reload()): Recover {
  let isFilled = false
  let isReloading = false
  root.addEventListener('input', () => (isFilled = true), { once: true })
  // Another page was opened instead, and this one is restored from the history.
  addEventListener('pageshow', () => (isReloading = false))

  function mayReload(): boolean {
    const isFilling = isFilled || root.activeElement?.matches('input, textarea, select')
    if (isFilling || !navigator.onLine || Date.now() - Number(sessionStorage.getItem(reloadedAt)) < reloadPause) return false
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    return true
  }

  return (trigger) => {
    try {
      if (!isReloading && mayReload()) {
        isReloading = true
        reload()
      }
      if (isReloading && trigger) sessionStorage.setItem(heldEvent, identifyTrigger(trigger))
    } catch {
      // Storage is blocked.
    }
    return isReloading
  }
}

/** Replays the click that caused a reload, if its trigger still exists. */
export function replayHeldEvent(root: Document): void {
  try {
    const name = sessionStorage.getItem(heldEvent)
    sessionStorage.removeItem(heldEvent)
    if (!name) return
    const triggers = [...root.querySelectorAll<HTMLElement>('[data-hydrate-trigger]')]
    triggers.find((trigger) => identifyTrigger(trigger) === name)?.click()
  } catch {
    // Storage is blocked.
  }
}
