const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/** What a visitor has unlocked is in the browser, or was before a consent was taken back. */
function hasUnlocks(): boolean {
  try {
    // The name is that of `@brand/blocks/unlocked-downloads`, which an untouched page does not load.
    return localStorage.getItem('unlockedDownloadsUpdatedv2') !== null
  } catch {
    return false
  }
}

/**
 * Loads the script of locked files with their first use, and at once where something is unlocked. A click meanwhile is held, and
 * follows its link where the script cannot be loaded.
 */
export function enhanceDownloadRequestsOnUse(root: HTMLElement) {
  const use = new AbortController()
  async function load(): Promise<void> {
    const { enhanceSiteDownloadRequests } = await import('./download-requests.ts')
    use.abort()
    enhanceSiteDownloadRequests(root)
  }
  const tryTo = () => void load().catch(() => {})
  const on = (type: string, listener: (event: Event) => void) => root.addEventListener(type, listener, { signal: use.signal })
  if (hasUnlocks()) tryTo()
  for (const type of ['pointerover', 'focusin']) on(type, tryTo)
  on('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locked]')
    if (!link || isModified(event as MouseEvent)) return
    event.preventDefault()
    load().then(
      () => link.click(),
      () => location.assign(link.href),
    )
  })
  return () => use.abort()
}
