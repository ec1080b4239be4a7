/** Browsers refuse an address that changes with every key. In ms. */
const delay = 300

/**
 * Keeps in the query of the page's address what is typed or chosen on it; a key without a value goes away.
 * @requirement GEN-16
 */
export function keepQuery(signal: AbortSignal): (key: string, value: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return (key, value) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const url = new URL(location.href)
      if (value) url.searchParams.set(key, value)
      else url.searchParams.delete(key)
      history.replaceState(history.state, '', url)
    }, delay)
  }
}
