import { createEnhance } from '../../enhance.ts'
import { actAsButton } from '../act-as-button.ts'

/**
 * Closes a `[data-locale-warning]` by its link without changing the address. Without the script the link works too: it leads to
 * itself, and its own target is hidden.
 */
export const enhanceLocaleWarning = createEnhance((notice, signal) => {
  function close(event: Event) {
    event.preventDefault()
    notice.hidden = true
  }
  const link = notice.querySelector('a')
  if (link) actAsButton(link, signal)
  link?.addEventListener('click', close, { signal })
  return () => void (notice.hidden = false)
})

export { enhanceLocaleWarning as default }
