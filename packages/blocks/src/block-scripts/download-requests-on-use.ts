import { unlockedItem } from '../forms/unlocked-downloads.ts'
import { loadOnUse } from './load-on-use.ts'

/** What a visitor has unlocked is in the browser, or was before a consent was taken back. */
function hasUnlocks(): boolean {
  try {
    return localStorage.getItem(unlockedItem) !== null
  } catch {
    return false
  }
}

/** Loads the script of locked files with their first use, and at once where something is unlocked. */
export function enhanceDownloadRequestsOnUse(root: HTMLElement, load: () => Promise<void>): void {
  const start = loadOnUse(root, load, { held: 'a[data-locked]' })
  if (hasUnlocks()) void start()
}
