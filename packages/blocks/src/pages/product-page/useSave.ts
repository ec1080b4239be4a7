import { useState, type MouseEvent } from 'react'
import { isModified } from '../../elements/dom/is-modified.ts'

type Save = (link: HTMLAnchorElement, onProgress: (share: number) => void) => Promise<void>

/**
 * Saves the file of a link by script instead of by the browser. `loaded` is the share that has arrived meanwhile. `failed` means
 * that the last try went wrong, which is logged.
 * @requirement DL-37
 */
export function useSave(save: Save) {
  const [loaded, setLoaded] = useState<number>()
  const [failed, setFailed] = useState(false)

  async function run(link: HTMLAnchorElement) {
    setFailed(false)
    setLoaded(0)
    try {
      await save(link, setLoaded)
    } catch (error) {
      console.error('A file could not be saved:', error)
      setFailed(true)
    } finally {
      setLoaded(undefined)
    }
  }
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // The browser itself saves files from another host.
    if (isModified(event) || event.currentTarget.origin !== location.origin) return
    event.preventDefault()
    if (loaded === undefined) void run(event.currentTarget)
  }
  return { loaded, failed, onClick }
}
