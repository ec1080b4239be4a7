/** A page whose code could not be loaded is not loaded anew more often than this, in ms (ERR-13). */
export const reloadPause = 60_000

const reloadedAt = 'reloaded-at'
const heldAct = 'held-act'
const nameOf = (trigger: Element) => `${location.href} ${trigger.outerHTML}`

/** Loads the page anew, unless it must stay; tells whether it does. An act that is given is repeated on the new page. */
export type Recover = (act?: Element) => boolean

/**
 * What to do when code cannot be loaded, as after a deployment that removed it (ERR-13): load the page anew. Not when that would not
 * help (offline, just done), not over a field that was filled in or is about to be, and not without storage, where nothing would end it.
 */
export function createRecovery(root: Document, reload = () => location.reload()): Recover {
  let isFilled = false
  let isReloading = false
  root.addEventListener('input', () => (isFilled = true), { once: true })
  // Another page was opened instead, and this one comes back from the history.
  addEventListener('pageshow', () => (isReloading = false))

  function mayReload(): boolean {
    const isFilling = isFilled || root.activeElement?.matches('input, textarea, select')
    if (isFilling || !navigator.onLine || Date.now() - Number(sessionStorage.getItem(reloadedAt)) < reloadPause) return false
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    return true
  }

  return (act) => {
    try {
      if (!isReloading && mayReload()) {
        isReloading = true
        reload()
      }
      if (isReloading && act) sessionStorage.setItem(heldAct, nameOf(act))
    } catch {
      // Storage is blocked.
    }
    return isReloading
  }
}

/** Repeats the act that a reload cut off, where its trigger still is. */
export function resumeAct(root: Document): void {
  try {
    const name = sessionStorage.getItem(heldAct)
    sessionStorage.removeItem(heldAct)
    if (!name) return
    const triggers = [...root.querySelectorAll<HTMLElement>('[data-wake]')]
    triggers.find((trigger) => nameOf(trigger) === name)?.click()
  } catch {
    // Storage is blocked.
  }
}
