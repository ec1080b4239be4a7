import { loadOnUse } from '@brand/blocks/load-on-use'
import { unlockedItem } from '@brand/blocks/unlocked-downloads'

/** Whether the browser has the item of unlocked downloads, even one from before consent was withdrawn. */
function hasUnlocks(): boolean {
  try {
    return localStorage.getItem(unlockedItem) !== null
  } catch {
    return false
  }
}

/** Loads the script of locked files with their first use, and at once where something is unlocked. */
export default function enhanceDownloadRequestsOnUse(root: HTMLElement): void {
  const load = () =>
    import('./download-requests.ts').then((module) => void module.siteDownloadRequests(() => import('./form.ts'))(root))
  const start = loadOnUse(root, load, { held: 'a[data-locked]' })
  if (hasUnlocks()) void start()
}
