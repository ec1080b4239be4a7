import { draftKey } from '../forms/draft-key.ts'
import { loadOnUse } from './load-on-use.ts'

/** In use from the start: it has the focus, or it can be closed by its script only. */
const inUse = ':focus-within, [data-closable]:not(dialog *, details:not([open]) *)'

/** Whether an element is a form with texts that were typed before a reload, and are to come back. */
function hasDraft(element: HTMLElement): boolean {
  try {
    // Under whatever name it is sent.
    const name = element.querySelector<HTMLInputElement>('[data-part=form-name]')
    return !!name && draftKey(name.value) in sessionStorage
  } catch {
    return false
  }
}

/** Loads and runs the script of an element that works without it, with the first use of the element. */
export function enhanceOnUse(element: HTMLElement, load: () => Promise<void>): void {
  const start = loadOnUse(element, load)
  // The browser would stop the first press before the script is there, with a message in its own language. @requirement FORM-11
  if (element.dataset.enhance === 'form') element.querySelector('form')!.noValidate = true
  const isTarget = element.contains(document.querySelector(':target'))
  if (isTarget || element.matches(inUse) || hasDraft(element)) void start()
  else element.closest('details')?.addEventListener('toggle', start, { once: true })
}
