import { emitBlockEvent } from '../../events.ts'

/** Browsers refuse an address that changes with every key. In ms. */
const delay = 300

/**
 * Keeps the text of a field that filters in the query of the page's address, by the field's name, and emits an event. An empty
 * text is removed from the query.
 * @requirement GEN-16
 */
export function keepInAddress(input: HTMLInputElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (signal.aborted) return
    const query = new URLSearchParams(location.search)
    const value = input.value.trim()
    if (value) query.set(input.name, value)
    else query.delete(input.name)
    // Without an anchor: the place that was jumped to may not be there any more.
    history.replaceState(history.state, '', `${query}` ? `?${query}` : location.pathname)
    // Of the address no more: it may say where the visitor is.
    emitBlockEvent(input, { type: 'filter-change', query: value && `?${input.name}=${encodeURIComponent(value)}` })
  }
  input.addEventListener(
    'input',
    () => {
      clearTimeout(timer)
      timer = setTimeout(keep, delay)
    },
    { signal },
  )
}
